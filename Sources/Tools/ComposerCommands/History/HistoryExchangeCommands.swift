import ArgumentParser
import HistoryStore
import ToolSupport
import UserHistory

/// `ime-cli history export`: writes the history as text.
struct HistoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write learned data as text.",
    discussion: """
      Writes one entry per line, with its fields separated by tabs, for 'ime-cli history import'.

        $ ime-cli history export --language zh-Hans > history.tsv
      """)

  @OptionGroup var options: HistoryOptions

  func run() throws {
    let store = try options.open()
    var output = StandardOutput()
    let history = try options.history(of: store)
    for line in HistoryText.lines(of: history.only(options.language)) {
      output.writeLine(line)
    }
  }
}

/// `ime-cli history import`: merges exported histories.
struct HistoryImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Restore what was exported on this or another device.",
    discussion: """
      Importing a file again changes nothing. Words that were forgotten since the export come back. \
      A file with a malformed line is rejected as a whole, with the number of the line.

        $ ime-cli history import history.tsv
        4 entries are new
      """)

  @OptionGroup var options: HistoryOptions

  @Argument(help: "The files; - is standard input.")
  var files: [String]

  func run() throws {
    try options.takeAll(
      files.map { path in
        let lines = try TextLines(path: path)
        let history = Result { try HistoryText.history(lines: lines) }
        try lines.checkEnd()
        do {
          return try history.get()
        } catch {
          throw ToolError(.badInput, "\(path):\(error)")
        }
      }, by: HistoryStore.restore)
  }
}

/// `ime-cli history merge`: merges the histories of other devices.
struct HistoryMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the histories of other devices.",
    discussion: """
      Counts are stored per device. Devices reach the same result in whatever order and however \
      often they merge. A word that the other device learned and has forgotten since the last merge \
      goes here too. Only the history of this device changes.

        $ ime-cli history merge /media/phone/history
        31 entries are new
      """)

  @OptionGroup var options: HistoryOptions

  @Argument(help: "The folders of the other histories.")
  var folders: [String]

  func run() throws {
    try options.takeAll(
      folders.map { folder in
        do throws(HistoryStoreError) {
          return try HistoryStore.history(in: folder)
        } catch {
          throw ToolError(.missingInput, error.description)
        }
      }, by: options.language == nil ? HistoryStore.merge : HistoryStore.restore)
  }
}

extension HistoryOptions {
  /// A method of a store that takes a history in and returns the number of new keys.
  typealias Taking = (HistoryStore) -> (History, HistoryTime) throws(HistoryStoreError) -> Int

  /// Takes histories in, of one language or of all, and says how many entries are new.
  func takeAll(_ histories: [History], by taking: Taking) throws {
    let store = try open()
    var count = 0
    do throws(HistoryStoreError) {
      for history in histories { count += try taking(store)(history.only(language), now) }
    } catch {
      throw ToolError(error)
    }
    var output = StandardOutput()
    output.writeLine(counted(count, "entry is new", "entries are new"))
  }
}
