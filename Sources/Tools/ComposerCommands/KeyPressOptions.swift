import ArgumentParser
import ToolSupport

/// The number of key presses and the language whose text rules apply.
struct KeyPressOptions: ParsableArguments {
  @OptionGroup var rules: RuleLanguageOption

  @Option(
    name: .shortAndLong, help: "The number of times the key is pressed.",
    transform: NumberOption.whole(from: 0))
  var count = 1

  /// The language of the text.
  var language: String { rules.language }
}
