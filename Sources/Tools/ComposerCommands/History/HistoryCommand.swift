import ArgumentParser
import HistoryStore
import LibC
import ToolSupport
import UserHistory

/// `ime-cli history`: shows and manages learned data.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List, forget, export, import and merge learned data.",
    discussion: """
      Choices made while typing are stored in the folder history of the container: \
      GLOBEKEY_CONTAINER, or else globekey in XDG_DATA_HOME, or else ~/.local/share/globekey. They \
      never leave the device by themselves.

        $ ime-cli history list --language zh-Hans
        $ ime-cli history forget 北京
        $ ime-cli history export > history.tsv
        $ ime-cli history merge /media/phone/history
      """,
    subcommands: [
      HistoryListCommand.self, HistoryForgetCommand.self, HistoryExportCommand.self,
      HistoryImportCommand.self, HistoryResetCommand.self, HistoryMergeCommand.self,
    ])
}

/// The location of the history, and the language to which a command is limited.
struct HistoryOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: "Only this language, as a BCP 47 tag.")
  var language: String?

  @Option(help: "The folder of the history. (default: history in the container)")
  var folder: String?

  /// The current time in seconds since 1970.
  var now: HistoryTime { HistoryTime(time(nil)) }

  /// Opens the history. Reports damage on standard error.
  ///
  /// - Throws: `ToolError` if no container folder can be determined.
  func open() throws(ToolError) -> HistoryStore {
    let store = HistoryStore(folder: try path(), now: now)
    KeyboardHistory.report(store)
    return store
  }

  private func path() throws(ToolError) -> String {
    if let folder { return folder }
    return try Container.path() + "/history"
  }

  /// Reads the contents of a store. Throws `ToolError` of the kind `missingInput` if it cannot be
  /// read.
  func history(of store: HistoryStore) throws(ToolError) -> History {
    do throws(HistoryStoreError) {
      return try store.history()
    } catch {
      throw ToolError(.missingInput, error.description)
    }
  }
}

extension ToolError {
  /// Creates the error for a store that cannot be written.
  init(_ error: HistoryStoreError) { self.init(.cannotCreate, error.description) }
}
