import Foundation
import KeyboardCatalog
import KeyboardLayouts
import Keyboards
import LanguageCatalog
import Mandarin
import SyllableConversion
import Synchronization
import TestSupport
import TypingAids
import UserHistory

/// The layouts and locale files of this repository. Each file is read once.
package enum LocaleFiles {
  /// The folder with the files.
  package static let folder = LocaleFolder(path: Repository.root.appending(path: "Locales").path)

  /// The ids of all layouts in the folder. New layouts are tested automatically.
  package static let layouts: [String] = ids(with: "keyboard.xml")

  /// The tags of all locale files in the folder.
  package static let languages: [String] = ids(with: "locale.json")

  /// Returns the contents of a keyboard without an engine.
  package static func contents(of id: String) throws -> KeyboardContents {
    try cache.withLock { cache in
      if let contents = cache[id] { return contents }
      let contents = KeyboardContents(
        layout: try folder.layout(of: id), locale: try folder.locale(of: id))
      cache[id] = contents
      return contents
    }
  }

  /// Returns the package's keyboard with an id, with the engine that the programs give it. Its
  /// files are read once for all tests.
  package static func plugin(
    _ id: String, settings: TypingSettings = TypingSettings(),
    resolution: CompositionResolution = .commitRaw, history: (any HistoryLearner)? = nil
  ) throws -> StubKeyboard {
    guard var description = StandardKeyboards.description(of: id) else {
      throw KeyboardError.unknownKeyboard(
        id, known: StandardKeyboards.descriptions.map(\.id))
    }
    description.resolution = resolution
    var contents = try contents(of: id)
    let engines = KeyboardEngines(
      of: LanguageCatalog.standard.languages, settings: settings, in: folder, history: history
    ) { tag in
      try DefaultDictionary.path(of: tag)
    }
    if let engine = engines.engine(of: id) {
      contents.makeEngine = try engine.open()
      contents.composedKeys = engine.keys
    }
    return StubKeyboard(description, contents: contents, settings: settings)
  }

  /// Returns a closure that creates Mandarin engines with the default dictionary.
  package static func mandarinEngine() throws -> @Sendable () -> any InputEngine {
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    return { InputSession(method: method) }
  }

  private static let cache = Mutex<[String: KeyboardContents]>([:])

  private static func ids(with file: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter {
      FileManager.default.fileExists(atPath: "\(folder.path)/\($0)/\(file)")
    }
  }
}
