import InputCore
import KeyboardCatalog
import TypingAids

/// The user's settings on a desktop.
package struct DesktopSettings: Hashable, Sendable {
  /// The settings of the keyboards. On a desktop, text stays as it was typed: there is no automatic
  /// capital, quotation mark or correction unless the user asks for it. Words are suggested.
  package var typing: TypingSettings = {
    var typing = TypingSettings.none
    typing.wordSuggestions = .suggest
    return typing
  }()
  /// Whether a Shift key pressed alone switches between the language and plain letters.
  package var shiftSwitches = true
  /// The fate of a composition that is interrupted, or ended by a switch to plain letters or
  /// another keyboard; nil for the policy of each keyboard.
  package var switching: CompositionResolution?

  /// Creates the default settings.
  package init() {}

  /// Reads a settings file.
  ///
  /// - Throws: a `LocaleFileError` with the line for an unknown key or value.
  package init(contentsOf path: String) throws(LocaleFileError) {
    try self.init(parsing: try LocaleNode.text(of: path), file: path)
  }

  /// Parses the text of a settings file: the keys of typing settings, and those of this type. Omitted
  /// keys keep the values of `base`.
  ///
  /// ```json
  /// { "pinyinScheme": "xiaohe", "shiftSwitches": false, "switching": "commit-first" }
  /// ```
  ///
  /// - Parameters:
  ///   - file: the name of the file for messages.
  ///   - base: the values of omitted keys.
  package init(
    parsing text: String, file: String, over base: DesktopSettings = DesktopSettings()
  ) throws(LocaleFileError) {
    self = base
    var (shiftSwitches, switching) = (self.shiftSwitches, self.switching)
    try typing.apply(parsing: text, file: file) { key, node throws(LocaleFileError) in
      switch key {
      case "shiftSwitches": shiftSwitches = try node.flag()
      case "switching":
        switching = try node.choice(Self.policies)
      default: return false
      }
      return true
    }
    (self.shiftSwitches, self.switching) = (shiftSwitches, switching)
  }

  private static let policies: KeyValuePairs<String, CompositionResolution> = [
    "commit-raw": .commitRaw, "commit-first": .commitFirst, "discard": .discard,
  ]

  /// All settings as a file has them, one in a line.
  package var text: String {
    var lines = TypingSettings.Schema.declarations.map { declaration in
      let value = declaration.value(in: typing)
      let text = if case .flag(let isOn) = value { "\(isOn)" } else { "\"\(value)\"" }
      return "  \"\(declaration.key)\": \(text)"
    }
    lines.append("  \"shiftSwitches\": \(shiftSwitches)")
    if let policy = Self.policies.first(where: { $0.value == switching }) {
      lines.append("  \"switching\": \"\(policy.key)\"")
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}
