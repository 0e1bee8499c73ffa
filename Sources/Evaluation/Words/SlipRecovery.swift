import Suggestions

/// How many slips are corrected without being asked, and how many right words are replaced.
public struct SlipRecovery: Sendable {
  /// Shorter words have no slips: most of theirs make another word.
  public static let shortestWord = 3

  /// Words that slips were made in.
  public private(set) var slips = 0
  /// Of these, the words that the correction gives back.
  public private(set) var recovered = 0
  /// Slips that made another word of the lexicon, which is never replaced.
  public private(set) var realWords = 0
  /// Right words.
  public private(set) var words = 0
  /// Right words that a correction replaces.
  public private(set) var replaced = 0
  /// Right words that were replaced, and what by: the first hundred.
  public private(set) var replacements: [(word: String, by: String)] = []

  /// Nothing measured yet.
  public init() {}

  /// Types the words of a line twice, right and with a slip.
  public mutating func measure(
    _ line: String, slips typist: inout WordSlips, with suggester: inout Suggester
  ) {
    for (before, word) in TextWords(line) {
      words += 1
      if let correction = suggester.correction(before: before + word) {
        replaced += 1
        if replacements.count < 100 { replacements.append((String(word), correction.text)) }
      }
      guard word.count >= Self.shortestWord, word.allSatisfy(\.isLetter) else { continue }
      let slipped = typist.slip(word)
      guard slipped != word else { continue }
      slips += 1
      if suggester.isKnown(slipped) { realWords += 1 }
      if suggester.correction(before: before + slipped)?.text == String(word) { recovered += 1 }
    }
  }
}
