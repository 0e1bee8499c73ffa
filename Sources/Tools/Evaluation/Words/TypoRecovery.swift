import Suggestions

/// How many slips are corrected without being asked, and how many right words are replaced.
package struct TypoRecovery: Sendable {
  /// Shorter words have no slips: most of theirs make another word.
  package static let shortestWord = 3

  /// Words that slips were made in.
  package private(set) var slips = 0
  /// Of these, the words that the correction gives back.
  package private(set) var recovered = 0
  /// Slips that made another word of the lexicon, which is never replaced.
  package private(set) var realWords = 0
  /// Right words.
  package private(set) var words = 0
  /// Right words that a correction replaces.
  package private(set) var replaced = 0
  /// Right words that were replaced, and what by: the first hundred.
  package private(set) var replacements: [(word: String, by: String)] = []

  /// A slip that was not undone as it should be.
  package struct Miss: Sendable {
    /// The text before the word.
    package let before: String
    /// The word with the slip.
    package let typed: String
    /// The word that was meant.
    package let meant: String
    /// What it was replaced by; nil where it stayed.
    package let correction: String?
    /// Whether the slip made another word.
    package let isWord: Bool
    /// What is offered, the likeliest first.
    package let suggestions: [Suggestion]
  }

  /// Slips not recovered, where they are asked for.
  package private(set) var misses: [Miss] = []
  private let keepsMisses: Bool
  /// What a decision was made on: whether the correction was right, wrong where a slip was made, or
  /// wrong in place of a right word, and what spoke for it.
  package enum Outcome: String, Sendable {
    case right, other, wrong
  }
  /// The decisions, where they are asked for.
  package private(set) var decisions:
    [(outcome: Outcome, word: String, evidence: CorrectionEvidence)] =
      []

  /// Nothing measured yet.
  package init(keepsMisses: Bool = false) { self.keepsMisses = keepsMisses }

  /// Types the words of a line as `measure` does, and keeps what every decision is made on.
  package mutating func decide(
    _ line: String, slips typist: inout WordTypos, with suggester: inout Suggester
  ) {
    for (before, word) in TextWords(line) {
      if let (_, evidence) = suggester.evidence(before: before + word) {
        decisions.append((.wrong, String(word), evidence))
      }
      guard word.count >= Self.shortestWord, let mistyped = typo(in: word, &typist) else {
        continue
      }
      decide(on: mistyped, meant: String(word), before: String(before), with: &suggester)
    }
  }

  /// Keeps what the decision on a word is made on that was typed for another.
  package mutating func decide(
    on typed: String, meant: String, before: String, with suggester: inout Suggester
  ) {
    if let (correction, evidence) = suggester.evidence(before: before + typed) {
      decisions.append((correction.text == meant ? .right : .other, typed, evidence))
    }
  }

  /// A word with a slip; nil where it has none.
  private mutating func typo(in word: Substring, _ typist: inout WordTypos) -> String? {
    let mistyped = typist.typo(word)
    guard mistyped != word else { return nil }
    slips += 1
    return mistyped
  }

  /// Types the words of a line twice, right and with a slip.
  package mutating func measure(
    _ line: String, slips typist: inout WordTypos, with suggester: inout Suggester
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
