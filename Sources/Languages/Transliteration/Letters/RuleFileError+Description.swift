extension RuleFileError: CustomStringConvertible {
  /// The line, what is wrong, and what to do.
  public var description: String {
    switch self {
    case .notRules:
      "line 1: a rule file begins with the line '\(TransliterationRules.signature)'"
    case .notRomanisation:
      "line 1: a romanisation file begins with the line '\(RomanisationRules.signature)'"
    case .missingLetter(let letter):
      "'\(letter)' has no rule; add one, so that no Latin letter is left in a word"
    case .setting(let name, let line):
      "line \(line): '\(name)' is unknown, repeated or has a wrong value; the settings are "
        + "name, language, virama, end-virama and jamo (yes or no), bare, open-end, inner-end, "
        + "doubled and ending (costs)"
    case .missingSetting(let name):
      "the setting '\(name)' is missing; write '\(name) …' above the first section"
    case .unknownSection(let name, let line):
      "line \(line): unknown section '\(name)'; use "
        + TransliterationRules.Section.allCases.map { "[\($0.rawValue)]" }.joined(separator: ", ")
    case .noSection(let line):
      "line \(line): no section precedes this rule; write [letters] or another section above it"
    case .fieldCount(let expected, let line):
      "line \(line): a rule in this section needs the fields \(expected)"
    case .escape(let text, let line):
      "line \(line): '\(text)' is not a character; write U+ and 4 to 6 hexadecimal digits"
    case .repeatedKeys(let keys, let line):
      "line \(line): '\(keys)' already has a rule; remove one of them"
    case .syllableRow(let expected, let line):
      expected == 0
        ? "line \(line): write 'orders …' with the keys of the vowels above the syllables"
        : "line \(line): a row needs keys, the bare form, and \(expected) forms with vowels"
    case .empty: "there are no rules; write at least one"
    }
  }
}
