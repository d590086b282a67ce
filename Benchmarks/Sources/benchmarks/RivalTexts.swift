// RivalTexts.swift: texts as C knows them.

import TextRival

/// Texts in rows of the same length, each ended by a zero.
final class RivalTexts {
  /// More than the longest fraction of words takes.
  static let stride = 48

  private let bytes: Buffer<CChar>
  private let lengths: Buffer<UInt8>

  /// Creates room for texts.
  init(count: Int) {
    bytes = Buffer(repeating: 0, count: count * Self.stride)
    lengths = Buffer(repeating: 0, count: count)
  }

  convenience init(_ texts: [String]) {
    self.init(count: texts.count)
    for (i, text) in texts.enumerated() {
      precondition(text.utf8.count < Self.stride, "Text is too long")
      for (j, byte) in text.utf8.enumerated() {
        start[i * Self.stride + j] = CChar(bitPattern: byte)
      }
      lengths.elements[i] = UInt8(text.utf8.count)
    }
  }

  var start: UnsafeMutablePointer<CChar> { bytes.elements.baseAddress! }

  var rows: rival_texts {
    rival_texts(
      bytes: start, stride: Self.stride, count: lengths.elements.count,
      lengths: lengths.elements.baseAddress)
  }

  var outcomes: [Outcome] {
    lengths.elements.indices.map { i in
      let row = UnsafeRawBufferPointer(
        start: start + i * Self.stride, count: Int(lengths.elements[i]))
      return .text(String(decoding: row, as: UTF8.self))
    }
  }
}
