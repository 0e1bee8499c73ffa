/// Something in an image that should not be so.
public struct Finding: Sendable, Equatable, CustomStringConvertible {
  /// The section it is in.
  public let section: String
  /// The element of the section, counted from 0, where there is one.
  public let index: Int?
  /// What is wrong.
  public let reason: String

  /// `section[index]: reason`.
  public var description: String {
    "section '\(section)'\(index.map { ", element \($0)" } ?? ""): \(reason)"
  }
}

/// The findings of a check: all counted, the first few kept.
public struct Findings: Sendable {
  /// How many are kept.
  public static let limit = 100
  /// The first ones.
  public private(set) var first: [Finding] = []
  /// How many there are.
  public private(set) var total = 0

  mutating func add(_ section: String, _ index: Int? = nil, _ reason: String) {
    total += 1
    if first.count < Self.limit {
      first.append(Finding(section: section, index: index, reason: reason))
    }
  }
}
