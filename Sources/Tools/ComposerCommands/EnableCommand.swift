import ArgumentParser
import KeyboardPackaging
import ToolSupport

/// `ime-cli enable`: the user's consent to a keyboard.
struct EnableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "enable",
    abstract: "Enable keyboards, after the user has read what each asks for.",
    discussion: """
      Each keyboard names its capabilities with their purposes and waits for yes or no on standard \
      input. Whoever refuses, or says nothing, leaves it disabled, and the exit code is 1.

        $ ime-cli enable keyboard.json
        Pars - Pars Dictionary does not request open access: what you type goes only to the current app.
        Enable Pars - Pars Dictionary? [yes/no]

      A keyboard that asks for more than it did is asked about again. What is enabled is kept in \
      enabled-keyboards.json in the folder GLOBEKEY_CONTAINER, else globekey in XDG_DATA_HOME.
      """)

  @Option(name: .shortAndLong, help: "The id of one keyboard; without it, all of the manifest.")
  var keyboard: String?

  @Flag(help: "Agree without being asked.")
  var yes = false

  @Flag(help: "Disable instead.")
  var disable = false

  @Argument(help: "The manifest.")
  var manifest: String

  func validate() throws {
    if yes && disable { throw ValidationError("--yes does not go with --disable") }
  }

  func run() throws {
    let manifest = try KeyboardManifest(path: manifest)
    let chosen = manifest.keyboards.filter { keyboard == nil || $0.description.id == keyboard }
    guard !chosen.isEmpty else {
      let ids = manifest.keyboards.map(\.description.id).joined(separator: ", ")
      throw ValidationError("no keyboard '\(keyboard ?? "")' here; known are \(ids)")
    }
    var enabled = try EnabledKeyboards(container: try Container.path())
    var isRefused = false
    let answers = LineReader()
    for entry in chosen.map({ EnabledKeyboards.Entry($0, in: manifest) }) {
      if disable {
        say(try enabled.disable(entry) ? "disabled" : "was not enabled", entry)
      } else if enabled.has(entry) {
        say("is enabled already", entry)
      } else if ask(ConsentRequest(entry), answers) {
        try enabled.enable(entry)
        say("enabled", entry)
      } else {
        isRefused = true
        say("left disabled", entry)
      }
    }
    if isRefused { throw ExitCode.failure }
  }

  private func say(_ what: String, _ entry: EnabledKeyboards.Entry) {
    var output = StandardOutput()
    output.writeLine("\(entry.title): \(what)")
  }

  /// Shows a request and reads an answer; one that is neither yes nor no is asked for again.
  private func ask(_ request: ConsentRequest, _ answers: LineReader) -> Bool {
    for line in request.lines { StandardError.writeLine(line) }
    if yes { return true }
    while let answer = answers.next() {
      if let isConsent = ConsentRequest.isConsent(answer.text) { return isConsent }
      StandardError.writeLine("write yes or no")
    }
    return false
  }
}
