import ArgumentParser
import Keyboards
import Scenarios
import ToolSupport

/// `ime-cli run`: keyboards in a host program, as a debugger and a log see them.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Play keys in a host program that shows keyboards: a form, a browser, a bank.",
    discussion: """
      Hosts: contacts (a form), browser (address, search, password), search (one field), bank \
      (refuses custom keyboards). Without a script each shows what there is to see in it:

        $ ime-cli run --host contacts
        $ ime-cli run --host browser --script visit.txt --log visit.jsonl

      Scripts are those of 'ime-cli replay', without KEYBOARD folders to repeat, and with:

        FOCUS  name               a field takes the focus
        TAP    <next-keyboard>^   a long press on the globe key shows the list of keyboards
        PICK   fa                 picks one of them
        SERVES phonePad           who serves: custom, secureField, phonePad, refusedByHost
        LIST   en* de             the list begins with these, the current one marked
        ACTION search             what the return key did
        DISMISS                   puts the keyboard away

      The log is off until --log names a file. It has one object of JSON a line: the life of each \
      keyboard, who serves each field and why, every effect; of texts only their lengths. Keys of \
      the host's own keyboard, as in password fields, are in no log.
      """)

  @Option(help: "The host program: \(HostProgram.all.map(\.id).joined(separator: ", ")).")
  var host: String

  @Option(help: "The keyboard that the first field gets; without it, the first of the list.")
  var keyboard: String?

  @Option(help: "per-language (one keyboard a language) or dynamic (one for all).")
  var packaging = LanguagePackaging.perLanguage

  @Option(help: "The script, - for standard input; without it, a demonstration.")
  var script: String?

  @Option(help: "Write a log of the keyboards' life into this file.")
  var log: String?

  @Flag(help: "Write what was typed into the log too.")
  var logText = false

  @Flag(help: "Before any keyboard is loaded, wait for a line on standard input, or SIGCONT.")
  var waitForDebugger = false

  @Option(help: "Run the script so many times, each with new keyboards, and compare the logs.")
  var `repeat` = 1

  @Flag(
    help: ArgumentHelp(
      "Let the keyboards learn, and weigh in what was learned.",
      discussion: "'ime-cli history' shows it. Without it a script goes the same way every day."))
  var learn = false

  @OptionGroup var keyboards: KeyboardOptions
  @OptionGroup var phrases: PhraseOptions

  func validate() throws {
    guard `repeat` > 0 else { throw ValidationError("--repeat must be 1 or more") }
    guard `repeat` == 1 || !learn else {
      throw ValidationError("--repeat compares runs; with --learn no two are the same")
    }
    guard log != nil || !logText else {
      throw ValidationError("--log-text needs --log FILE to write to")
    }
    guard script != "-" || !waitForDebugger else {
      throw ValidationError("--wait-for-debugger reads standard input; name a file as --script")
    }
    guard HostProgram.all.contains(where: { $0.id == host }) else {
      let known = HostProgram.all.map(\.id).joined(separator: ", ")
      throw ValidationError("no host '\(host)'; there are \(known)")
    }
  }

  func run() throws {
    guard let program = HostProgram.all.first(where: { $0.id == host }) else { return }
    let file = script ?? "demonstration of \(host)"
    let lines = try script.map(textLines) ?? program.demonstrationLines
    let scenarios = try parse(lines, file: file)
    defer { KeyboardHistory.close() }
    let history = learn ? try KeyboardHistory.recorder() : nil
    let usual = try phrases.open(clock: WallClock.now)
    let player = HostScenarioPlayer(program: program, packaging: packaging, first: keyboard) {
      phrases in
      var phrases = phrases.isEmpty ? usual : phrases
      phrases.clock = WallClock.now
      return try keyboards.registry(history: history, phrases: phrases)
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
