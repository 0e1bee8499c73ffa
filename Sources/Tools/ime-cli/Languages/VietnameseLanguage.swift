import InputCore
import Vietnamese

/// Vietnamese for the commands that compose.
struct VietnameseLanguage: ComposingLanguage {
  /// `vi`.
  static var tag: String { Vietnamese.languageTag }
  private var options: VietnameseOptions

  /// `--keys` names the options, separated by commas: `vni,new`.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    self.options = try method.options(VietnameseOptions.init(names:))
  }

  /// Words with marks.
  var method: WordMethod<VietnameseSpeller> { Vietnamese.inputMethod(options: options) }

  /// The keys of words.
  var keymap: Keymap { .words }

  /// The names are those of `VietnameseOptions`; without any, the options of the command line hold.
  func typed(by names: [String]) throws -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.options = try VietnameseOptions(names: names)
    return typed
  }
}
