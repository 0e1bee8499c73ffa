import HistoryStore
import InputCore
import KeyboardCatalog
import Keyboards
import LanguageCatalog
import LanguageDescription
import LibC
import Synchronization
import TypingAids
import UserHistory

/// The keyboards of a desktop with everything that sessions share: images, layouts, settings and the
/// user's history. May be used from any thread.
///
/// ```swift
/// let library = try DesktopLibrary(folders: .installed())
/// var session = try DesktopSession(library, keyboard: "zh-Hans")
/// ```
package final class DesktopLibrary: Sendable {
  /// The folders of the library.
  package let folders: DataFolders
  /// The layouts and locale files: the user's, and the toolkit's.
  package let locales: LocaleFolder
  /// The user's settings.
  package let settings: DesktopSettings
  /// The history that learns, and carries out what is to be forgotten; nil to learn nothing.
  package let history: HistoryRecorder?
  /// The store of the history.
  package let store: HistoryStore?
  /// The user's own words; nil without a container.
  package let words: UserWords?
  /// The keyboards, in the order of the list shown to users.
  package let keyboards: [KeyboardDescription]
  /// The texts that the user copied, for a host that keeps them; nil without a container.
  package var clipboard: ClipboardFile? { copied?.file }
  /// The errors of the user's layouts that cannot be read.
  package var layoutErrors: [KeyboardError] { layouts?.errors ?? [] }
  /// What was changed at opening to keep the user's data private, or why it is not used.
  private let notes: [String]
  /// What a host writes to its log once the library is open: changes of permissions, the history that
  /// cannot be used, layouts that cannot be read.
  package var problems: [String] {
    let condition = store.map(\.condition) ?? .sound
    return notes + (store?.notes ?? []) + (condition == .sound ? [] : ["\(condition)"])
      + layoutErrors.map { "\($0)" }
  }

  /// The keyboards used in the fields of the desktop.
  let recent: RecentKeyboards
  private let copied: SharedClipboard?
  /// The keyboards that the user has refused; nil without a folder for consent.
  private let refusals: RefusedKeyboards?
  /// The user's own layouts; nil without a container.
  private let layouts: UserLayouts?
  private let catalog: LanguageCatalog
  private let sources: [String: LanguageKeyboard]
  private let device: KeyboardEngines.KeyDevice
  /// The libraries of programs with settings of their own, by the names of the programs.
  private let ofPrograms = Mutex<[String: DesktopLibrary]>([:])
  private let opened: OpenKeyboards

  /// Creates a library. Opens the history, and no keyboard.
  ///
  /// - Parameters:
  ///   - catalog: the languages.
  ///   - folders: the folders of data.
  ///   - settings: the settings; nil to read `desktop.json` of the container.
  ///   - device: the keys that the keyboards receive.
  /// - Throws: a `LocaleFileError` if the settings file cannot be read.
  package convenience init(
    _ catalog: LanguageCatalog = .standard, folders: DataFolders, settings: DesktopSettings? = nil,
    device: KeyboardEngines.KeyDevice = .hardware
  ) throws(LocaleFileError) {
    var folders = folders
    var notes: [String] = []
    if let container = folders.container {
      do throws(ForeignFile) {
        notes = try PrivateFolder.openContainer(container, at: Self.now())
      } catch {
        notes = ["\(error); nothing is read from it or learned"]
        (folders.container, folders.consent) = (nil, nil)
      }
    }
    let settings = if let settings { settings } else { try Self.settings(in: folders) }
    var store: HistoryStore?
    if let container = folders.container, settings.typing.learnsWords {
      store = HistoryStore(folder: "\(container)/history", now: Self.now())
    }
    let catalog = catalog.adding(userTables: folders.userTables?.names ?? [])
    let layouts = folders.container.map {
      UserLayouts(container: $0, base: folders.locales, languages: catalog.languages)
    }
    self.init(
      catalog, layouts, folders: folders, settings: settings, device: device,
      store: store, history: store.map { HistoryRecorder($0, clock: Self.now) },
      recent: RecentKeyboards(),
      copied: folders.container.map { SharedClipboard(container: $0, clock: Self.now) },
      notes: notes)
  }

  /// Creates a library with settings of its own that shares the folders and the history of another
  /// one.
  package convenience init(
    sharing other: DesktopLibrary, settings: DesktopSettings, device: KeyboardEngines.KeyDevice
  ) {
    let learns = settings.typing.learnsWords
    self.init(
      other.catalog, other.layouts, folders: other.folders, settings: settings, device: device,
      store: learns ? other.store : nil, history: learns ? other.history : nil,
      recent: other.recent, copied: other.copied, notes: [])
  }

  private init(
    _ catalog: LanguageCatalog, _ layouts: UserLayouts?, folders: DataFolders,
    settings: DesktopSettings, device: KeyboardEngines.KeyDevice, store: HistoryStore?,
    history: HistoryRecorder?, recent: RecentKeyboards, copied: SharedClipboard?, notes: [String]
  ) {
    self.notes = notes
    self.catalog = catalog
    self.folders = folders
    self.settings = settings
    self.store = store
    self.history = history
    self.recent = recent
    self.copied = copied
    self.device = device
    words = folders.container.map(UserWords.init)
    refusals = folders.consent.map(RefusedKeyboards.init)
    self.layouts = layouts
    locales = layouts?.folder ?? LocaleFolder(path: folders.locales)
    let engines = KeyboardEngines(
      of: catalog.languages, settings: settings.typing, in: locales, history: history,
      device: device
    ) { try folders.imagePath(of: $0) }
    var list: [LanguageKeyboard] = []
    for language in catalog.languages where Self.hasImages(language, in: folders) {
      if language.keyboards.isEmpty {
        if let keyboard = engines.keyboard(ofMethod: language, onLayout: Self.plainLayout) {
          list.append(keyboard)
        }
      } else {
        list += [language].keyboardDescriptions.map(engines.keyboard)
      }
    }
    list += (layouts?.keyboards ?? []).map(engines.keyboard)
    opened = OpenKeyboards(
      imageFolders: [folders.dictionaries] + [folders.userTables?.path].compactMap(\.self))
    keyboards = list.map(\.description)
    sources = Dictionary(list.map { ($0.description.id, $0) }) { first, _ in first }
  }

  /// Whether the images are there that a language cannot do without: a desktop offers no keyboard
  /// whose data is in a package that is not installed.
  private static func hasImages(_ language: Language, in folders: DataFolders) -> Bool {
    let needed = language.composition?.images.filter(\.isRequired) ?? []
    return needed.allSatisfy { (try? folders.imagePath(of: $0.name)) != nil }
  }

  /// The name of the settings file in a container.
  package static let settingsFile = "desktop.json"
  /// The layout of input methods that have none of their own.
  private static let plainLayout = "en"

  private static func settings(
    in folders: DataFolders
  ) throws(LocaleFileError) -> DesktopSettings {
    guard let container = folders.container else { return DesktopSettings() }
    let path = "\(container)/\(settingsFile)"
    guard access(path, F_OK) == 0 else { return DesktopSettings() }
    return try DesktopSettings(contentsOf: path)
  }

  /// Returns the library with the settings of a program: this one if it has none of its own. Programs
  /// share the history, and may turn learning off but not on.
  package func library(ofProgram program: String) -> DesktopLibrary {
    guard let (name, settings) = settings.own(ofProgram: program) else { return self }
    return ofPrograms.withLock { libraries in
      if let library = libraries[name] { return library }
      let library = DesktopLibrary(sharing: self, settings: settings, device: device)
      libraries[name] = library
      return library
    }
  }

  @Sendable private static func now() -> HistoryTime { HistoryTime(time(nil)) }

  /// Returns the description of a keyboard; nil if there is none with this id.
  package func description(of id: String) -> KeyboardDescription? { sources[id]?.description }

  /// Checks that the user has not refused a keyboard.
  ///
  /// - Throws: `refused`, or `cannotOpen` if the user's consent cannot be read.
  package func checkConsent(to id: String) throws(KeyboardError) { try refusals?.check(id) }

  /// Returns the contents of a keyboard, which is opened on the first call, and again after its
  /// files have changed.
  ///
  /// - Throws: `unknownKeyboard`, or the error of opening it.
  package func contents(of id: String) throws(KeyboardError) -> KeyboardContents {
    try openKeyboard(id).contents
  }

  /// Returns a keyboard as ``contents(of:)`` does, with its version.
  package func openKeyboard(_ id: String) throws(KeyboardError) -> OpenKeyboard {
    guard let source = sources[id] else {
      throw .unknownKeyboard(id, known: keyboards.map(\.id))
    }
    return try opened.keyboard(source)
  }

  /// Waits for pending lessons and copied texts, and closes the history, so that the next start is quick.
  package func close() {
    history?.finish()
    store?.close()
    copied?.finish()
  }
}
