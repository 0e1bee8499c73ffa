/// The value of a setting as files and forms have it.
public enum SettingValue: Hashable, Sendable, CustomStringConvertible {
  /// On or off.
  case flag(Bool)
  /// One of several names.
  case name(String)

  /// The value as it is written in a file, without quotes.
  public var description: String {
    switch self {
    case .flag(let isOn): "\(isOn)"
    case .name(let name): name
    }
  }
}

/// One of the names that a setting can have, and what a form shows for it.
public struct SettingChoice: Hashable, Sendable {
  /// The name in files.
  public let name: String
  /// What a form shows.
  public let title: String

  /// A choice.
  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }
}

/// What a setting is in the code: a type whose values files can hold.
public protocol SettingType: Sendable {
  /// The names to choose from; none for a setting that is on or off.
  static var choices: [SettingChoice] { get }
  /// The value of a file; nil where it is none of this type.
  init?(_ value: SettingValue)
  /// The value as files have it.
  var settingValue: SettingValue { get }
}

extension Bool: SettingType {
  /// On or off is no choice of names.
  public static var choices: [SettingChoice] { [] }

  /// On or off.
  public init?(_ value: SettingValue) {
    guard case .flag(let isOn) = value else { return nil }
    self = isOn
  }

  /// On or off.
  public var settingValue: SettingValue { .flag(self) }
}
