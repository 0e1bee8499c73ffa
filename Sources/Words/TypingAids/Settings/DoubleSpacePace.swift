/// The longest time between two spaces that end a sentence.
public enum DoubleSpacePace: String, NamedChoice, Codable, Hashable {
  /// For users who often want two spaces.
  case quick
  /// The default.
  case normal
  /// For users who need more time.
  case slow

  /// The longest time from one space to the next, in milliseconds.
  public var milliseconds: UInt64 {
    switch self {
    case .quick: 500
    case .normal: 1_500
    case .slow: 4_000
    }
  }
}

extension DoubleSpacePace {
  /// The title in a form, with the time in seconds.
  public var title: String {
    "\(rawValue.capitalizedFirst), within \(Double(milliseconds) / 1_000) s"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
