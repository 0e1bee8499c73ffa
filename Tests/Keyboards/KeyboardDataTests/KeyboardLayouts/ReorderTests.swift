import KeyboardLayouts
import Testing

/// Reorder rules on sample data, and text that they leave alone.
@Suite struct ReorderTests {
  /// Vowels carry marks: the mark below, then the mark above, then x, y and z.
  private static func rules(_ extra: [(from: String, order: String?, preBase: String?)] = []) throws
    -> TransformRules
  {
    var variables = LayoutVariables()
    var rules = [
      try ReorderRule(from: "[aeiou]", order: "0", tertiaryBase: "true", variables: &variables),
      try ReorderRule(from: "\\u{332}", tertiary: "1", variables: &variables),
      try ReorderRule(from: "[\\u{305}\\u{302}]", tertiary: "2", variables: &variables),
      try ReorderRule(from: "x", order: "1", variables: &variables),
      try ReorderRule(from: "y", order: "2", variables: &variables),
      try ReorderRule(from: "z", order: "3", variables: &variables),
    ]
    for rule in extra {
      rules.append(
        try ReorderRule(
          from: rule.from, order: rule.order, preBase: rule.preBase, variables: &variables))
    }
    return TransformRules(simple: [.reorders(rules)], isNormalizationDisabled: true)
  }

  private func typed(_ text: String, _ rules: TransformRules, after start: String = "") -> String {
    var document = start
    var processor = TransformProcessor(rules)
    for scalar in text.unicodeScalars {
      document.apply(processor.type(KeyOutput(String(scalar)), after: document))
    }
    return document
  }

  @Test(arguments: [
    ("az", "az"), ("azx", "axz"), ("azyx", "axyz"), ("ax\u{305}", "a\u{305}x"),
    ("az\u{305}x\u{332}", "a\u{332}\u{305}xz"), ("azxbzx", "axzbxz"), ("bzx", "bxz"),
    ("zx", "zx"), ("a\u{302}\u{305}\u{332}", "a\u{332}\u{302}\u{305}"),
  ])
  func runsAreSorted(text: String, sorted: String) throws {
    #expect(typed(text, try Self.rules()).unicodeScalars.elementsEqual(sorted.unicodeScalars))
  }

  /// Existing text is not changed, except the run at the caret.
  @Test func existingTextIsLeftAlone() throws {
    #expect(typed("x", try Self.rules(), after: "azx az") == "azx axz")
    #expect(typed("b", try Self.rules(), after: "azx") == "azxb")
  }

  /// A vowel sign typed before its letter is stored after it.
  @Test func prebasesAreStoredAfterTheirBase() throws {
    let rules = try Self.rules([(from: "p", order: "5", preBase: "true")])
    #expect(typed("p", rules) == "p")
    #expect(typed("pa", rules) == "ap")
    #expect(typed("papa", rules) == "apap")
    #expect(typed("pax", rules) == "axp")
  }

  /// If two rules match equally long text, the later one overrides the attributes it sets and keeps
  /// the rest.
  @Test func laterRulesOverride() throws {
    let rules = try Self.rules([(from: "x", order: "4", preBase: nil)])
    #expect(typed("axz", rules) == "azx")
  }

  @Test func longerMatchesTakePrecedence() throws {
    var variables = LayoutVariables()
    let rules = [
      try ReorderRule(from: "x", order: "9", variables: &variables),
      try ReorderRule(from: "y", order: "5", variables: &variables),
      try ReorderRule(from: "xy", order: "1 2", variables: &variables),
      try ReorderRule(from: "x", before: "ay", order: "3", variables: &variables),
    ]
    let all = TransformRules(simple: [.reorders(rules)], isNormalizationDisabled: true)
    #expect(typed("axy", all) == "axy")
    #expect(typed("ax", all) + typed("by", all) == "axby")
    #expect(typed("ayx", all) == "axy")
  }
}
