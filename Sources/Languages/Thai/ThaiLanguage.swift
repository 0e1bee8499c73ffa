import InputCore
import LanguageDescription

extension Thai {
  /// The language catalogue entry of Thai. Its keyboard inserts keys directly, and checks their
  /// order by the user's settings.
  public static let language = Language(
    tag: languageTag, name: "Thai",
    keyboards: [
      KeyboardEntry(id: languageTag, primaryLanguage: "th-TH", name: "Thai (Kedmanee)") {
        switch $0.thaiSequences {
        case .accept: nil
        case .correct, .refuse: KeyboardComposing(options: [$0.thaiSequences.rawValue])
        }
      }
    ],
    composition: CompositionEntry(
      module: "Thai", options: ThaiOptions.names, suggestsWords: true,
      open: { _ in ThaiLanguage() }))
}

/// Thai, which needs no image.
public struct ThaiLanguage: ComposingLanguage {
  /// Returns the input method for the user's settings, with an empty keymap.
  ///
  /// - Throws: `UnknownName` for an option that is not in `ThaiOptions.names`.
  public func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<ThaiMethod> {
    ConfiguredMethod(
      Thai.inputMethod(options: try ThaiOptions(names: choices.options)), keymap: Keymap())
  }
}
