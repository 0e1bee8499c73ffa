/// Something in an image that should not be so.
package struct Finding: Sendable, Equatable, CustomStringConvertible {
  /// The section it is in.
  package let section: String
  /// The element of the section, counted from 0, where there is one.
  package let index: Int?
  /// What is wrong.
  package let reason: String

  /// `section[index]: reason`.
  package var description: String {
    "section '\(section)'\(index.map { ", element \($0)" } ?? ""): \(reason)"
  }
}

/// The findings of a check: all counted, the first few kept.
package struct Findings: Sendable {
  /// How many are kept.
  package static let limit = 100
  /// The first ones.
  package private(set) var first: [Finding] = []
  /// How many there are.
  package private(set) var total = 0

  mutating func add(_ section: String, _ index: Int? = nil, _ reason: String) {
    total += 1
    if first.count < Self.limit {
      first.append(Finding(section: section, index: index, reason: reason))
    }
  }
}
