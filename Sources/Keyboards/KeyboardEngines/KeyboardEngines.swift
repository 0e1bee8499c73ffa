import Cantonese
import InputCore
import Japanese
import KeyboardCatalog
import Keyboards
import Korean
import Mandarin
import Suggestions
import SyllableConversion
import Transliteration
import TypingAids
import UserHistory
import Vietnamese
import Zhuyin

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The engines of the composing languages, for the keyboards of the toolkit: which keyboard has which
/// engine, typed as its settings say. Nothing is opened before a keyboard is.
///
/// A program that needs one language links that alone and gives its keyboard an engine itself.
public struct KeyboardEngines: Sendable {
  /// Tells the path of the dictionary image of a language, by its tag.
  public typealias DictionaryPath = @Sendable (_ tag: String) throws -> String

  private typealias Maker = @Sendable () -> any InputEngine

  private let settings: TypingSettings
  private let folder: LocaleFolder
  private let history: (any HistoryLearner)?
  private let phrases: CustomPhrases
  private let dictionaryPath: DictionaryPath

  /// Engines over the dictionaries that `dictionaryPath` finds and the rules of a folder of languages.
  /// With a `history` they learn what is chosen: one for all keyboards, since what is learned on nine
  /// keys is known to the others. `phrases` are the user's own.
  public init(
    settings: TypingSettings = TypingSettings(), in folder: LocaleFolder,
    history: (any HistoryLearner)? = nil, phrases: CustomPhrases = CustomPhrases(),
    dictionaryPath: @escaping DictionaryPath
  ) {
    self.settings = settings
    self.folder = folder
    self.history = history
    self.phrases = phrases
    self.dictionaryPath = dictionaryPath
  }

  /// The engine of a keyboard; nil for one whose keys go straight into the text.
  public func engine(of id: String) -> KeyboardEngine? {
    switch id {
    case Mandarin.languageTag: KeyboardEngine(mandarin)
    case Mandarin.nineKeyTag: KeyboardEngine(nineKeys)
    case Japanese.languageTag, Self.romajiTag:
      KeyboardEngine(
        japanese,
        ComposedKeys(
          markers: Self.kanaMarkers, hardware: settings.japaneseKeys == .kana ? JISKana.keys : [:]))
    case Zhuyin.languageTag: KeyboardEngine(zhuyin, ComposedKeys(readsPositions: true))
    case Cantonese.languageTag:
      // Where tones are not typed, a flick upward is a digit by the rules of the layout.
      KeyboardEngine(cantonese, ComposedKeys(markers: settings.typesTones ? ["tone": ""] : [:]))
    case Korean.languageTag: KeyboardEngine(korean, ComposedKeys(readsPositions: true))
    case Vietnamese.languageTag where settings.vietnameseMethod != .layout:
      KeyboardEngine(vietnamese, ComposedKeys(readsPositions: true))
    case _ where Self.transliterated.contains(id) && settings.transliteratesLatinLetters:
      KeyboardEngine({ try transliteration(of: id) }, ComposedKeys(letters: .latin))
    default: nil
    }
  }

  /// What opens the words that a keyboard suggests and corrects by: those of its language, whatever
  /// its layout. Nil for a keyboard whose engine always has candidates, and where there is no image of words.
  public func words(of id: String) -> LanguageKeyboard.WordsOpener? {
    let language = id.firstRange(of: "-t-").map { String(id[..<$0.lowerBound]) } ?? id
    guard engine(of: id) == nil || Self.composedByWord.contains(id),
      let path = try? dictionaryPath("\(language).words")
    else {
      return nil
    }
    return { [try WordLexicon(path: path)] }
  }

  /// The keyboards whose Latin letters can be a transliteration.
  private static let transliterated: Set = ["ar", "bn", "fa", "hi", "ta"]

  /// The keyboards whose engines write what is typed, and offer nothing unless they are asked to.
  private static let composedByWord = transliterated.union([
    Korean.languageTag, Vietnamese.languageTag,
  ])

  private func lexicon(_ tag: String) throws -> Lexicon { try Lexicon(path: dictionaryPath(tag)) }

  // MARK: Chinese

  private func mandarin() throws -> Maker {
    let options = MandarinOptions(typing: try PinyinTyping(names: settings.pinyinNames))
    var method = Mandarin.inputMethod(
      lexicon: try lexicon(Mandarin.languageTag), options: options, history: history)
    method.phrases = phrases
    return learning(method, Mandarin.keymap(for: options.typing))
  }

  private func nineKeys() throws -> Maker {
    var method = Mandarin.nineKeyMethod(
      lexicon: try lexicon(Mandarin.languageTag), history: history)
    method.phrases = phrases
    return learning(method, .nineKeyBesideDigits)
  }

  private func zhuyin() throws -> Maker {
    let lexicon = try lexicon(Zhuyin.languageTag)
    let screen = ZhuyinOptions()
    let hardware = try ZhuyinOptions(names: [settings.bopomofoLayout.rawValue])
    func session(_ options: ZhuyinOptions) -> Maker {
      var method = Zhuyin.inputMethod(lexicon: lexicon, options: options, history: history)
      method.phrases = phrases
      return learning(method, Zhuyin.keymap(for: options))
    }
    return Self.layoutEngine(
      screen: session(screen), hardware: hardware == screen ? nil : session(hardware),
      keys: screen.layout.keysOfSymbols)
  }

  private func cantonese() throws -> Maker {
    let options = CantoneseOptions(hasTones: settings.typesTones)
    var method = Cantonese.inputMethod(
      lexicon: try lexicon(Cantonese.languageTag), options: options, history: history)
    method.phrases = phrases
    return learning(method, Cantonese.keymap(for: options))
  }

  /// Sessions of a method whose lessons go to the history, where there is one. Digits stay digits: what
  /// is predicted is chosen with a finger.
  private func learning(_ method: some InputMethod, _ keymap: Keymap) -> Maker {
    let predicts = settings.predictsNextWords
    @Sendable func session() -> InputSession<some InputMethod> {
      var session = InputSession(method: method, keymap: keymap)
      session.predicts = predicts
      return session
    }
    guard let history else { return { session() } }
    return { LearningEngine(session(), learner: history) }
  }

  // MARK: Japanese

  /// The keyboard whose screen has Latin letters.
  private static let romajiTag = "ja-Latn"

  /// The markers of both layouts: letters that are romaji, and keys that change the kana before them.
  private static let kanaMarkers = [
    "romaji": "", "kana": String(KanaChange.next.rawValue),
    "voiced": String(KanaChange.voiced.rawValue),
    "semivoiced": String(KanaChange.halfVoiced.rawValue),
    "small": String(KanaChange.small.rawValue),
  ]

  private func japanese() throws -> Maker {
    var method = Japanese.inputMethod(
      lexicon: try KanaLexicon(path: dictionaryPath(Japanese.languageTag)), history: history)
    method.phrases = phrases
    return learning(method, Japanese.keymap)
  }

  // MARK: Others

  private func korean() throws -> Maker {
    // Hangul is typed without the dictionary of Hanja too.
    let hanja = try? HanjaDictionary(path: dictionaryPath(Korean.languageTag))
    let screen = KoreanOptions()
    let hardware = try KoreanOptions(names: [settings.hangulLayout.rawValue])
    func session(_ options: KoreanOptions) -> Maker {
      learning(
        Korean.inputMethod(hanja: hanja, options: options, history: history), Korean.keymap)
    }
    return Self.layoutEngine(
      screen: session(screen), hardware: hardware == screen ? nil : session(hardware),
      keys: screen.layout.keysOfLetters)
  }

  private func vietnamese() throws -> Maker {
    let options = try VietnameseOptions(names: [settings.vietnameseMethod.rawValue])
    let method = Vietnamese.inputMethod(options: options)
    return { InputSession(method: method, keymap: .words) }
  }

  private func transliteration(of id: String) throws -> Maker {
    let text = try String(contentsOfFile: folder.transliterationPath(of: id), encoding: .utf8)
    let rules = try TransliterationRules(parsing: text)
    let method = Transliteration.inputMethod(rules: rules)
    return { InputSession(method: method, keymap: .words) }
  }

  private static func layoutEngine(
    screen: @escaping Maker, hardware: Maker?,
    keys: [Character: Character]
  ) -> Maker {
    { LayoutEngine(screen: screen(), hardware: hardware?(), keys: keys) }
  }
}
