import ArgumentParser
import KeyboardPackaging
import ToolSupport

extension KeyboardPackage.Shape: EnumerableFlag {
  /// The help of `--per-language` and `--dynamic`.
  public static func help(for value: KeyboardPackage.Shape) -> ArgumentHelp? {
    switch value {
    case .perLanguage: "Write one target per keyboard."
    case .dynamic: "Write one target with all keyboards, which switches at run time."
    }
  }
}

/// `ime-cli package`: writes all files that are generated from a manifest.
struct PackageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Write property lists, sources, layouts and desktop files for keyboards.",
    discussion: """
      The manifest is a keyboard.json such as 'ime-cli new' writes. Both shapes use the same \
      keyboards, and the same manifest gives the same bytes.

        $ ime-cli package --per-language keyboard.json -o Packaged
        $ ime-cli package --dynamic keyboard.json -o Packaged

      Languages that compose get their engines. Their dictionary images are copied from where \
      'ime-cli convert' finds them. The written files are listed. A folder that is not empty is \
      left unchanged, and the exit code is 73.
      """)

  @Flag(exclusivity: .exclusive)
  var shape: KeyboardPackage.Shape

  @Option(name: .shortAndLong, help: "The folder to write; it must be new or empty.")
  var output: String

  @Flag(help: "Do not copy the dictionary images; copy them yourself when you build the package.")
  var withoutDictionaries = false

  @Option(help: "The installation folder of the program for IBus.")
  var libexec = "/usr/libexec"

  @Argument(help: "The manifest (keyboard.json).")
  var manifest: String

  func run() throws {
    let package = try KeyboardPackage(
      manifest: manifest, shape: shape, libexec: libexec, catalog: ComposerProgram.catalog,
      imagePath: withoutDictionaries ? nil : { try DictionaryLocator(language: $0).path() })
    try package.files.write(to: output)
    list(package.files, in: output)
  }
}
