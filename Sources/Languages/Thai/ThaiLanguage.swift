import InputCore
import LanguageDescription

extension Thai {
  /// The entry of the catalogue. On its keyboard keys go straight into the text.
  public static let language = Language(
    tag: languageTag, name: "Thai",
    keyboards: [
      KeyboardEntry(id: languageTag, primaryLanguage: "th-TH", name: "Thai (Kedmanee)")
    ],
    composition: CompositionEntry(
      module: "Thai", options: ThaiOptions.names, suggestsWords: true,
      open: { _ in ThaiLanguage() }))
}

/// Thai, which reads no image.
public struct ThaiLanguage: ComposingLanguage {
  /// The check of the order of what is typed.
  public func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<ThaiMethod> {
    ConfiguredMethod(
      Thai.inputMethod(options: try ThaiOptions(names: choices.options)), keymap: Keymap())
  }
}
