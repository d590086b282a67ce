// Goals+Remarks.swift: why goals are missed, and where the others are.

extension Goal {
  /// What a reader should know about a goal that is missed or not there.
  static let remarks: [(number: Int, text: String)] = [
    (1, "TODO")
  ]
}
