import ArgumentParser
import DictionaryImage
import HostWords
import InputCore
import Japanese
import KeyboardCatalog
import Keyboards
import LanguageDescription
import SyllableConversion
import ToolSupport
import UserHistory

/// A language of the catalogue with its images open, and the options that the command line selects.
struct OpenedLanguage {
  /// The catalogue entry.
  let entry: Language
  /// The description of its composition.
  let composition: CompositionEntry
  /// The opened language.
  let language: any ComposingLanguage
  /// The typing options, files, history and phrases.
  var choices: TypingChoices
  /// The names and shortcuts of the host.
  let hostWords: [LexiconEntry]
  private let resources: LanguageResources
  /// Options that stay when a TYPING line replaces the typing options: the form of Chinese.
  private let lasting: [String]

  /// Opens a language. Throws `ToolError` or a usage error if a file or an option is invalid.
  init(
    _ entry: Language, dictionary: String?, _ method: MethodOptions,
    clock: (@Sendable () -> LocalTime?)?
  ) throws {
    guard let composition = entry.composition else {
      throw ValidationError("'\(entry.tag)' is not a language that composes")
    }
    self.entry = entry
    self.composition = composition
    let resources = ProgramResources(
      entry, dictionary: dictionary, tables: method.form.tables
    ).languageResources
    self.resources = resources
    lasting = method.form.names(knownTo: composition)
    choices = TypingChoices(
      options: lasting + method.typing.names(knownTo: composition),
      files: try method.typing.files(),
      history: composition.learns ? try method.history() : nil,
      phrases: try method.phrases.open(clock: clock), clock: clock)
    hostWords = try method.hostWords.entries()
    language = try ToolError.explaining {
      let language = try composition.open(resources)
      try language.check()
      return language
    }
  }

  /// Creates a new session. Throws `ToolError`, or a usage error if the language does not know an
  /// option.
  var session: any InputEngine {
    get throws {
      var session = try ToolError.explaining { try language.makeEngine(choices) }
      if !hostWords.isEmpty {
        session.hostPhrases = session.hostPhrases(of: hostWords.compactMap(HostEntry.init))
      }
      return session
    }
  }

  /// The converter of Japanese, with the history; nil for any other language.
  var japaneseSentences: JapaneseSentences? {
    (language as? JapaneseLanguage).map {
      JapaneseSentences(lexicon: $0.lexicon, history: choices.history)
    }
  }

  /// Returns the input method of this language in its own type. Throws as `session` does.
  func configured<Opened: ComposingLanguage>(
    _ language: Opened
  ) throws -> ConfiguredMethod<Opened.Method> {
    var configured = try ToolError.explaining { try language.configured(choices) }
    if !hostWords.isEmpty {
      let entries = hostWords.compactMap(HostEntry.init)
      configured.method.hostPhrases = configured.method.hostPhrases(of: entries)
    }
    return configured
  }

  /// The scratch memory of a new session: in languages of readings, their converter. Throws as
  /// `session` does.
  var workspace: Any {
    get throws { try workspace(of: language) }
  }

  private func workspace(of language: some ComposingLanguage) throws -> Any {
    try configured(language).method.makeWorkspace()
  }

  /// Opens the meanings of texts in English; nil if the language has none. Throws `ToolError` if their
  /// image cannot be read.
  func meanings() throws -> (@Sendable (_ text: String) -> String?)? {
    try ToolError.explaining { try composition.meanings?(resources) }
  }

  /// Returns the same language with the typing options of a TYPING line. An empty list keeps the
  /// options of the command line.
  func typed(by names: [String]) -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.choices.options = lasting + names
    return typed
  }

  /// Returns the same language with this history; nil for none.
  func learning(from history: (any HistoryReader)?) -> Self {
    var learning = self
    learning.choices.history = history
    return learning
  }
}

extension ToolError {
  /// Runs `open` and converts its errors to `ToolError` or usage errors.
  static func explaining<Value>(_ open: () throws -> Value) throws -> Value {
    do {
      return try open()
    } catch let error as ImageError {
      throw ToolError(error)
    } catch let error as UnknownName {
      throw ValidationError("--keys: \(error)")
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError(.badInput, "\(error)")
    }
  }
}
