/// The WTT 2.0 table that says which character class may follow which.
enum SequenceTable {
  /// The rule for a pair of classes.
  enum Rule: Character, Sendable {
    /// The class may follow.
    case accepted = "A"
    /// The class can be displayed after the other but occurs in no word.
    case refusedWhenStrict = "S"
    /// The class cannot be displayed after the other.
    case refused = "R"
  }

  /// Returns the rule for a class after another. O(1).
  static func rule(for next: CharacterClass, after previous: CharacterClass) -> Rule {
    rules[previous.rawValue * CharacterClass.allCases.count + next.rawValue]
  }

  /// The input sequence check of WTT 2.0 by the Thai API Consortium, over TIS 620-2533. A row per
  /// class before and a column per class after, both in the order of `CharacterClass`. Includes the
  /// later amendments of libthai 0.1.29 (ะ after า, ๅ after ฤ alone), with which it agrees.
  private static let table = [
    //                   ctrl non  cons lead ะาำ  ๅ    ฤฦ   u    uu   ฺ    tone ์    ็    ๎    i    a    ii
    /* control       */ "AAAAAAARRRRRRRRRR",
    /* non-composing */ "AAAASSARRRRRRRRRR",
    /* consonant     */ "AAAAASAAAAAAAAAAA",
    /* leading vowel */ "ASASSSSRRRRRRRRRR",
    /* ะ า ำ         */ "AAAAASARRRRRRRRRR",
    /* ๅ             */ "AAAAASARRRRRRRRRR",
    /* ฤ ฦ           */ "AAAASASRRRRRRRRRR",
    /* below u       */ "AAAAASARRRAARRRRR",
    /* below uu      */ "AAAASSARRRARRRRRR",
    /* phinthu       */ "AAAASSARRRRRRRRRR",
    /* tone          */ "AAAAAAARRRRRRRRRR",
    /* thanthakhat   */ "AAAASSARRRRRRRRRR",
    /* maitaikhu     */ "AAAASSARRRRRRRRRR",
    /* yamakkan      */ "AAAASSARRRRRRRRRR",
    /* above i       */ "AAAASSARRRAARRRRR",
    /* above a       */ "AAAASSARRRARRRRRR",
    /* above ii      */ "AAAASSARRRARARRRR",
  ]

  private static let rules: [Rule] = table.flatMap { row in
    row.map { Rule(rawValue: $0) ?? .refused }
  }
}
