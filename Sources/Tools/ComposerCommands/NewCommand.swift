import ArgumentParser
import KeyboardPackaging
import ToolSupport

/// `ime-cli new`: writes a new keyboard package.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package with a new keyboard and its containing app.",
    discussion: """
      The keyboard has the one behaviour that every keyboard must have: its globe key switches to \
      the next keyboard. The app keeps a list of the user's own words; with --share-words the \
      keyboard offers them, for which it requests open access.

        $ ime-cli new --app 'Pars Dictionary' --keyboard Pars --language fa-IR pars
        $ cd pars && swift test

      A folder that is not empty is left unchanged, and the exit code is 73.
      """)

  @Option(help: "The display name of the app.")
  var app: String

  @Option(help: "The display name of the keyboard.")
  var keyboard: String

  @Option(name: .shortAndLong, help: "The language of the keyboard, as a BCP 47 tag.")
  var language = "en-US"

  @Option(
    help: ArgumentHelp(
      "The folder of GlobeKey.", discussion: "Without it, the one that contains this program."))
  var globekey: String?

  @Option(help: "The bundle identifier of the app. Without it, one under org.example.")
  var bundleIdentifier: String?

  @Flag(help: "Let the keyboard read the words that the user keeps in the app.")
  var shareWords = false

  @Argument(help: "The folder to write; it must be new or empty.")
  var folder: String

  func run() throws {
    let options = KeyboardProject.Options(
      app: app, keyboard: keyboard, language: language,
      globekey: try globekey ?? GlobeKeyLocator.path(), bundleIdentifier: bundleIdentifier,
      sharesWords: shareWords)
    let files = try files(for: options)
    try files.write(to: folder)
    list(files, in: folder)
    StandardError.writeLine("next:  cd '\(folder)' && swift test")
  }

  private func files(for options: KeyboardProject.Options) throws -> FileTree {
    do throws(PackagingError) {
      return try KeyboardProject(options, catalog: ComposerProgram.catalog).files
    } catch .unusableName(let name, let reason) {
      throw ValidationError("'\(name)': \(reason)")
    }
  }
}

/// Writes the paths of files to standard output.
func list(_ files: FileTree, in folder: String) {
  var output = StandardOutput()
  for path in files.paths { output.writeLine("\(folder)/\(path)") }
}
