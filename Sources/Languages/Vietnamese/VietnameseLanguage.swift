import InputCore
import LanguageDescription

extension Vietnamese {
  /// The entry of the catalogue.
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

/// Vietnamese, which reads no image.
public struct VietnameseLanguage: ComposingLanguage {
  /// Words with marks.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<WordMethod<VietnameseSpeller>> {
    ConfiguredMethod(
      Vietnamese.inputMethod(options: try VietnameseOptions(names: choices.options)),
      keymap: .words)
  }
}
