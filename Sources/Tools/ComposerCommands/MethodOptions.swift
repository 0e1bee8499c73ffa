import ArgumentParser
import UserHistory

/// Options of all commands that compose: typing, form of Chinese, phrases, words of the host and
/// learning.
struct MethodOptions: ParsableArguments {
  @OptionGroup var typing: TypingOptions
  @OptionGroup var form: OutputFormOptions
  @OptionGroup var phrases: PhraseOptions
  @OptionGroup var hostWords: HostWordOptions

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Use learned data, and learn. (default: only for type at a terminal)",
      discussion: """
        For languages with candidates, and the Hanja of ko. 'ime-cli history' shows the learned \
        data. Only type learns. evaluate learns its sets in a temporary history.
        """))
  var learn: Bool?

  /// Whether `--learn` is given.
  var learns: Bool { learn ?? false }

  /// The user's history with `--learn`, nil without.
  func history() throws -> (any HistoryReader)? {
    learns ? try KeyboardHistory.recorder() : nil
  }
}
