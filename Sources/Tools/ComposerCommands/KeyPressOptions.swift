import ArgumentParser

/// The number of key presses and the language whose text rules apply.
struct KeyPressOptions: ParsableArguments {
  @OptionGroup var rules: RuleLanguageOption

  @Option(name: .shortAndLong, help: "The number of times the key is pressed.")
  var count = 1

  func validate() throws {
    guard count >= 0 else { throw ValidationError("--count must be 0 or more") }
  }

  /// The language of the text.
  var language: String { rules.language }
}
