import InputCore
import SyllableConversion
import ToolSupport

/// A language that `convert`, `type`, `trace`, `replay` and `bench` compose: what they need of it,
/// opened with the options of the command line.
protocol ComposingLanguage {
  /// The rules of its sessions.
  associatedtype Method: InputMethod where Method.Composition: CustomStringConvertible

  /// Its BCP 47 tag, as `--language` and the METHOD lines of scripts name it.
  static var tag: String { get }
  /// Whether every key of its letters shows candidates.
  static var offersCandidates: Bool { get }
  /// Whether a key of its own converts what is typed; else each key does.
  static var convertsByKey: Bool { get }
  /// Opens it. `clock` tells the day and time where they are to be offered. Throws `ToolError` or a
  /// usage error where a file or an option is not as it should be.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws

  /// The rules, over what was opened.
  var method: Method { get }
  /// The keys that go with them.
  var keymap: Keymap { get }
  /// The same language typed as the names of a TYPING line say; none is how it starts.
  func typed(by names: [String]) throws -> Self
  /// The same language with other phrases of the user's own; itself where it offers none.
  func offering(_ phrases: CustomPhrases) -> Self
  /// Converts lines of keys to texts, the best first.
  func makeLineConverter() -> any LineConverter
  /// The keys that `bench` types for the rows of a set, one string a row.
  func keys(ofSet path: String) throws -> [String]
}

extension ComposingLanguage {
  /// It offers none.
  func offering(_ phrases: CustomPhrases) -> Self { self }
}

/// What `convert` makes of a line of keys.
protocol LineConverter {
  /// At most `limit` texts for the keys, the best first. `context` is the text before them; a
  /// converter that does not look at it gives the same texts whatever it is.
  mutating func texts(for keys: String, after context: String, limit: Int) -> [String]
}

extension LineConverter where Self: SentenceConverter {
  /// The best sentences.
  mutating func texts(for keys: String, after context: String, limit: Int) -> [String] {
    setContext(context)
    return sentences(for: keys, limit: limit)
  }
}

/// The languages that can be composed: the one table that commands look them up in.
enum ComposingLanguages {
  /// All of them; the first is the one without `--language`.
  static var all: [any ComposingLanguage.Type] {
    [
      MandarinLanguage.self, JapaneseLanguage.self, KoreanLanguage.self, VietnameseLanguage.self,
      ThaiLanguage.self,
      TransliteratedLanguage<Hindi>.self, TransliteratedLanguage<Bengali>.self,
      TransliteratedLanguage<Tamil>.self, TransliteratedLanguage<Arabic>.self,
      TransliteratedLanguage<Persian>.self, TransliteratedLanguage<Amharic>.self,
      ZhuyinLanguage.self,
      CantoneseLanguage.self,
      CodeTableLanguage<Cangjie>.self, CodeTableLanguage<Quick>.self,
      CodeTableLanguage<AnyCodeTable>.self,
    ]
  }

  /// Their tags, for messages.
  static var tags: String { all.map { $0.tag }.joined(separator: ", ") }

  /// The language with this tag; nil where there is none.
  static func language(_ tag: String) -> (any ComposingLanguage.Type)? {
    all.first { $0.tag == tag }
  }
}

extension ComposingLanguage {
  /// No: what keys mean is told by rules.
  static var offersCandidates: Bool { false }

  /// No.
  static var convertsByKey: Bool { false }

  /// What the keys type, as in a session.
  func makeLineConverter() -> any LineConverter { TypingLineConverter(method, keymap: keymap) }

  /// A set has keys, a tab and their text on each line.
  func keys(ofSet path: String) throws -> [String] { try firstFields(ofSet: path) }

  /// A session at the start.
  var session: InputSession<Method> { InputSession(method: method, keymap: keymap) }
}
