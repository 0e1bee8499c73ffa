/// Which class may follow which.
enum SequenceTable {
  /// What becomes of a character.
  enum Rule: Character, Sendable {
    /// It may follow.
    case accepted = "A"
    /// It can be displayed there but makes no word.
    case refusedWhenStrict = "S"
    /// It cannot be displayed there.
    case refused = "R"
  }

  /// The rule for one class after another. O(1).
  static func rule(for next: CharacterClass, after previous: CharacterClass) -> Rule {
    rules[previous.rawValue * CharacterClass.allCases.count + next.rawValue]
  }

  /// WTT 2.0, the input sequence check of the Thai API Consortium over TIS 620-2533, one row for each
  /// class before and one column for each class after, both in the order of `CharacterClass`, with
  /// the later amendments of libthai 0.1.29 (ะ after า, ๅ after ฤ alone), which gives the same answers.
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
