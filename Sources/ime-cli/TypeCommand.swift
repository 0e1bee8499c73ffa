import ArgumentParser
import InputCore
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
      i and digits make a number or a day (i123, i2026.11.21); riqi, shijian and xingqi offer those \
      of the clock.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions
  @OptionGroup var modes: InputModeOptions

  func run() throws {
    try type(try language.open(method, clock: WallClock.now))
  }

  private func type(_ opened: some ComposingLanguage) throws {
    var session = opened.session
    session.modes = modes.modes
    let composer = TerminalComposer(
      session: session, title: "GlobeKey \(language.language)")
    let status = composer.run().exitStatus
    if status != 0 { throw ExitCode(status) }
  }
}
