import ArgumentParser
import LibC
import TextUnits
import ToolSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `ime-cli log`: shows a log of `ime-cli run` to people.
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show the log of a keyboard, also while it is written.",
    discussion: """
      A keyboard runs apart from the program that people type in, so its log is a file of its own, \
      which 'ime-cli run --log' writes. Each line shows the time in milliseconds, the field, the \
      keyboard, and what happened.

        $ ime-cli run --host contacts --log visit.jsonl
        $ ime-cli log visit.jsonl
        $ ime-cli log visit.jsonl --event effect --keyboard en
        $ ime-cli log visit.jsonl --follow      in another terminal, ends with Ctrl-C

      With --follow the file need not exist yet, and a run that starts the file over is shown too.
      """)

  @Flag(name: .shortAndLong, help: "Wait for more lines.")
  var follow = false

  @Option(help: "Only this event: key, focus, service, effect, viewDidLoad …")
  var event: String?

  @Option(help: "Only this keyboard.")
  var keyboard: String?

  @Argument(help: "The file.")
  var file: String

  /// The time between two looks at the file, in microseconds.
  private static let pause: UInt32 = 100_000

  func run() throws {
    var log = GrowingFile(path: file)
    guard follow || access(file, F_OK) == 0 else {
      throw ToolError(
        .missingInput, "\(file): there is no log; write one with 'ime-cli run --log \(file)'")
    }
    var isSound = true
    while true {
      isSound = try showNewLines(of: &log) && isSound
      guard follow else { break }
      usleep(Self.pause)
    }
    if !isSound { throw ExitCode(ToolError.Kind.badInput.rawValue) }
  }

  /// Writes the lines that were added to a log.
  ///
  /// - Returns: false if one is no line of a log.
  private func showNewLines(of log: inout GrowingFile) throws(ToolError) -> Bool {
    var isSound = true
    var output = StandardOutput()
    for line in try log.newLines() {
      guard let entry = RunLogEntry(json: line.text) else {
        StandardError.writeLine("ime-cli: \(file):\(line.number): it is no line of a log")
        isSound = false
        continue
      }
      guard event.map({ $0 == entry.event }) ?? true,
        keyboard.map({ $0 == entry.keyboard }) ?? true
      else { continue }
      output.writeLine(entry.columns)
    }
    return isSound
  }
}

extension RunLogEntry {
  /// Reads a line of a log; nil if it is none.
  fileprivate init?(json line: String) {
    guard let entry = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = entry
  }

  /// The entry on one line.
  fileprivate var columns: String {
    let place = [
      padding(of: shownTime, to: 8) + shownTime, padded(field ?? "", to: 10),
      padded(keyboard ?? "", to: 10), event,
    ]
    let details = [
      effect, service, reason.map { "because of \($0)" }, name, host, keyboardType,
      isSecure == true ? "secure" : nil, count.map { "\($0)" },
      removedLength.map { "removed \(characters($0))" }, length.map(characters),
      removedText.map { "‘\($0)’ →" }, text.map { "‘\($0)’" },
    ]
    return (place + details.compactMap(\.self)).joined(separator: "  ")
  }

  private var shownTime: String { time.map { "\($0)" } ?? "" }

  private func padded(_ text: String, to width: Int) -> String {
    text + padding(of: text, to: width)
  }

  private func padding(of text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
  }

  private func characters(_ count: Int) -> String { counted(count, "character", "characters") }
}
