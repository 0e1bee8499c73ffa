import ArgumentParser
import TextUnits

/// The language whose text rules apply.
struct RuleLanguageOption: ParsableArguments {
  @Option(name: .shortAndLong, help: "The language of the text, as a BCP 47 tag.")
  var language = "en"

  func validate() throws {
    guard RuleLanguage.isWellFormed(language) else {
      throw ValidationError(
        "'\(language)' is not a language tag; write one such as en, zh-Hans or sr-Latn-RS")
    }
    guard !RuleLanguage(language).isFallback else {
      throw ValidationError(
        "no text rules for '\(language)'; use a related language, or --language und")
    }
  }
}
