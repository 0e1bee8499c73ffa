import ArgumentParser
import KeyboardPackaging
import ToolSupport

/// `ime-cli enable`: enables keyboards with the user's consent.
struct EnableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "enable",
    abstract: "Enable keyboards, after showing the user what each requests.",
    discussion: """
      Shows for each keyboard its capabilities with their purposes, and reads yes or no from \
      standard input. Without a yes the keyboard stays disabled and the exit code is 1. A keyboard that \
      was refused or disabled does not run: 'ime-cli run', the browser page and desktops leave its keys \
      to the program, and say so, until you agree.

        $ ime-cli enable keyboard.json
        Pars - Pars Dictionary does not request open access: what you type stays in the current app.
        Enable Pars - Pars Dictionary? [yes/no]

      A keyboard that changes its capabilities or purposes needs consent again. The enabled \
      keyboards are stored in enabled-keyboards.json, and the refused ones in refused-keyboards.json, in \
      the container: the folder \
      GLOBEKEY_CONTAINER, or else globekey in XDG_DATA_HOME, or else ~/.local/share/globekey.
      """)

  @Option(
    name: .shortAndLong, help: "The id of a keyboard. Without it, all keyboards of the manifest.")
  var keyboard: String?

  @Flag(help: "Agree without being asked.")
  var yes = false

  @Flag(help: "Disable the keyboards.")
  var disable = false

  @Argument(help: "The manifest (keyboard.json).")
  var manifest: String

  func validate() throws {
    if yes && disable { throw ValidationError("--yes cannot be combined with --disable") }
  }

  func run() throws {
    let manifest = try KeyboardManifest(path: manifest)
    let chosen = manifest.keyboards.filter { keyboard == nil || $0.description.id == keyboard }
    guard !chosen.isEmpty else {
      let ids = manifest.keyboards.map(\.description.id).joined(separator: ", ")
      throw ValidationError("no keyboard '\(keyboard ?? "")' in the manifest; it has \(ids)")
    }
    var enabled = try EnabledKeyboards(container: try Container.path())
    var isRefused = false
    let answers = LineReader()
    for entry in chosen.map({ EnabledKeyboards.Entry($0, in: manifest) }) {
      if disable {
        say(try enabled.refuse(entry) ? "disabled" : "was not enabled", entry)
      } else if enabled.has(entry) {
        say("already enabled", entry)
      } else {
        let answer = ask(ConsentRequest(entry), answers)
        if answer == true {
          try enabled.enable(entry)
          say("enabled", entry)
        } else {
          isRefused = true
          // The end of the input is no answer: nothing is enabled, and nothing is refused for good.
          if answer == false { try enabled.refuse(entry) }
          say("left disabled", entry)
        }
      }
    }
    if isRefused { throw ExitCode.failure }
  }

  private func say(_ what: String, _ entry: EnabledKeyboards.Entry) {
    var output = StandardOutput()
    output.writeLine("\(entry.title): \(what)")
  }

  /// Shows a request and reads the answer, again until it is yes or no; nil at the end of the input.
  private func ask(_ request: ConsentRequest, _ answers: LineReader) -> Bool? {
    for line in request.lines { StandardError.writeLine(line) }
    if yes { return true }
    while let answer = answers.next() {
      if let isConsent = ConsentRequest.isConsent(answer.text) { return isConsent }
      StandardError.writeLine("type yes or no")
    }
    return nil
  }
}
