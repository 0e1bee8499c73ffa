/// A group of settings that a form shows together.
public enum SettingGroup: String, CaseIterable, Hashable, Sendable {
  /// Capital letters and the shift key.
  case capitals
  /// What two spaces do.
  case spaces
  /// Quotation marks, dashes, and spaces beside marks.
  case marks
  /// What is offered and corrected.
  case words
  /// How languages are composed.
  case composing
  /// What is learned from what is typed.
  case learning

  /// The heading of the group.
  public var title: String {
    switch self {
    case .capitals: "Capitals"
    case .spaces: "Double space"
    case .marks: "Punctuation"
    case .words: "Words"
    case .composing: "Composition"
    case .learning: "Learning"
    }
  }
}

/// A setting as it is declared: its name in files, what it starts with, and what forms show.
public struct Setting<Value: SettingType>: Sendable {
  /// The name in files: that of the property of ``TypingSettings``.
  public let key: String
  /// What a keyboard starts with.
  public let `default`: Value
  /// What a form shows.
  public let title: String
  /// Where a form shows it.
  public let group: SettingGroup
  /// What it does, in one sentence.
  public let explanation: String
}

/// A declared setting whatever its type: what a file, a form or a property list is made from.
public struct SettingDeclaration: Sendable {
  /// The name in files.
  public let key: String
  /// What a keyboard starts with.
  public let `default`: SettingValue
  /// The names to choose from; none for a setting that is on or off.
  public let choices: [SettingChoice]
  /// What a form shows.
  public let title: String
  /// Where a form shows it.
  public let group: SettingGroup
  /// What it does, in one sentence.
  public let explanation: String

  private let reader: @Sendable (TypingSettings) -> SettingValue
  private let writer: @Sendable (SettingValue, inout TypingSettings) -> Bool

  init<Value>(
    _ setting: Setting<Value>, _ path: WritableKeyPath<TypingSettings, Value> & Sendable
  ) {
    key = setting.key
    `default` = setting.default.settingValue
    choices = Value.choices
    title = setting.title
    group = setting.group
    explanation = setting.explanation
    reader = { $0[keyPath: path].settingValue }
    writer = { value, settings in
      guard let value = Value(value) else { return false }
      settings[keyPath: path] = value
      return true
    }
  }

  /// The value among some settings.
  public func value(in settings: TypingSettings) -> SettingValue { reader(settings) }

  /// Sets the value. False, and nothing is changed, where it is none of the setting's type.
  public func set(_ value: SettingValue, in settings: inout TypingSettings) -> Bool {
    writer(value, &settings)
  }
}
