/// A setting's value in settings files and forms.
public enum SettingValue: Hashable, Sendable, CustomStringConvertible {
  /// On or off.
  case flag(Bool)
  /// One of several names.
  case name(String)
  /// A text of the form that the setting defines.
  case text(String)

  /// The value as a file contains it, without quotation marks.
  public var description: String {
    switch self {
    case .flag(let isOn): "\(isOn)"
    case .name(let text), .text(let text): text
    }
  }
}

/// One of the names that a setting accepts, and its title in a form.
public struct SettingChoice: Hashable, Sendable {
  /// The name in settings files.
  public let name: String
  /// The title in a form.
  public let title: String

  /// Creates a choice.
  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }
}

/// A type that a setting can have: it converts to and from ``SettingValue``.
public protocol SettingType: Sendable {
  /// The accepted names; empty for a setting that is on or off, or a text.
  static var choices: [SettingChoice] { get }
  /// The regular expression (ECMA-262) that texts match; nil for a setting of another kind.
  static var pattern: String? { get }
  /// Creates a value from a settings file; nil if `value` has another type or an unknown name.
  init?(_ value: SettingValue)
  /// The value as settings files store it.
  var settingValue: SettingValue { get }
}

extension SettingType {
  /// Nil: by default the setting is no text.
  public static var pattern: String? { nil }
}

extension Bool: SettingType {
  /// Always empty: a setting that is on or off has no names.
  public static var choices: [SettingChoice] { [] }

  /// Creates a Boolean from a flag; nil if `value` is a name.
  public init?(_ value: SettingValue) {
    guard case .flag(let isOn) = value else { return nil }
    self = isOn
  }

  /// The Boolean as a flag.
  public var settingValue: SettingValue { .flag(self) }
}
