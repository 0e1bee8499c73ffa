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
      Importing twice changes nothing, and what was forgotten since stays forgotten. A file with a \
      malformed line is refused whole, with the line's number.

        $ ime-cli history import history.tsv
        4 entries are new
      """)

  @OptionGroup var options: HistoryOptions

  @Argument(help: "The files; - for standard input.")
  var files: [String]

  func run() throws {
    try options.mergeAll(
      files.map { path in
        let lines = try textLines(of: path)
        do throws(HistoryTextError) {
          return try HistoryText.history(lines: lines)
        } catch {
          throw ToolError(.badInput, "\(path):\(error)")
        }
      })
  }
}

/// `ime-cli history merge`: histories of other devices.
struct HistoryMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Take in the histories of other devices.",
    discussion: """
      Counts are kept by device: in whatever order devices merge, and however often, they end up with \
      the same. Only the history of this device changes.

        $ ime-cli history merge /media/phone/history
        31 entries are new
      """)

  @OptionGroup var options: HistoryOptions

  @Argument(help: "Their folders.")
  var folders: [String]

  func run() throws {
    try options.mergeAll(
      folders.map { folder in
        guard HistoryStore.exists(in: folder) else {
          throw ToolError(.missingInput, "\(folder): no history here; name the folder of one")
        }
        return try options.history(of: HistoryStore(folder: folder, now: options.now))
      })
  }
}

extension HistoryOptions {
  /// Merges histories, of one language or of all, and says how many entries are new.
  func mergeAll(_ histories: [History]) throws {
    let store = try open()
    var count = 0
    do throws(HistoryStoreError) {
      for history in histories {
        count += try store.merge(history.only(language), at: now)
      }
    } catch {
      throw ToolError(error)
    }
    var output = StandardOutput()
    output.writeLine(counted(count, "entry is new", "entries are new"))
  }
}
