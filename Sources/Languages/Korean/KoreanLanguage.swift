import DictionaryImage
import InputCore
import LanguageDescription
import UserHistory

extension Korean {
  /// The language catalogue entry of Korean.
  public static let language = Language(
    tag: languageTag, name: "Korean",
    keyboards: [
      KeyboardEntry(id: languageTag, primaryLanguage: "ko-KR", name: "Korean (2-set)") {
        KeyboardComposing(
          hardwareOptions: $0.hangulLayout == .twoSet ? nil : [$0.hangulLayout.rawValue],
          keys: ComposedKeys(readsPositions: true, correctsWords: true))
      }
    ],
    composition: CompositionEntry(
      module: "Korean", images: [.init(languageTag, isRequired: false)],
      options: KoreanOptions.names, suggestsWords: true, learns: true, setForm: .text,
      open: KoreanLanguage.init))
}

/// Korean with its Hanja dictionary opened, if there is one.
public struct KoreanLanguage: ComposingLanguage {
  private let hanja: HanjaDictionary?

  /// Opens the Hanja dictionary. Without its image only Hangul can be typed.
  ///
  /// - Throws: The error of `HanjaDictionary.init(path:)` if the image is damaged.
  public init(_ resources: LanguageResources) throws {
    let path = try? resources.imagePath(Korean.languageTag)
    hanja = try path.map { try HanjaDictionary(path: $0) }
  }

  /// Returns the input method and keymap for the user's settings.
  ///
  /// - Throws: `UnknownName` for an option that is not in `KoreanOptions.names`.
  public func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<HangulMethod> {
    let options = try KoreanOptions(names: choices.options)
    let keystrokes = HangulKeystrokes(layout: options.layout)
    return ConfiguredMethod(
      Korean.inputMethod(hanja: hanja, options: options, history: choices.history),
      keymap: Korean.keymap, keysOfLetters: options.layout.keysOfLetters,
      keystrokes: { keystrokes.stretches(for: $0.joined(separator: " "))?.joined() })
  }
}
