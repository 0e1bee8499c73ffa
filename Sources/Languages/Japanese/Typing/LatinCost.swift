/// The costs by which keys are divided into romaji and Latin text, in nats × 1000. Plain romaji cost
/// nothing, so that they are never taken for Latin text.
enum LatinCost {
  /// A letter that no kana comes from.
  static let deadLetter: Int32 = 12_000
  /// Each key of a kana. Of Latin words, the longest is then the cheapest.
  static let kanaKey: Int32 = 200
  /// Letters at the end that may still become a kana.
  static let waiting: Int32 = 500
  /// A row for a small kana: `la`, `xa`. Romaji seldom begin with `l`.
  static let rowOfL: Int32 = 9_000
  static let rowOfX: Int32 = 5_000
  /// `wi` and `we`, rows of `c` and `q` without `h`, and those of `f` and `v` besides `fu`.
  static let rowOfWi: Int32 = 5_000
  static let rowOfC: Int32 = 6_000
  static let rowOfF: Int32 = 3_000
  /// Rows of `th`, and `di`.
  static let rowOfTh: Int32 = 2_500
  static let rowOfDi: Int32 = 4_000
  /// Rows with `w` after a consonant: `gwo`.
  static let rowWithW: Int32 = 8_000
  /// A doubled consonant that no っ precedes in Japanese, one that it seldom precedes, and any after
  /// ん.
  static let doubledSonorant: Int32 = 9_000
  static let doubledVoiced: Int32 = 1_500
  static let doubledAfterN: Int32 = 8_000
  /// A listed word in small letters, and one with a capital; with a share of its own cost.
  static let word: Int32 = 5_000
  static let wordShare: Int32 = 40
  static let capitalWord: Int32 = 1_500
  static let capitalWordShare: Int32 = 20
  /// The ending of an address that is read as a word after a full stop.
  static let endingAsWord: Int32 = 6_000
  /// A word of two small letters, and one of at most three letters with small ones and a capital.
  static let pair: Int32 = 3_000
  static let shortCapitalWord: Int32 = 4_000
  /// Kana other than a particle after a word with a capital.
  static let kanaAfterWord: Int32 = 2_000
  /// A first capital outside the list, a further one, and a small letter after it.
  static let capital: Int32 = 3_000
  static let furtherCapital: Int32 = 300
  static let letterAfterCapital: Int32 = 600
  /// Kana directly after such a word; less if they may be a particle.
  static let kanaAfterCapital: Int32 = 6_000
  static let particleAfterCapital: Int32 = 2_000
  /// Small letters outside the list, and each of them.
  static let unlisted: Int32 = 12_000
  static let unlistedLetter: Int32 = 2_000
  /// The shortest and the longest of these, in letters.
  static let shortestUnlisted = 4
  static let maximumUnlistedLength = 24
}
