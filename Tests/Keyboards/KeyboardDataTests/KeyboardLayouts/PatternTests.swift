import KeyboardLayouts
import Testing

/// The subset of regular expressions that LDML allows, one feature a row.
@Suite struct PatternTests {
  struct Case: Sendable {
    let from: String
    let to: String
    let typed: String
    let result: String

    init(_ from: String, _ to: String, _ typed: String, _ result: String) {
      self.from = from
      self.to = to
      self.typed = typed
      self.result = result
    }
  }

  static let cases: [Case] = [
    Case("ab", "X", "ab", "X"), Case("ab", "X", "abab", "XX"), Case("ab", "X", "aab", "aX"),
    Case("ab", "", "cab", "c"), Case("ba", "X", "ab", "ab"),
    // Any scalar, classes, escapes.
    Case("a.c", "X", "abc", "X"), Case("a.c", "X", "a𐒵c", "X"), Case("[abc]d", "X", "bd", "X"),
    Case("[a-c]d", "X", "cd", "X"), Case("[^a-c]d", "X", "cd", "cd"),
    Case("[^a-c]d", "X", "zd", "X"),
    Case("[-a]z", "X", "-z", "X"), Case("[a\\-]z", "X", "-z", "X"), Case("[.|{}]z", "X", ".z", "X"),
    Case("\\.", "X", "a.", "aX"), Case("\\s!", "X", "\u{A0}!", "X"), Case("\\d%", "X", "7%", "X"),
    Case("\\w%", "X", "_%", "X"), Case("\\D%", "X", "7%", "7%"), Case("\\u{61 62}", "X", "ab", "X"),
    Case("\\u0061b", "X", "ab", "X"), Case("\\$\\\\", "X", "$\\\\", "X"),
    // Repetition, choices, groups.
    Case("ab?c", "X", "ac", "X"), Case("ab?c", "X", "abc", "X"), Case("ab{1,2}c", "X", "abbc", "X"),
    Case("ab{1,2}c", "X", "abbbc", "abbbc"), Case("(?:ab){2,2}", "X", "abab", "X"),
    Case("a(?:b|cd)e", "X", "acde", "X"), Case("ab|cd", "X", "cd", "X"),
    Case("x(a|b)(c|d)", "$2$1", "xad", "da"), Case("x(a)?b", "[$1]", "xb", "[]"),
    Case("(?:x(a)|y(b))c", "$1$2", "ybc", "b"), Case("(ab)", "$0$1$$\\$", "ab", "abab$$"),
    // The leftmost match wins.
    Case("[ab]{1,3}!", "X", "aabb!", "aX"), Case("a?b", "X", "ab", "X"),
    // The start of the text.
    Case("^a", "X", "aa", "Xa"), Case("^a", "X", "ba", "ba"), Case("^ab", "X", "ab", "X"),
    // Variables are replaced by their values.
    Case("${plus}a", "X", "+a", "X"), Case("${vowel}!", "X", "i!", "X"),
    Case("a", "${plus}", "a", "+"), Case("$[upper]!", "X", "BB!", "X"),
    Case("($[upper])!", "$[1:lower]", "BB!", "bb"), Case("($[upper])!", "$[1:lower]", "C!", "c"),
    Case("$[consonant]{2,2}", "X", "bc", "X"), Case("$[consonant]b", "X", "ab", "ab"),
    // Markers.
    Case("\\m{dot}e", "ẹ", "\\m{dot}e", "ẹ"), Case("\\m{.}(.)", "$1!", "\\m{dot}e", "e!"),
    Case("e.", "X", "e\\m{dot}", "e"), Case("[\\m{dot}\\m{bar}]o", "X", "\\m{bar}o", "X"),
    Case("a", "\\m{dot}", "ab", "b"),
  ]

  @Test(arguments: cases) func patternsMatch(item: Case) throws {
    let sample = try RuleSample(
      [(item.from, item.to)], sets: ["upper": "A BB C", "lower": "a bb c"],
      strings: ["plus": "+", "vowel": "[aeiou]"], unicodeSets: ["consonant": "[[a-z]-[aeiou]]"])
    #expect(try sample.typed(item.typed) == item.result)
  }

  /// Rules are looked up by the end of their patterns and applied in their order.
  @Test(arguments: [("aab", "1"), ("xab", "x2"), ("xcb", "x3"), ("b", "4"), ("𐒵b", "3")])
  func firstMatchingRuleWins(typed: String, result: String) throws {
    let sample = try RuleSample([("aab", "1"), ("[ab]b", "2"), ("[^x]b", "3"), ("b", "4")])
    #expect(try sample.typed(typed) == result)
  }

  /// Canonically equivalent texts match, whatever form the layout and the document use.
  @Test(arguments: ["e\u{320}\u{300}", "e\u{300}\u{320}", "\u{E8}\u{320}"])
  func canonicalEquivalentsMatch(from: String) throws {
    let sample = try RuleSample([(from + "!", "X")])
    for text in ["e\u{320}\u{300}", "e\u{300}\u{320}", "\u{E8}\u{320}"] {
      #expect(try sample.typed(text + "!") == "X")
      #expect(try sample.typed("!", after: text) == "X")
    }
  }

  /// A pattern that takes exponential time with plain backtracking.
  @Test(.timeLimit(.minutes(1))) func nestedRepetitionDoesNotTakeExponentialTime() throws {
    let from = "(?:(?:a?a?){0,9}){0,9}b"
    let sample = try RuleSample([(from, "X")])
    #expect(try sample.typed(String(repeating: "a", count: 60) + "c").hasSuffix("c"))
  }
}
