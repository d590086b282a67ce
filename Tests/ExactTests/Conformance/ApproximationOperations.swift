// ApproximationOperations.swift: what the operations of approximation in the
// conformance data are called here.

import Exact

func approximationOutcome<F: RowFraction>(
  of row: Row, on _: F.Type
) -> Outcome? {
  nil
}

/// The same for the field reports, whose operands are written in their own way.
func approximationOutcome<F: RowFraction>(
  of report: Report, on _: F.Type
) -> Outcome? {
  nil
}
