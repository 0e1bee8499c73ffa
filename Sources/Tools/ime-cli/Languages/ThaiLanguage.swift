import InputCore
import Thai

/// Thai for the commands that compose.
struct ThaiLanguage: ComposingLanguage {
  /// `th`.
  static var tag: String { Thai.languageTag }
  private var options: ThaiOptions

  /// `--keys` names the options, separated by commas: `level-2,refuse`.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    self.options = try method.options(ThaiOptions.init(names:))
  }

  /// The check of what is typed.
  var method: ThaiMethod { Thai.inputMethod(options: options) }

  /// Keys type themselves.
  var keymap: Keymap { Keymap() }

  /// The names are those of `ThaiOptions`; without any, the options of the command line hold.
  func typed(by names: [String]) throws -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.options = try ThaiOptions(names: names)
    return typed
  }
}
