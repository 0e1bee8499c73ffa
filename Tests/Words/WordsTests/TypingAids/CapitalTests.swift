import KeyboardTestSupport
import Testing
import TextUnits
import TypingAids

/// Positions where the next letter is capitalized.
@Suite struct CapitalTests {
  private func aids(_ language: String = "en", _ settings: TypingSettings = TypingSettings()) throws
    -> TypingAids
  {
    let locale = try LocaleFiles.folder.locale(of: language)
    return TypingAids(
      locale: locale, settings: settings,
      units: TextUnitFinder(language: locale.primaryLanguage))
  }

  /// Contexts, and the modes in which a capital is due there.
  static let contexts: [(String, Set<InputTraits.Capitalization>)] = [
    ("", [.words, .sentences, .allCharacters]),
    ("Ada. ", [.words, .sentences, .allCharacters]),
    ("Ada\n", [.words, .sentences, .allCharacters]),
    ("“", [.words, .sentences, .allCharacters]),
    ("Ada ", [.words, .allCharacters]),
    ("Dr. ", [.words, .allCharacters]),
    ("Ada (", [.words, .allCharacters]),
    ("Ada “", [.words, .allCharacters]),
    ("Ada", [.allCharacters]),
    ("O’", [.allCharacters]),
    ("3.", [.allCharacters]),
  ]

  @Test(arguments: KeyboardType.allCases, InputTraits.Capitalization.allCases)
  func modesAndFields(type: KeyboardType, mode: InputTraits.Capitalization) throws {
    let aids = try aids()
    let isForProse: Set<KeyboardType> = [
      .default, .asciiCapable, .twitter, .webSearch, .namePhonePad,
    ]
    for (context, modes) in Self.contexts {
      let traits = InputTraits(keyboardType: type, capitalization: mode)
      #expect(
        aids.isCapitalDue(after: context, traits: traits)
          == (modes.contains(mode) && isForProse.contains(type)), "\(context)")
    }
  }

  @Test(arguments: LocaleFiles.languages)
  func onlyScriptsWithCapitalsCapitalize(language: String) throws {
    let caseless: Set = [
      "am", "ar", "bn", "fa", "he", "hi", "ja", "ja-Latn", "ko", "ko-Latn", "ta", "th", "ur", "yue",
      "zh-Hans", "zh-Hant",
    ]
    let aids = try aids(language)
    #expect(aids.isCapitalDue(after: "", traits: InputTraits()) == !caseless.contains(language))
  }

  @Test func noCapitalsWithoutContextOrPermission() throws {
    #expect(try !aids().isCapitalDue(after: nil, traits: InputTraits()))
    #expect(try !aids().isCapitalDue(after: "", traits: InputTraits(isSecure: true)))
    #expect(try !aids("en", .none).isCapitalDue(after: "", traits: InputTraits()))
    var settings = TypingSettings()
    settings.capitalizesAutomatically = false
    let all = InputTraits(capitalization: .allCharacters)
    #expect(try !aids("en", settings).isCapitalDue(after: "", traits: all))
  }
}
