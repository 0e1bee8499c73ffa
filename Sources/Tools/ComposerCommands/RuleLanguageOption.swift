import ArgumentParser
import TextUnits

/// The language whose rules of text are used.
struct RuleLanguageOption: ParsableArguments {
  @Option(name: .shortAndLong, help: "The language of the text, as a BCP 47 tag.")
  var language = "en"

  func validate() throws {
    guard RuleLanguage.isWellFormed(language) else {
      throw ValidationError(
        "'\(language)' is no language tag; write one such as en, zh-Hans or sr-Latn-RS")
    }
    guard !RuleLanguage(language).isFallback else {
      throw ValidationError(
        "no rules for '\(language)' here; use a language that is near to it, or --language und")
    }
  }
}
