import InputCore
import UserHistory

/// A language whose images are open. It creates an input method for each set of choices.
///
/// ```swift
/// let resources = LanguageResources(imagePath: { name in "dictionaries/\(name).imedict" })
/// if let chinese = try Mandarin.language.composition?.open(resources) {
///   let engine = try chinese.makeEngine(TypingChoices(options: ["xiaohe"]))
/// }
/// ```
public protocol ComposingLanguage: Sendable {
  /// The input method of its sessions.
  associatedtype Method: InputMethod where Method.Composition: CustomStringConvertible

  /// Creates the input method for some choices.
  ///
  /// - Throws: `UnknownName` for an unknown option, or the error of reading a file of rules.
  func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<Method>

  /// Throws if an optional part of an image is damaged, such as the language model. Keyboards work
  /// without it; a program that can inform its user calls this.
  func check() throws

  /// Returns the words of a sentence with the reading of each; nil if they are not known.
  ///
  /// `ime-cli evaluate --by-phrase` calls this function. It may scan the dictionary.
  func phrases(of sentence: String) -> [(text: String, reading: String)]?

  /// Returns the codes that type a text, as people read them, shortest first; empty if the language has
  /// no codes or none for the text.
  func codes(of text: String) -> [String]
}

extension ComposingLanguage {
  /// Does nothing: by default no part is optional.
  public func check() throws {}

  /// Returns nil: by default the reading of a part is known only from the row it comes from.
  public func phrases(of sentence: String) -> [(text: String, reading: String)]? { nil }

  /// Returns no codes: by default texts are typed by their sound or letter by letter.
  public func codes(of text: String) -> [String] { [] }

  /// Creates a session for a host that uses only keys and effects.
  public func makeEngine(_ choices: TypingChoices) throws -> any InputEngine {
    try configured(choices).session
  }
}

/// The user's choices for a language: its options, history, phrases and clock.
public struct TypingChoices: Sendable {
  /// The names of options from settings, scripts or command lines. If two exclude each other, the
  /// last wins.
  public var options: [String]
  /// The files that options refer to, with their text, by the name of the option.
  public var files: [String: NamedText]
  /// The user's history; nil if nothing is learned.
  public var history: (any HistoryReader)?
  /// The user's own phrases.
  public var phrases: CustomPhrases
  /// Returns the local date and time; nil if dates and times are not offered.
  public var clock: (@Sendable () -> LocalTime?)?

  /// Creates choices; by default those of a new keyboard.
  public init(
    options: [String] = [], files: [String: NamedText] = [:], history: (any HistoryReader)? = nil,
    phrases: CustomPhrases = CustomPhrases(), clock: (@Sendable () -> LocalTime?)? = nil
  ) {
    self.options = options
    self.files = files
    self.history = history
    self.phrases = phrases
    self.clock = clock
  }
}

/// An input method with its keymap, and the facts about its keys that tools need.
public struct ConfiguredMethod<Method: InputMethod>: Sendable {
  /// The input method.
  public var method: Method
  /// The keymap of a hardware keyboard.
  public var keymap: Keymap
  /// The keymap for hardware keys used beside an on-screen keyboard; nil if it is the same.
  public var keymapBesideScreen: Keymap?
  /// The keys for the symbols that an on-screen keyboard shows, such as bopomofo and jamo. The
  /// input method reads keys, not symbols. Empty if the symbols are the keys.
  public var keysOfLetters: [Character: Character]
  /// Returns the keys beside a key, one of which may be hit instead; empty for keys without such. Nil
  /// if typos are not known.
  public var neighbours: (@Sendable (_ key: UInt8) -> [UInt8])?
  /// Returns the keys of a reading; nil if it cannot be typed.
  public var keystrokes: @Sendable (_ syllables: [String]) -> String?

  /// Creates a configured method. By default the keys of a reading are its syllables, joined
  /// without spaces.
  public init(
    _ method: Method, keymap: Keymap, keymapBesideScreen: Keymap? = nil,
    keysOfLetters: [Character: Character] = [:],
    neighbours: (@Sendable (_ key: UInt8) -> [UInt8])? = nil,
    keystrokes: @escaping @Sendable (_ syllables: [String]) -> String? = { $0.joined() }
  ) {
    self.method = method
    self.keymap = keymap
    self.keymapBesideScreen = keymapBesideScreen
    self.keysOfLetters = keysOfLetters
    self.neighbours = neighbours
    self.keystrokes = keystrokes
  }

  /// A new session.
  public var session: InputSession<Method> { InputSession(method: method, keymap: keymap) }
}
