import ArgumentParser
import HistoryStore
import ToolSupport
import UserHistory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `ime-cli history`: what was learned, for the one who taught it.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "See, forget, carry over and merge what was learned.",
    discussion: """
      What is chosen while typing is kept in the folder history of GLOBEKEY_CONTAINER, else of \
      globekey in XDG_DATA_HOME; it never leaves the device by itself.

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

/// Where the history is, and which part of it is meant.
struct HistoryOptions: ParsableArguments {
  @Option(name: .shortAndLong, help: "Only this language, as a BCP 47 tag.")
  var language: String?

  @Option(help: "The folder of the history. (default: history in the container)")
  var folder: String?

  /// The seconds since 1970.
  var now: HistoryTime { HistoryTime(time(nil)) }

  /// Opens the history; says so where it was damaged. Throws where there is none to read.
  func open() throws(ToolError) -> HistoryStore {
    let store = HistoryStore(folder: try path(), now: now)
    if store.condition != .sound { StandardError.writeLine("ime-cli: \(store.condition)") }
    return store
  }

  private func path() throws(ToolError) -> String {
    if let folder { return folder }
    return try Container.path() + "/history"
  }

  /// What is in a store.
  func history(of store: HistoryStore) throws(ToolError) -> History {
    do throws(HistoryStoreError) {
      return try store.history()
    } catch {
      throw ToolError(.missingInput, error.description)
    }
  }
}

extension ToolError {
  /// What a store could not write.
  init(_ error: HistoryStoreError) { self.init(.cannotCreate, error.description) }
}
