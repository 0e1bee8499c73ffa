import InputCore
import LanguageDescription
import SyllableConversion

/// Sivi, a made-up language that is typed by its syllables in Latin letters.
public enum Sivi {
  /// The catalogue entry.
  public static let language = Language(
    tag: "qaa", name: "Sivi",
    keyboards: [
      KeyboardEntry(id: "qaa", primaryLanguage: "qaa-001", name: "Sivi") { _ in
        KeyboardComposing()
      }
    ],
    composition: CompositionEntry(
      module: "Sivi", images: [.init("qaa")], offersCandidates: true, learns: true,
      open: SiviLanguage.init))
}

/// Sivi with its lexicon loaded.
public struct SiviLanguage: ComposingLanguage {
  private let lexicon: Lexicon

  /// Opens the lexicon image `qaa`.
  public init(_ resources: LanguageResources) throws {
    lexicon = try Lexicon(path: resources.imagePath("qaa"))
  }

  /// Creates a multistage method that converts syllables.
  /// - Throws: `UnknownName` if the choices contain any option.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<MultistageMethod<TonalConverter>> {
    if let name = choices.options.first {
      throw UnknownName(name, of: "way to type Sivi", known: [])
    }
    var keys = SyllableKeys(isOrderFree: false)
    for (number, spelling) in lexicon.syllables.spellings.enumerated() {
      let id = SyllableID(truncatingIfNeeded: number)
      keys.add(Array(spelling.utf8), id..<id + 1)
    }
    let rules = TonalRules(
      keys: keys, characters: Set("abcdefghijklmnopqrstuvwxyz"), spaceIsTone: false,
      keystrokes: { $0.joined() })
    var method = MultistageMethod(
      punctuation: PunctuationTable(parsing: lexicon.punctuation),
      learningLanguage: choices.history == nil ? nil : "qaa",
      makeConverter: { [lexicon] in
        TonalConverter(
          lexicon: lexicon, rules: rules, history: choices.history, language: "qaa")
      })
    method.phrases = choices.phrases
    return ConfiguredMethod(method, keymap: .multistage)
  }
}
