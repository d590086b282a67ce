// Progress.swift: what is being timed, for those who wait at a terminal.

import Foundation

enum Progress {
  private static let isVisible =
    isatty(FileHandle.standardError.fileDescriptor) == 1

  /// Shows a line in the place of the one before.
  static func show(_ text: String) { write(lineStart + text) }

  static func clear() { write(lineStart) }

  /// Moves to the start of a line and erases it.
  private static let lineStart = "\r\u{1B}[K"

  private static func write(_ text: String) {
    guard isVisible else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
