import InputCore
import Keyboards
import Suggestions
import TypingAids
import UserHistory

/// The keyboard of a language, with its layout from a folder. Its files are read when it is opened.
///
/// ```swift
/// let folder = LocaleFolder(path: "Locales")
/// let persian = LanguageKeyboard(
///   KeyboardDescription(
///     id: "fa", primaryLanguage: "fa-IR", name: "فارسی", prefersRightToLeft: true),
///   in: folder)
/// let session = try persian.open()
/// ```
public struct LanguageKeyboard: KeyboardPlugin {
  /// Opens the engine of a composing language and returns its factory. Called once when the
  /// keyboard is opened. The factory is called for every field.
  public typealias EngineOpener =
    @Sendable () throws -> (@Sendable () -> any InputEngine)

  /// Opens the lexicons for suggestions, that of the main language first. Called once when the
  /// keyboard is opened.
  public typealias WordsOpener = @Sendable () throws -> [WordLexicon]

  /// Opens the notes beside candidates. Called once when the keyboard is opened.
  public typealias NotesOpener = @Sendable () throws -> (@Sendable (_ text: String) -> String?)

  /// The metadata of the keyboard.
  public let description: KeyboardDescription
  private let folder: LocaleFolder
  private let settings: TypingSettings
  private let openEngine: EngineOpener?
  private let openWords: WordsOpener?
  private let history: (any HistoryLearner)?
  private let composedKeys: ComposedKeys
  private let layoutID: String
  private let secondLayoutID: String?
  private let openNotes: NotesOpener?
  private let clipboard: (any ClipboardKeeper)?

  /// Creates the keyboard whose layout is in the folder under the description's id.
  ///
  /// - Parameters:
  ///   - description: the metadata of the keyboard.
  ///   - folder: the folder with the layout and the locale file.
  ///   - layoutID: the name of the layout's folder; nil if it is the description's id.
  ///   - settings: the user's typing settings.
  ///   - engine: opens the engine of a composing language; nil if keys go straight into the text.
  ///   - composedKeys: the keys that go to the engine, where that differs from the letters of the
  ///     layout.
  ///   - words: opens the lexicons for suggestions and corrections; nil for none.
  ///   - secondLayoutID: the name of the layout's folder of a second language that is typed on the
  ///     keyboard. Its letters come first in the long-press menus. Nil for one language.
  ///   - notes: opens the notes beside candidates, without which the keyboard also works; nil for none.
  ///   - history: the history that learns typed words; nil to learn nothing. Used only with
  ///     `words`.
  ///   - clipboard: the keeper of copied texts; nil to keep none.
  public init(
    _ description: KeyboardDescription, in folder: LocaleFolder, layout layoutID: String? = nil,
    settings: TypingSettings = TypingSettings(), engine: EngineOpener? = nil,
    composing composedKeys: ComposedKeys = ComposedKeys(), words: WordsOpener? = nil,
    secondLayout secondLayoutID: String? = nil, notes: NotesOpener? = nil,
    history: (any HistoryLearner)? = nil, clipboard: (any ClipboardKeeper)? = nil
  ) {
    self.history = history
    self.composedKeys = composedKeys
    self.description = description
    self.layoutID = layoutID ?? description.id
    self.secondLayoutID = secondLayoutID
    openNotes = notes
    self.clipboard = clipboard
    self.folder = folder
    self.settings = settings
    openEngine = engine
    openWords = words
  }

  /// The paths of the layout and of the locale file.
  package var files: (layout: String, locale: String) {
    (folder.layoutPath(of: layoutID), folder.localePath(of: layoutID))
  }

  /// Opens the keyboard's contents and creates a session for them.
  ///
  /// - Throws: `KeyboardError.cannotOpen` with the reason if anything cannot be read.
  public func open() throws(KeyboardError) -> any KeyboardSession {
    LanguageSession(try contents(), settings: settings)
  }

  /// Reads the layout and the locale file, and opens the engine and the lexicons. Any number of
  /// sessions can share the contents.
  ///
  /// - Throws: `KeyboardError.cannotOpen` with the reason if any of them fails.
  public func contents() throws(KeyboardError) -> KeyboardContents {
    do {
      let layout = try folder.layout(of: layoutID)
      var contents = KeyboardContents(
        layout: layout, locale: try folder.locale(of: layoutID, locale: layout.locale),
        makeEngine: try openEngine?(),
        composedKeys: composedKeys)
      if let second = secondLayoutID {
        contents.layout = contents.layout.addingLetters(of: try folder.layout(of: second))
      }
      contents.candidateNote = try? openNotes?()
      contents.clipboard = clipboard
      if let lexicons = try openWords?(), !lexicons.isEmpty {
        // A suggester is a value: each session has a copy with its own buffers for searches.
        let suggester = Suggester(
          lexicons: lexicons, geometry: KeyGeometry(layout: contents.layout))
        contents.makeSuggester = { suggester }
        contents.history = history
      }
      return contents
    } catch {
      throw .cannotOpen(description.id, reason: "\(error)")
    }
  }
}
