/// A setting with several named values: an enumeration whose raw values are the names.
public protocol NamedChoice: SettingType, CaseIterable, RawRepresentable where RawValue == String {
  /// The title of the value in a form.
  var title: String { get }
}

extension NamedChoice {
  /// The names of all cases, in the order of the enumeration.
  public static var choices: [SettingChoice] {
    allCases.map { SettingChoice(name: $0.rawValue, title: $0.title) }
  }

  /// Creates the case with this name; nil if `value` is a flag or an unknown name.
  public init?(_ value: SettingValue) {
    guard case .name(let name) = value else { return nil }
    self.init(rawValue: name)
  }

  /// The raw value as a name.
  public var settingValue: SettingValue { .name(rawValue) }
}
