import ArgumentParser
import KeyboardPackaging
import ToolSupport

/// `ime-cli manifest`: checks, shows and exports manifests.
struct ManifestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract: "Check a manifest, list its keyboards, or export a file made from it.",
    discussion: """
        $ ime-cli manifest validate keyboard.json
        $ ime-cli manifest show keyboard.json
        $ ime-cli manifest export --format ibus keyboard.json
      """,
    subcommands: [Validate.self, Show.self, Export.self])

  /// `ime-cli manifest validate`.
  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check manifests without their layouts.",
      discussion: """
          $ ime-cli manifest validate keyboard.json

        Findings go to standard error. The exit code is 65 if any is an error.
        """)

    @Argument(help: "The manifests (keyboard.json).")
    var manifests: [String]

    func run() throws {
      var haveErrors = false
      for path in manifests {
        let reading = try ManifestReading(path: path)
        note(reading.findings)
        haveErrors = haveErrors || reading.manifest == nil
      }
      if haveErrors { throw ExitCode(ToolError.Kind.badInput.rawValue) }
    }
  }

  /// `ime-cli manifest show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the keyboards of a manifest.",
      discussion: """
        Writes the id, language, direction, title and capabilities of each keyboard, separated by \
        tabs:

          $ ime-cli manifest show keyboard.json
          fa<TAB>fa-IR<TAB>right to left<TAB>فارسی - Pars<TAB>sharedContainer
        """)

    @Argument(help: "The manifest (keyboard.json).")
    var manifest: String

    func run() throws {
      let manifest = try KeyboardManifest(path: manifest)
      var output = StandardOutput()
      for keyboard in manifest.keyboards {
        let description = keyboard.description
        output.writeLine(
          [
            description.id, description.primaryLanguage,
            description.prefersRightToLeft ? "right to left" : "left to right",
            displayTitle(keyboard: description.name, host: manifest.app),
            description.capabilities.map(\.capability.rawValue).joined(separator: " "),
          ].joined(separator: "\t"))
      }
    }
  }
}
