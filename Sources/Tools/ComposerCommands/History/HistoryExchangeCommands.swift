import ArgumentParser
import HistoryStore
import ToolSupport
import UserHistory

/// `ime-cli history export`: a history as text.
struct HistoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write what was learned as text.",
    discussion: """
      One entry a line, fields with tabs between them: what import reads, here or on another device.

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

/// `ime-cli history import`: what was exported.
struct HistoryImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take in what was exported, here or elsewhere.",
    discussion: """
      Importing twice changes nothing. Words that were forgotten since the export come back with it. \
      A file with a malformed line is rejected whole, with the number of the line.

        $ ime-cli history import history.tsv
        4 entries are new
      """)

  @OptionGroup var options: HistoryOptions

  @Argument(help: "The files; - for standard input.")
  var files: [String]

  func run() throws {
    try options.takeAll(
      files.map { path in
        let lines = try textLines(of: path)
        do throws(HistoryTextError) {
          return try HistoryText.history(lines: lines)
        } catch {
          throw ToolError(.badInput, "\(path):\(error)")
        }
      }, by: HistoryStore.restore)
  }
}

/// `ime-cli history merge`: histories of other devices.
struct HistoryMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Take in the histories of other devices.",
    discussion: """
      Counts are kept by device: devices may merge in any order and any number of times. Words that \
      the other device learned and forgot since the last merge go here too. Only the history of this \
      device changes.

        $ ime-cli history merge /media/phone/history
        31 entries are new
      """)

  @OptionGroup var options: HistoryOptions

  @Argument(help: "Their folders.")
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
