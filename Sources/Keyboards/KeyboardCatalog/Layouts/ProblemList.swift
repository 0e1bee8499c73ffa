import KeyboardLayouts

/// The problems of a layout in the order in which they are found.
struct ProblemList {
  private(set) var problems: [LayoutProblem] = []
  private var hasError = false

  /// The maximum number of problems kept. The first error is kept in any case.
  private static let limit = 1000

  mutating func report(_ fault: LayoutFault, at position: SourcePosition) {
    guard problems.count < Self.limit || fault.isWarning == false && !hasError else { return }
    hasError = hasError || !fault.isWarning
    problems.append(LayoutProblem(position: position, fault: fault))
  }

  mutating func report(_ error: LayoutFileError) { report(error.fault, at: error.position) }

  mutating func report(_ fault: RuleFault, of attribute: String, at position: SourcePosition) {
    report(.rule(fault, attribute: attribute), at: position)
  }

  /// The problems of each file by line. Files are in the order of their first problem.
  var sorted: [LayoutProblem] {
    var order: [String: Int] = [:]
    for problem in problems where order[problem.position.file] == nil {
      order[problem.position.file] = order.count
    }
    return problems.enumerated().sorted { left, right in
      let (first, second) = (left.element.position, right.element.position)
      return (order[first.file] ?? 0, first.line ?? 0, first.column ?? 0, left.offset)
        < (order[second.file] ?? 0, second.line ?? 0, second.column ?? 0, right.offset)
    }.map(\.element)
  }
}
