import ArgumentParser

/// How often a key is pressed in a text, and whose rules it follows.
struct KeyPressOptions: ParsableArguments {
  @OptionGroup var rules: RuleLanguageOption

  @Option(name: .shortAndLong, help: "How many times the key is pressed.")
  var count = 1

  func validate() throws {
    guard count >= 0 else { throw ValidationError("--count must be 0 or more") }
  }

  /// The language of the text.
  var language: String { rules.language }
}
