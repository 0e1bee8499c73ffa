/// How quickly two spaces must follow each other to end a sentence.
public enum DoubleSpacePace: String, NamedChoice, Codable, Hashable {
  /// For those who often want two spaces.
  case quick
  /// What a keyboard starts with.
  case normal
  /// For those who need more time.
  case slow

  /// The longest time from one space to the next.
  public var milliseconds: UInt64 {
    switch self {
    case .quick: 500
    case .normal: 1_500
    case .slow: 4_000
    }
  }
}

extension DoubleSpacePace {
  /// The pace and its time.
  public var title: String {
    "\(rawValue.capitalizedFirst), within \(Double(milliseconds) / 1_000) s"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
