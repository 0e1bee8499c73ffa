import ComposerCommands

/// The program `ime-cli` with the standard catalogue of languages.
@main
enum IMECLI {
  static func main() { ComposerProgram.main() }
}
