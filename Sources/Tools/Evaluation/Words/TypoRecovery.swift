import Suggestions

/// The rates at which autocorrection fixes typos and replaces correct words.
package struct TypoRecovery: Sendable {
  /// The minimum length of a word that gets a typo. Most typos of shorter words form another word.
  package static let shortestWord = 3

  /// The number of words that got a typo.
  package private(set) var typos = 0
  /// The number of these words that the correction restores.
  package private(set) var recovered = 0
  /// The number of typos that form another word of the lexicon, which is never replaced.
  package private(set) var realWords = 0
  /// The number of correct words.
  package private(set) var words = 0
  /// The number of correct words that a correction replaces.
  package private(set) var replaced = 0
  /// The first hundred replaced correct words, with their replacements.
  package private(set) var replacements: [(word: String, by: String)] = []

  /// A typo that was not corrected to the intended word.
  package struct Miss: Sendable {
    /// The text before the word.
    package let before: String
    /// The word with the typo.
    package let typed: String
    /// The intended word.
    package let meant: String
    /// The correction; nil if the word stayed.
    package let correction: String?
    /// Whether the typo forms another word.
    package let isWord: Bool
    /// The suggestions, the likeliest first.
    package let suggestions: [Suggestion]
  }

  /// The misses, if they are kept.
  package private(set) var misses: [Miss] = []
  private let keepsMisses: Bool
  /// The outcome of a decision: the correction of a typo is right (`right`) or another word
  /// (`other`), or a correct word would be replaced (`wrong`).
  package enum Outcome: String, Sendable {
    case right, other, wrong
  }
  /// The decisions recorded by `decide`, with the evidence for each.
  package private(set) var decisions:
    [(outcome: Outcome, word: String, correction: String, evidence: CorrectionEvidence)] = []

  /// Creates an empty measurement.
  ///
  /// - Parameter keepsMisses: Whether `misses` are kept.
  package init(keepsMisses: Bool = false) { self.keepsMisses = keepsMisses }

  /// Types the words of a line correctly and with a typo, and records the evidence of every
  /// decision.
  package mutating func decide(
    _ line: String, typos typist: inout WordTypos, with suggester: inout Suggester
  ) {
    for (before, word) in TextWords(line) {
      if let (correction, evidence) = suggester.evidence(before: before + word) {
        decisions.append((.wrong, String(word), correction.text, evidence))
      }
      guard word.count >= Self.shortestWord, let mistyped = typo(in: word, &typist) else {
        continue
      }
      decide(on: mistyped, meant: String(word), before: String(before), with: &suggester)
    }
  }

  /// Records the evidence of the decision on a word typed instead of another.
  package mutating func decide(
    on typed: String, meant: String, before: String, with suggester: inout Suggester
  ) {
    if let (correction, evidence) = suggester.evidence(before: before + typed) {
      decisions.append(
        (correction.text == meant ? .right : .other, typed, correction.text, evidence))
    }
  }

  /// Returns a word with a typo; nil if the typo leaves it unchanged.
  private mutating func typo(in word: Substring, _ typist: inout WordTypos) -> String? {
    let mistyped = typist.typo(word)
    guard mistyped != word else { return nil }
    typos += 1
    return mistyped
  }

  /// Types the words of a line twice, correctly and with a typo, and counts the corrections.
  package mutating func measure(
    _ line: String, typos typist: inout WordTypos, with suggester: inout Suggester
  ) {
    for (before, word) in TextWords(line) {
      words += 1
      if let correction = suggester.correction(before: before + word) {
        replaced += 1
        if replacements.count < 100 { replacements.append((String(word), correction.text)) }
      }
      guard word.count >= Self.shortestWord, word.allSatisfy(\.isLetter),
        let mistyped = typo(in: word, &typist)
      else { continue }
      let isWord = suggester.isKnown(mistyped)
      if isWord { realWords += 1 }
      let correction = suggester.correction(before: before + mistyped)?.text
      if correction == String(word) {
        recovered += 1
      } else if keepsMisses {
        misses.append(
          Miss(
            before: String(before.suffix(24)), typed: mistyped, meant: String(word),
            correction: correction, isWord: isWord,
            suggestions: suggester.corrections(before: before + mistyped, limit: 5)))
      }
    }
  }
}
