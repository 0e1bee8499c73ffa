// Written by ime-cli from keyboard.json: change that file and write this one again.
import Japanese
import KeyboardCatalog
import KeyboardPermissions
import Keyboards
import Korean
import LanguageDescription
import Mandarin

/// The keyboards of this target.
public enum KeyboardList {
  /// What a host must know of each; the first is shown first.
  public static let descriptions: [KeyboardDescription] = [
    KeyboardDescription(
      id: "zh-Hans",
      primaryLanguage: "zh-Hans-CN",
      name: "Chinese (Pinyin)",
      prefersRightToLeft: false,
      isASCIICapable: false,
      capabilities: [],
      resolution: .commitRaw),
    KeyboardDescription(
      id: "ja",
      primaryLanguage: "ja-JP",
      name: "Japanese",
      prefersRightToLeft: false,
      isASCIICapable: false,
      capabilities: [],
      resolution: .commitFirst),
    KeyboardDescription(
      id: "ko",
      primaryLanguage: "ko-KR",
      name: "Korean (2-set)",
      prefersRightToLeft: false,
      isASCIICapable: false,
      capabilities: [],
      resolution: .commitRaw),
  ]

  /// The languages of the keyboards: their engines and words.
  public static let languages: [Language] = [
    Mandarin.language,
    Japanese.language,
    Korean.language,
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
