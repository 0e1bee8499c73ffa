/// How quickly two blanks must follow each other to end a sentence.
public enum DoubleSpacePace: String, CaseIterable, Codable, Hashable, Sendable {
  /// For those who often want two blanks.
  case quick
  /// What a keyboard starts with.
  case normal
  /// For those who need more time.
  case slow

  /// The longest time from one blank to the next.
  public var milliseconds: UInt64 {
    switch self {
    case .quick: 500
    case .normal: 1_500
    case .slow: 4_000
    }
  }
}

extension DoubleSpacePace: SettingType {
  /// The paces.
  public static var choices: [SettingChoice] {
    allCases.map { pace in
      let seconds = "\(Double(pace.milliseconds) / 1_000) s"
      return SettingChoice(
        name: pace.rawValue, title: "\(pace.rawValue.capitalizedFirst), within \(seconds)")
    }
  }

  /// The pace of this name.
  public init?(_ value: SettingValue) {
    guard case .name(let name) = value else { return nil }
    self.init(rawValue: name)
  }

  /// The name.
  public var settingValue: SettingValue { .name(rawValue) }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
