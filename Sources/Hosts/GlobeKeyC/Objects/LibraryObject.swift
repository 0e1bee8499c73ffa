import CGlobeKey
import DesktopSession
import HistoryStore
import KeyboardCatalog
import Keyboards
import LibC
import UserHistory

/// The object behind `globekey_library *`. May be used from any thread.
final class LibraryObject: Sendable {
  let library: DesktopLibrary
  /// The keyboards, whose texts are lent while this object lives.
  nonisolated(unsafe) let keyboards: [globekey_keyboard]
  /// The memory that `keyboards` points to. It does not change after `init`.
  private nonisolated(unsafe) let texts = LentTexts()
  private let log: Log

  init(_ options: globekey_library_options) throws {
    log = Log(function: options.log, data: options.log_data)
    var folders = try DataFolders.installed(
      locales: optionalText(options.locales, "locales"),
      dictionaries: optionalText(options.dictionaries, "dictionaries"))
    if let container = try optionalText(options.container, "container") {
      folders.container = container.isEmpty ? nil : container
    }
    let settings = try optionalText(options.settings, "settings").map {
      let settings = try DesktopSettings(parsing: $0, file: "settings")
      guard settings.programs.isEmpty, let container = folders.container else { return settings }
      // Hosts with settings of their own, such as Fcitx, have none by program.
      return try settings.withPrograms(inFile: "\(container)/\(DesktopLibrary.settingsFile)")
    }
    library = try DesktopLibrary(folders: folders, settings: settings)
    keyboards = library.keyboards.map { [texts] keyboard in
      var facts = globekey_keyboard()
      facts.id = texts.lend(keyboard.id)
      facts.name = texts.lend(keyboard.name)
      facts.language = texts.lend(keyboard.primaryLanguage)
      facts.is_right_to_left = keyboard.prefersRightToLeft
      return facts
    }
    write("\(keyboards.count) keyboards, layouts in '\(folders.locales)'")
    library.problems.forEach { write($0) }
  }

  /// Writes a line to the caller's log.
  func write(_ line: String) { log.write(line) }

  /// The store of the history.
  ///
  /// - Throws: `noHistory` if nothing is learned.
  var store: HistoryStore {
    get throws(CallError) {
      guard let store = library.store else { throw .noHistory }
      // What was typed before this call belongs to it.
      library.history?.finish()
      return store
    }
  }

  var now: HistoryTime { HistoryTime(time(nil)) }

  /// Returns the object behind a pointer.
  static func at(_ pointer: OpaquePointer?) throws(CallError) -> LibraryObject {
    guard let pointer else { throw .invalid("'library' is NULL") }
    return Unmanaged<LibraryObject>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// The caller's function for log lines. The caller promises that any thread may call it.
private struct Log: @unchecked Sendable {
  let function: globekey_log_function?
  let data: UnsafeMutableRawPointer?

  func write(_ line: String) {
    line.withCString { function?($0, data) }
  }
}
