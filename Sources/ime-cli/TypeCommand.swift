import ArgumentParser
import InputCore
import Mandarin
import TerminalComposer

/// `ime-cli type`: compose at a terminal.
struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Compose text interactively in the terminal.",
    discussion: """
      Type letters, choose with the space bar or 1 to 9, and leave with Ctrl-C: the text is then \
      written to standard output, so it can be kept or passed on:

        $ ime-cli type --language zh-Hans
        $ text=$(ime-cli type --language zh-Hans)

      Keys: Space takes the highlighted candidate, Return the letters as typed, Escape goes back, \
      Backspace undoes the last step, arrows move the caret and the highlight, - and = turn pages.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var options: PinyinTypingOptions

  func run() throws {
    let typing = try options.typing()
    let method = Mandarin.inputMethod(lexicon: try language.openLexicon(), typing: typing)
    let composer = TerminalComposer(
      session: InputSession(method: method, keymap: Mandarin.keymap(for: typing)),
      title: "GlobeKey \(language.language)")
    let status = composer.run().exitStatus
    if status != 0 { throw ExitCode(status) }
  }
}
