import NGrams
import SyllableConversion

/// A syllable as it is spelled, in two parts: `zh` and `ong`.
struct PinyinSpelling: Hashable, Sendable {
  /// The consonants before the vowel; empty where it begins with one.
  var initial: String
  /// The rest; for `ng` what follows the first letter.
  var final: String

  /// All initials, `y` and `w` among them, as keyboards have it.
  static let initials = [
    "b", "p", "m", "f", "d", "t", "n", "l", "g", "k", "h", "j", "q", "x", "zh", "ch", "sh", "r",
    "z", "c", "s", "y", "w",
  ]

  /// Parts of a spelling.
  init(initial: String, final: String) {
    self.initial = initial
    self.final = final
  }

  /// The parts of a whole spelling.
  init(_ text: String) {
    let initial =
      ["zh", "ch", "sh"].first { text.hasPrefix($0) }
      ?? text.first.map(String.init).flatMap { Self.initials.contains($0) ? $0 : nil } ?? ""
    self.init(initial: initial, final: String(text.dropFirst(initial.count)))
  }

  /// Both parts.
  var text: String { initial + final }

  /// Whether there is a vowel. Interjections such as `ng` and `hm` have none: their letters are read
  /// as initials, and the interjection is one of the syllables that complete them.
  var hasVowel: Bool { final.utf8.contains(where: \.isVowel) }
}

/// A spelling that a syllable is typed by.
struct SyllableSpelling: Sendable {
  var spelling: PinyinSpelling
  var syllable: SyllableID
  /// 0 where the spelling is right.
  var cost: Cost
  /// Whether it is the syllable's own, not another way to type it.
  var isCanonical: Bool
}

extension SyllableTable {
  /// All spellings of all syllables, right ones first; then those with sounds that are taken for
  /// others. The letters in words are no pinyin.
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
