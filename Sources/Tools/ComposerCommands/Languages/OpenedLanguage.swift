import ArgumentParser
import DictionaryImage
import InputCore
import LanguageDescription
import ToolSupport
import UserHistory

/// A language of the catalogue with its images open, and what the command line chooses of it.
struct OpenedLanguage {
  /// The entry.
  let entry: Language
  /// How it composes.
  let composition: CompositionEntry
  /// What was opened.
  let language: any ComposingLanguage
  /// How it is typed.
  var choices: TypingChoices
  /// The names of options that hold however it is typed: the form of Chinese.
  private let lasting: [String]

  /// Opens a language. Throws `ToolError` or a usage error where a file or an option is not as it should
  /// be.
  init(
    _ entry: Language, dictionary: String?, _ method: MethodOptions, clock: WallClock.Reader?
  ) throws {
    guard let composition = entry.composition else {
      throw ValidationError("'\(entry.tag)' does not compose")
    }
    self.entry = entry
    self.composition = composition
    let resources = ProgramResources(entry, dictionary: dictionary, tables: method.form.tables)
    lasting = method.form.names(knownTo: composition)
    choices = TypingChoices(
      options: lasting + method.typing.names(knownTo: composition),
      files: try method.typing.files(),
      history: composition.learns ? try method.history() : nil,
      phrases: try method.phrases.open(clock: clock), clock: clock)
    defer { MappedFile.releaseProgram() }
    language = try ToolError.explaining {
      let language = try composition.open(resources.languageResources)
      try language.check()
      return language
    }
  }

  /// A session at its start. Throws `ToolError` or a usage error for an option that means nothing here.
  var session: any InputEngine {
    get throws { try ToolError.explaining { try language.makeEngine(choices) } }
  }

  /// The input method of this language, which callers open to its own type. Throws as `session` does.
  func configured<Opened: ComposingLanguage>(
    _ language: Opened
  ) throws -> ConfiguredMethod<Opened.Method> {
    try ToolError.explaining { try language.configured(choices) }
  }

  /// The same language typed as the names of a TYPING line say; none is how it starts.
  func typed(by names: [String]) -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.choices.options = lasting + names
    return typed
  }

  /// The same language with what was learned; nil for nothing.
  func learning(from history: (any HistoryReader)?) -> Self {
    var learning = self
    learning.choices.history = history
    return learning
  }
}

extension ToolError {
  /// Runs the opening of a language, and says what is wrong in the words of a tool.
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
