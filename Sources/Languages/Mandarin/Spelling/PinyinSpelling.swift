import NGrams
import SyllableConversion

/// The spelling of a syllable in two parts: `zh` and `ong`.
struct PinyinSpelling: Hashable, Sendable {
  /// The consonants before the vowel; empty if the syllable begins with a vowel.
  var initial: String
  /// The rest of the spelling; for `ng` all after the first letter.
  var final: String

  /// All initials, including `y` and `w`, which keyboards treat as initials.
  static let initials = [
    "b", "p", "m", "f", "d", "t", "n", "l", "g", "k", "h", "j", "q", "x", "zh", "ch", "sh", "r",
    "z", "c", "s", "y", "w",
  ]

  /// Creates a spelling from its parts.
  init(initial: String, final: String) {
    self.initial = initial
    self.final = final
  }

  /// Splits a whole spelling into its parts.
  init(_ text: String) {
    let initial =
      ["zh", "ch", "sh"].first { text.hasPrefix($0) }
      ?? text.first.map(String.init).flatMap { Self.initials.contains($0) ? $0 : nil } ?? ""
    self.init(initial: initial, final: String(text.dropFirst(initial.count)))
  }

  /// The whole spelling.
  var text: String { initial + final }

  /// Whether there is a vowel. Interjections such as `ng` and `hm` have none: their letters are
  /// read as initials, which the interjection completes.
  var hasVowel: Bool { final.utf8.contains { $0.isVowel } }
}

/// A spelling that types a syllable.
struct SyllableSpelling: Sendable {
  var spelling: PinyinSpelling
  var syllable: SyllableID
  /// 0 for an exact spelling.
  var cost: Cost
  /// Whether it is the syllable's own spelling, not an alias.
  var isCanonical: Bool
}

extension SyllableTable {
  /// Returns all spellings of all syllables: exact ones first, then those with fuzzy sounds. Latin
  /// letters of lettered words are left out.
  func pinyinSpellings(fuzzy: Set<FuzzySound> = []) -> [SyllableSpelling] {
    var spellings = self.spellings.enumerated().filter { !Self.isLetter($0.element) }.map {
      id, text in
      SyllableSpelling(
        spelling: PinyinSpelling(text), syllable: SyllableID(truncatingIfNeeded: id), cost: 0,
        isCanonical: true)
    }
    spellings += aliases.map {
      SyllableSpelling(
        spelling: PinyinSpelling($0.spelling), syllable: $0.syllable, cost: 0, isCanonical: false)
    }
    guard !fuzzy.isEmpty else { return spellings }
    let right = spellings
    for entry in right where entry.spelling.hasVowel {
      for (spelling, count) in FuzzySound.variants(of: entry.spelling, with: fuzzy) {
        spellings.append(
          SyllableSpelling(
            spelling: spelling, syllable: entry.syllable, cost: PinyinCost.fuzzy * Cost(count),
            isCanonical: false))
      }
    }
    return spellings
  }
}
