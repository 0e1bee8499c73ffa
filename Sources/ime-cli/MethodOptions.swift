import ArgumentParser
import InputCore
import Mandarin

/// How pinyin is typed, and which form of Chinese is written: what all commands that compose take.
struct MethodOptions: ParsableArguments {
  @OptionGroup var typing: PinyinTypingOptions
  @OptionGroup var form: OutputFormOptions

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
