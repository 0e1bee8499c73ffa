import ArgumentParser
import InputCore
import Mandarin
import UserHistory

/// How pinyin is typed, and which form of Chinese is written: what all commands that compose take.
struct MethodOptions: ParsableArguments {
  @OptionGroup var typing: PinyinTypingOptions
  @OptionGroup var form: OutputFormOptions
  @OptionGroup var phrases: PhraseOptions

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Weigh in what was learned, and learn what is typed. (default: type at a terminal alone)",
      discussion: """
        Of zh-Hans, zh-Hant, ja, yue, tables of codes, and Hanja of ko. 'ime-cli history' shows what \
        was learned; only type learns. evaluate types its sets, corrects and learns them in a history of their own.
        """))
  var learn: Bool?

  /// Whether the option was given.
  var learns: Bool { learn ?? false }

  /// What was learned, where it is to be weighed in.
  func history() throws -> (any HistoryReader)? {
    learns ? try KeyboardHistory.recorder() : nil
  }

  /// The options of a language by the names of `--keys`, which are separated by commas. Throws a usage
  /// error where one of them means nothing there.
  func options<Options>(
    _ makeOptions: ([String]) throws(UnknownName) -> Options
  ) throws -> Options {
    let names = typing.keys?.split(separator: ",").map(String.init) ?? []
    do throws(UnknownName) {
      return try makeOptions(names)
    } catch {
      throw ValidationError("--keys: \(error)")
    }
  }

  /// The options of the input method. Reads the file of a scheme and opens the tables of a form;
  /// throws where they are missing or malformed.
  func options(clock: (@Sendable () -> LocalTime?)? = nil) throws -> MandarinOptions {
    var options = try form.mandarinOptions(clock: clock)
    options.typing = try typing.typing()
    return options
  }
}
