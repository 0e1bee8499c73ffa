import InputCore
import UserHistory

/// A language whose images are open: it makes input methods, one for each way of typing.
///
/// ```swift
/// let resources = LanguageResources { name in "dictionaries/\(name).imedict" }
/// if let chinese = try Mandarin.language.composition?.open(resources) {
///   let engine = try chinese.makeEngine(TypingChoices(options: ["xiaohe"]))
/// }
/// ```
public protocol ComposingLanguage: Sendable {
  /// The rules of its sessions.
  associatedtype Method: InputMethod where Method.Composition: CustomStringConvertible

  /// The input method of some choices. Throws `UnknownName` for an option that means nothing here, or
  /// what reading a file of rules throws.
  func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<Method>

  /// Throws where an image lacks what the language can do without, as a damaged model: a keyboard goes on,
  /// and a program that can tell its user asks.
  func check() throws

  /// The words of a sentence with what is typed for each; nil where that cannot be told. For measuring
  /// phrase by phrase; it may look through the dictionary.
  func phrases(of sentence: String) -> [(text: String, reading: String)]?
}

extension ComposingLanguage {
  /// Nothing is missing.
  public func check() throws {}

  /// Returns nil: what is typed for a part is told by the row it comes from.
  public func phrases(of sentence: String) -> [(text: String, reading: String)]? { nil }

  /// A session of some choices, for a host that knows keys and effects alone.
  public func makeEngine(_ choices: TypingChoices) throws -> any InputEngine {
    try configured(choices).session
  }
}

/// What a typist has chosen: how a language is typed, and what goes with it.
public struct TypingChoices: Sendable {
  /// The names of options, as settings, scripts and command lines give them. Of two that exclude each
  /// other the last counts.
  public var options: [String]
  /// Files that options name, by the name of the option: their text is read already.
  public var files: [String: NamedText]
  /// What was learned; nil where nothing is to be learned.
  public var history: (any HistoryReader)?
  /// The user's own phrases.
  public var phrases: CustomPhrases
  /// Tells the day and time; nil where they are not to be offered.
  public var clock: (@Sendable () -> LocalTime?)?

  /// Creates choices; by default those that a keyboard starts with.
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

/// An input method as somebody types it: its rules, its keys, and what tools ask about them.
public struct ConfiguredMethod<Method: InputMethod>: Sendable {
  /// The rules.
  public var method: Method
  /// The keys of a hardware keyboard.
  public var keymap: Keymap
  /// The keys beside a keyboard on a screen, where they differ; nil otherwise.
  public var keymapBesideScreen: Keymap?
  /// The keys that type the letters a keyboard on the screen shows, as bopomofo and jamo: the method
  /// knows keys. Empty where letters are keys themselves.
  public var keysOfLetters: [Character: Character]
  /// Whether each key is a letter of the Latin alphabet, so that typos are those of letters.
  public var isTypedByLetters: Bool
  /// The keys of a reading; nil where they cannot type it.
  public var keystrokes: @Sendable (_ syllables: [String]) -> String?

  /// Creates a method. By default the keys of a reading are its syllables without spaces.
  public init(
    _ method: Method, keymap: Keymap, keymapBesideScreen: Keymap? = nil,
    keysOfLetters: [Character: Character] = [:], isTypedByLetters: Bool = false,
    keystrokes: @escaping @Sendable (_ syllables: [String]) -> String? = { $0.joined() }
  ) {
    self.method = method
    self.keymap = keymap
    self.keymapBesideScreen = keymapBesideScreen
    self.keysOfLetters = keysOfLetters
    self.isTypedByLetters = isTypedByLetters
    self.keystrokes = keystrokes
  }

  /// A session at its start.
  public var session: InputSession<Method> { InputSession(method: method, keymap: keymap) }
}
