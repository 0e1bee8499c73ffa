// Written by ime-cli from keyboard.json: change that file and write this one again.
import Japanese
import KeyboardCatalog
import KeyboardPermissions
import Keyboards
import LanguageDescription

/// The keyboards of this target.
public enum KeyboardList {
  /// What a host must know of each; the first is shown first.
  public static let descriptions: [KeyboardDescription] = [
    KeyboardDescription(
      id: "ja",
      primaryLanguage: "ja-JP",
      name: "Japanese",
      prefersRightToLeft: false,
      isASCIICapable: false,
      capabilities: [],
      resolution: .commitFirst)
  ]

  /// The languages of the keyboards: their engines and words.
  public static let languages: [Language] = [
    Japanese.language
  ]

  /// The keyboards, with their layouts in a folder of locales and their images in one of dictionaries.
  /// Nothing is opened yet.
  public static func plugins(locales: String, dictionaries: String) -> [any KeyboardPlugin] {
    let images = DictionaryFolder(path: dictionaries)
    let engines = KeyboardEngines(of: languages, in: LocaleFolder(path: locales)) {
      try images.imagePath(of: $0)
    }
    return descriptions.map(engines.keyboard)
  }
}
