/// A group of settings that a form shows together.
public enum SettingGroup: String, CaseIterable, Hashable, Sendable {
  /// Capital letters and the shift key.
  case capitals
  /// The double space.
  case spaces
  /// Quotation marks, dashes, and spaces beside marks.
  case marks
  /// The Backspace key.
  case deleting
  /// Word suggestions and corrections.
  case words
  /// The input methods of languages.
  case composing
  /// Learning from typed text.
  case learning
  /// Switching between keyboards.
  case keyboards

  /// The heading of the group in a form.
  public var title: String {
    switch self {
    case .capitals: "Capitals"
    case .spaces: "Double space"
    case .marks: "Punctuation"
    case .deleting: "Backspace"
    case .words: "Words"
    case .composing: "Composition"
    case .learning: "Learning"
    case .keyboards: "Keyboards"
    }
  }
}

/// The declaration of a setting: its key in files, its default, and its texts in forms.
public struct Setting<Value: SettingType>: Sendable {
  /// The key in settings files, which is the name of the property of ``TypingSettings``.
  public let key: String
  /// The default value.
  public let `default`: Value
  /// The title in a form.
  public let title: String
  /// The group in which a form shows the setting.
  public let group: SettingGroup
  /// One sentence on what the setting does.
  public let explanation: String
}

/// A declared setting without its type. Files, forms and property lists are generated from these.
public struct SettingDeclaration: Sendable {
  /// The key in settings files.
  public let key: String
  /// The default value.
  public let `default`: SettingValue
  /// The accepted names; empty for a setting that is on or off, or a text.
  public let choices: [SettingChoice]
  /// The regular expression (ECMA-262) that texts match; nil for a setting of another kind.
  public let pattern: String?
  /// The title in a form.
  public let title: String
  /// The group in which a form shows the setting.
  public let group: SettingGroup
  /// One sentence on what the setting does.
  public let explanation: String

  private let reader: @Sendable (TypingSettings) -> SettingValue
  private let writer: @Sendable (SettingValue, inout TypingSettings) -> Bool

  init<Value>(
    _ setting: Setting<Value>, _ path: WritableKeyPath<TypingSettings, Value> & Sendable
  ) {
    key = setting.key
    `default` = setting.default.settingValue
    choices = Value.choices
    pattern = Value.pattern
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

  /// Returns the value of this setting in `settings`.
  public func value(in settings: TypingSettings) -> SettingValue { reader(settings) }

  /// Returns the value that a text without quotation marks stands for, as in scripts; nil if it is
  /// none of a flag.
  package func value(parsing text: String) -> SettingValue? {
    switch `default` {
    case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .name: .name(text)
    case .text: .text(text)
    }
  }

  /// Sets the value of this setting in `settings`.
  ///
  /// - Returns: false, with `settings` unchanged, if `value` does not have the setting's type.
  public func set(_ value: SettingValue, in settings: inout TypingSettings) -> Bool {
    writer(value, &settings)
  }
}
