import ArgumentParser
import KeyboardCatalog
import Keyboards
import Scenarios
import ToolSupport

/// `ime-cli run`: plays scripts on keyboards in a simulated host program.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Play keys in a simulated host program: a form, a browser, a bank.",
    discussion: """
      Hosts: contacts (a form), browser (address, search, password), search (one field), bank \
      (refuses custom keyboards). Without a script each plays a demonstration:

        $ ime-cli run --host contacts
        $ ime-cli run --host browser --script visit.txt --log visit.jsonl

      Scripts are those of 'ime-cli replay' without KEYBOARD lines, and with:

        FOCUS  name               focuses a field
        TAP    <next-keyboard>^   long-presses the globe key, which shows the list of keyboards
        PICK   fa                 picks a keyboard from the list
        SERVES phonePad           expects who serves: custom, secureField, phonePad, refusedByHost
        LIST   en* de             expects the first keyboards of the list, the current one marked
        ACTION search             expects the action of the return key
        DISMISS                   closes the keyboard

      Keyboards that you refused ('ime-cli enable') are not among those of the host.

      --log writes one JSON object per line: the lifecycle of each keyboard, who serves each field \
      and why, and every effect, with the lengths of texts only. Keys of the host's own keyboard, \
      as in password fields, are never logged.
      """)

  @Option(help: "The host program: \(HostProgram.all.map(\.id).joined(separator: ", ")).")
  var host: String

  @Option(help: "The keyboard for the first field. Without it, the first of the list.")
  var keyboard: String?

  @Option(help: "The packaging: per-language (one keyboard per language) or dynamic (one for all).")
  var packaging = LanguagePackaging.perLanguage

  @Option(help: "The script; - is standard input. Without it, a demonstration is played.")
  var script: String?

  @Option(help: "Write a log of the keyboards' lifecycle to this file.")
  var log: String?

  @Flag(help: "Include typed text in the log.")
  var logText = false

  @Flag(help: "Wait for a line on standard input or SIGCONT before any keyboard is loaded.")
  var waitForDebugger = false

  @Option(
    help: "The number of runs, each with new keyboards; their logs are compared.",
    transform: NumberOption.whole(from: 1))
  var `repeat` = 1

  @Flag(
    help: ArgumentHelp(
      "Use learned data, and learn.",
      discussion: "'ime-cli history' shows the learned data. Without it, results are reproducible.")
  )
  var learn = false

  @OptionGroup var keyboards: KeyboardOptions
  @OptionGroup var phrases: PhraseOptions

  func validate() throws {
    guard `repeat` == 1 || !learn else {
      throw ValidationError("--repeat compares runs, which differ with --learn; remove one of them")
    }
    guard log != nil || !logText else {
      throw ValidationError("--log-text needs --log FILE")
    }
    guard script != "-" || !waitForDebugger else {
      throw ValidationError("--wait-for-debugger reads standard input; give a file as --script")
    }
    guard HostProgram.all.contains(where: { $0.id == host }) else {
      let known = HostProgram.all.map(\.id).joined(separator: ", ")
      throw ValidationError("unknown host '\(host)'; known are \(known)")
    }
  }

  func run() throws {
    guard let program = HostProgram.all.first(where: { $0.id == host }) else { return }
    let file = script ?? "demonstration of \(host)"
    let lines = try script.map(textLines) ?? program.demonstrationLines
    let scenarios = try parse(lines, file: file)
    defer { KeyboardHistory.close() }
    let history = learn ? try KeyboardHistory.recorder() : nil
    let refused = try refusedKeyboards()
    let usual = try phrases.open(clock: SystemClock.localTime)
    let player = HostScenarioPlayer(program: program, packaging: packaging, first: keyboard) {
      choices in
      var phrases = choices.phrases.isEmpty ? usual : choices.phrases
      phrases.clock = SystemClock.localTime
      let registry = try keyboards.registry(
        history: history, phrases: phrases, changing: choices.settings)
      return try ToolError.badInput {
        try KeyboardRegistry(
          registry.plugins.filter { !refused.contains($0.description.id) })
      }
    }
    let log = try log.map(LogFile.init)
    if waitForDebugger { DebuggerWait.wait() }

    var runs = HostRuns(player: player, scenarios: scenarios, file: file)
    runs.log = log
    runs.withText = logText
    let report = HostReport(program: program, lines: lines)
    let failures = try runs.play(count: `repeat`) { report.add($0, $1) }

    var output = StandardOutput()
    for line in report.text { output.writeLine(line) }
    for failure in failures { output.writeLine("\(failure)") }
    if `repeat` > 1, failures.isEmpty {
      output.writeLine("\(`repeat`) runs, the same \(runs.entryCount) entries in the log of each")
    }
    output.flush()
    if !failures.isEmpty { throw ExitCode.failure }
  }

  /// Returns the ids of the keyboards that the user has refused, and names each on standard error.
  ///
  /// - Throws: `ToolError` if the keyboard for the first field is refused.
  private func refusedKeyboards() throws -> Set<String> {
    guard let container = try? Container.path() else { return [] }
    let refusals = RefusedKeyboards(container: container)
    if let keyboard { try ToolError.badInput { try refusals.check(keyboard) } }
    var refused: Set<String> = []
    for plugin in try keyboards.registry().plugins {
      do throws(KeyboardError) {
        try refusals.check(plugin.description.id)
      } catch {
        StandardError.writeLine("ime-cli: \(error)")
        refused.insert(plugin.description.id)
      }
    }
    return refused
  }

  private func parse(_ lines: [String], file: String) throws(ToolError) -> [Scenario] {
    do throws(Scenario.ParsingError) {
      return try Scenario.parse(lines.joined(separator: "\n"), file: file)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}

extension LanguagePackaging: ExpressibleByArgument {}

extension HostProgram {
  fileprivate var demonstrationLines: [String] {
    demonstration?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  }
}
