/// A setting that is one of several names: an enumeration by its raw values.
public protocol NamedChoice: SettingType, CaseIterable, RawRepresentable where RawValue == String {
  /// What a form shows for the name.
  var title: String { get }
}

extension NamedChoice {
  /// All names, in the order of the enumeration.
  public static var choices: [SettingChoice] {
    allCases.map { SettingChoice(name: $0.rawValue, title: $0.title) }
  }

  /// The choice of this name.
  public init?(_ value: SettingValue) {
    guard case .name(let name) = value else { return nil }
    self.init(rawValue: name)
  }

  /// The name.
  public var settingValue: SettingValue { .name(rawValue) }
}
