import DictionaryImage
import Foundation
import InputCore
import LanguageCatalog
import LanguageDescription
import TestSupport
import Testing

/// The catalogue of languages.
@Suite struct LanguageCatalogTests {
  private let catalog = LanguageCatalog.standard

  @Test(arguments: [
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_CN", "zh-Hans"), ("ZH-HANS", "zh-Hans"),
    ("zh-Hans-SG", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
    ("zh-Hant-MO", "zh-Hant"),
    ("zh-yue", "yue"), ("yue-HK", "yue"), ("ja-JP", "ja"), ("ko_KR", "ko"), ("en-US", "en"),
    ("en_GB", "en"), ("pt-BR", "pt"), ("iw", "he"), ("ar-EG", "ar"), ("fa-AF", "fa"),
    ("hi-IN", "hi"), ("CANGJIE", "cangjie"),
  ])
  func tagsMatchTheRightLanguage(tag: String, language: String) {
    #expect(catalog.language(matching: tag)?.tag == language)
  }

  /// A language in another script is a different language to the user.
  @Test(arguments: ["xx", "", "zh-Latn", "sr", "ru-Latn", "no language", "en-"])
  func unknownTagsMatchNothing(tag: String) {
    #expect(catalog.language(matching: tag) == nil, "\(tag)")
  }

  @Test func tagsAndKeyboardsAreUnique() {
    let tags = catalog.languages.map(\.tag)
    #expect(Set(tags).count == tags.count && tags.count > 25)
    let ids = catalog.languages.flatMap { $0.keyboards.map(\.id) }
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(catalog.keyboard(id)?.keyboard.id == id) }
  }

  /// The keyboards that an entry names exist, and so do the folders its images are built from.
  @Test func namedFilesExist() {
    func isThere(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
    }
    for language in catalog.languages {
      for keyboard in language.keyboards {
        #expect(isThere("Locales/\(keyboard.id)/keyboard.xml"), "\(keyboard.id)")
      }
      // The table given by --dictionary has no folder.
      for image in language.composition?.images ?? [] where image.name != "table" {
        // The image ko.words is built from words.json of the folder ko.
        let folder = image.name.split(separator: ".").first ?? ""
        #expect(isThere("Dictionaries/\(folder)"), "\(image.name)")
      }
    }
  }

  /// Every option of a language creates a method; an unknown name throws.
  @Test func everyOptionIsAccepted() throws {
    let resources = LanguageResources(
      imagePath: { try DefaultDictionary.path(of: $0) },
      rules: { tag, name in
        let path = "Locales/\(tag)/\(name).txt"
        return NamedText(path: path, text: try Repository.text(of: path))
      })
    for language in catalog.composing where language.tag != "table" {
      let composition = try #require(language.composition)
      let opened = try composition.open(resources)
      for option in composition.options {
        #expect(throws: Never.self, "\(language.tag) \(option)") {
          try opened.makeEngine(TypingChoices(options: [option]))
        }
      }
      #expect(throws: (any Error).self, "\(language.tag)") {
        try opened.makeEngine(TypingChoices(options: ["no option"]))
      }
    }
  }

  /// The image of another kind or language is an error that says so, never wrong text.
  @Test(arguments: [
    ("zh-Hans", "ja", "words for kana-kanji conversion"),
    ("zh-Hans", "en.words", "words to complete and correct by"),
    ("zh-Hans", "zh-Hant", "a dictionary of 'zh-Hant', not of 'zh-Hans'"),
    ("zh-Hant", "yue", "a dictionary of 'yue'"), ("yue", "zh-Hans", "a dictionary of 'zh-Hans'"),
    ("ja", "zh-Hans", "not words for kana-kanji conversion"),
    ("ko", "ja", "not phrase tables"), ("ko", "zh-text", "no phrase table 'hanja'"),
    ("cangjie", "zh-text", "not a table of codes"),
  ])
  func imagesOfAnotherDictionaryAreRejected(tag: String, image: String, part: String) throws {
    let resources = LanguageResources { _ in try DefaultDictionary.path(of: image) }
    let composition = try #require(catalog[tag: tag]?.composition)
    let error = try #require(throws: ImageError.self) { try composition.open(resources) }
    #expect(error.description.contains(part), "\(error)")
  }

  /// A session converts a whole line without changing its composition.
  @Test func linesAreConvertedBesideAComposition() throws {
    let resources = LanguageResources { try DefaultDictionary.path(of: $0) }
    let composition = try #require(catalog[tag: "zh-Hans"]?.composition)
    var engine = try composition.open(resources).makeEngine(TypingChoices())
    _ = engine.perform(.insert("n"))
    #expect(engine.texts(forLine: "nihao", after: "", limit: 1) == ["你好"])
    _ = engine.perform(.insert("i"))
    #expect(engine.perform(.commit).contains(.insertText("你")))
  }
}
