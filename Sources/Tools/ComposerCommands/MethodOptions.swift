import ArgumentParser
import UserHistory

/// How a language is typed, and which form of Chinese is written: what all commands that compose take.
struct MethodOptions: ParsableArguments {
  @OptionGroup var typing: TypingOptions
  @OptionGroup var form: OutputFormOptions
  @OptionGroup var phrases: PhraseOptions

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Weigh in what was learned, and learn what is typed. (default: type at a terminal alone)",
      discussion: """
        Of languages with candidates, and Hanja of ko. 'ime-cli history' shows what was learned; only \
        type learns. evaluate types its sets, corrects and learns them in a history of their own.
        """))
  var learn: Bool?

  /// Whether the option was given.
  var learns: Bool { learn ?? false }

  /// What was learned, where it is to be weighed in.
  func history() throws -> (any HistoryReader)? {
    learns ? try KeyboardHistory.recorder() : nil
  }
}
