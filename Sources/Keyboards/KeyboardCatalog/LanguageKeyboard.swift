import InputCore
import Keyboards
import Suggestions
import TypingAids
import UserHistory

/// The keyboard of a language, out of a folder of layouts. Its files are read when it is opened.
public struct LanguageKeyboard: KeyboardPlugin {
  /// Makes the engine of a composing language: called once when the keyboard is opened, and what it
  /// answers once for every field.
  public typealias EngineOpener =
    @Sendable () throws -> (@Sendable () -> any InputEngine)

  /// Opens the words that are suggested, those of the main language first: called once when the
  /// keyboard is opened.
  public typealias WordsOpener = @Sendable () throws -> [WordLexicon]

  /// What a host must know of it.
  public let description: KeyboardDescription
  private let folder: LocaleFolder
  private let settings: TypingSettings
  private let openEngine: EngineOpener?
  private let openWords: WordsOpener?
  private let history: (any HistoryLearner)?
  private let composedKeys: ComposedKeys

  /// A keyboard whose layout is in the folder under its id. Languages that compose bring an engine,
  /// and say which keys go to it where that is not each letter as the layout has it; the others may
  /// bring words to suggest and to correct by, which learn through `history`.
  public init(
    _ description: KeyboardDescription, in folder: LocaleFolder,
    settings: TypingSettings = TypingSettings(), engine: EngineOpener? = nil,
    composing composedKeys: ComposedKeys = ComposedKeys(), words: WordsOpener? = nil,
    history: (any HistoryLearner)? = nil
  ) {
    self.history = history
    self.composedKeys = composedKeys
    self.description = description
    self.folder = folder
    self.settings = settings
    openEngine = engine
    openWords = words
  }

  /// Reads the layout and what the language does with its text, and opens the engine and the words.
  public func open() throws(KeyboardError) -> any KeyboardSession {
    do {
      var contents = KeyboardContents(
        layout: try folder.layout(of: description.id),
        locale: try folder.locale(of: description.id), makeEngine: try openEngine?(),
        composedKeys: composedKeys)
      if let lexicons = try openWords?(), !lexicons.isEmpty {
        // A value: each session has a copy with room of its own for its searches.
        let suggester = Suggester(
          lexicons: lexicons, geometry: KeyGeometry(layout: contents.layout))
        contents.makeSuggester = { suggester }
        contents.history = history
      }
      return LanguageSession(contents, settings: settings)
    } catch {
      throw .cannotOpen(description.id, reason: "\(error)")
    }
  }
}
