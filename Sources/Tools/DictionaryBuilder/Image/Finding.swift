/// A fault that a check found in an image.
package struct Finding: Sendable, Equatable, CustomStringConvertible {
  /// The name of the section.
  package let section: String
  /// The index of the element in the section; nil if the whole section is meant.
  package let index: Int?
  /// The description of the fault.
  package let reason: String

  /// `section 'NAME', element INDEX: REASON`; without the element if there is no index.
  package var description: String {
    "section '\(section)'\(index.map { ", element \($0)" } ?? ""): \(reason)"
  }
}

/// The findings of a check: all are counted, the first ones are kept.
package struct Findings: Sendable {
  /// The maximum number of findings kept.
  package static let limit = 100
  /// The first findings.
  package private(set) var first: [Finding] = []
  /// The number of findings.
  package private(set) var total = 0

  mutating func add(_ section: String, _ index: Int? = nil, _ reason: String) {
    total += 1
    if first.count < Self.limit {
      first.append(Finding(section: section, index: index, reason: reason))
    }
  }
}
