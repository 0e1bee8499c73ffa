import ComposerCommands

/// `ime-cli`, with the languages of the toolkit.
@main
enum IMECLI {
  static func main() { ComposerProgram.main() }
}
