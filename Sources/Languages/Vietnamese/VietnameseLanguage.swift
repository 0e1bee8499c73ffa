import InputCore
import LanguageDescription

extension Vietnamese {
  /// The language catalogue entry of Vietnamese.
  public static let language = Language(
    tag: languageTag, name: "Vietnamese",
    keyboards: [
      KeyboardEntry(id: languageTag, primaryLanguage: "vi-VN", name: "Vietnamese") {
        $0.vietnameseMethod == .layout
          ? nil
          : KeyboardComposing(
            options: [$0.vietnameseMethod.rawValue], keys: ComposedKeys(readsPositions: true))
      }
    ],
    composition: CompositionEntry(
      module: "Vietnamese", options: VietnameseOptions.names, suggestsWords: true,
      open: { _ in VietnameseLanguage() }))
}

/// Vietnamese, which needs no image.
public struct VietnameseLanguage: ComposingLanguage {
  /// Returns the input method and keymap for the user's settings.
  ///
  /// - Throws: `UnknownName` for an option that is not in `VietnameseOptions.names`.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<WordMethod<VietnameseSpeller>> {
    ConfiguredMethod(
      Vietnamese.inputMethod(options: try VietnameseOptions(names: choices.options)),
      keymap: .words)
  }
}
