import ArgumentParser
import KeyboardPackaging
import ToolSupport

extension KeyboardPackage.Shape: EnumerableFlag {
  /// `--per-language`, `--dynamic`.
  public static func help(for value: KeyboardPackage.Shape) -> ArgumentHelp? {
    switch value {
    case .perLanguage: "A target for each language."
    case .dynamic: "One target with all languages, which switches as it runs."
    }
  }
}

/// `ime-cli package`: all files that follow from a manifest.
struct PackageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Write property lists, sources, layouts and desktop files for keyboards.",
    discussion: """
      The manifest is a keyboard.json, as 'ime-cli new' writes one. Both ways use the same \
      keyboards, and the same manifest gives the same bytes.

        $ ime-cli package --per-language keyboard.json -o Packaged
        $ ime-cli package --dynamic keyboard.json -o Packaged

      Languages that compose get their engines, and the dictionary images that they read are copied from \
      where 'convert' finds them. What was written is listed. A folder that holds anything is left as it is, and the exit code \
      is 73.
      """)

  @Flag(exclusivity: .exclusive)
  var shape: KeyboardPackage.Shape

  @Option(name: .shortAndLong, help: "The folder to write; it must be new or empty.")
  var output: String

  @Flag(help: "Leave the dictionary images out; whoever builds the package copies them.")
  var withoutDictionaries = false

  @Option(help: "The folder where the program for IBus will be installed.")
  var libexec = "/usr/libexec"

  @Argument(help: "The manifest.")
  var manifest: String

  func run() throws {
    let package = try KeyboardPackage(
      manifest: manifest, shape: shape, libexec: libexec, catalog: ComposerProgram.catalog,
      imagePath: withoutDictionaries ? nil : { try DictionaryLocator(language: $0).path() })
    try package.files.write(to: output)
    list(package.files, in: output)
  }
}
