import SyllableConversion

/// The keys that type a syllable exactly, of which typos are made.
struct TypedSyllable {
  var keys: [UInt8]
  var syllable: SyllableID
  /// Whether these are the syllable's own keys, not those of an alias.
  var isCanonical: Bool
  /// Whether all syllables have the same number of keys, so that two keys say as much as they can.
  var hasFixedLength = false
  /// The keys with a final that pinyin abbreviates written out: `guei` for `gui`.
  var writtenOut: [UInt8]?
}

extension [SyllableSpelling] {
  /// The exact spellings, letter by letter.
  var typedByLetters: [TypedSyllable] {
    typed.map { entry in
      let letters = Array<UInt8>(entry.spelling.text.utf8)
      let writtenOut = writtenOutFinals.first { letters.suffix($0.final.count) == $0.final[...] }
      return TypedSyllable(
        keys: letters, syllable: entry.syllable, isCanonical: entry.isCanonical,
        writtenOut: writtenOut.map { letters.dropLast($0.final.count) + $0.writtenOut })
    }
  }

  /// The exact spellings as digits of nine keys.
  var typedOnNineKeys: [TypedSyllable] {
    typed.map { entry in
      TypedSyllable(
        keys: Array<UInt8>(PinyinKeys.nine.keystrokes(for: [entry.spelling.text]).utf8),
        syllable: entry.syllable, isCanonical: entry.isCanonical)
    }
  }

  /// The exact spellings in the pairs of keys of a scheme.
  func typed(by scheme: DoublePinyinScheme) -> [TypedSyllable] {
    typed.flatMap { entry in
      scheme.keyPairs(for: entry.spelling).map {
        TypedSyllable(
          keys: $0, syllable: entry.syllable, isCanonical: entry.isCanonical, hasFixedLength: true)
      }
    }
  }

  /// The spellings without fuzzy sounds and with a vowel. Consonants alone are initials.
  private var typed: [SyllableSpelling] { filter { $0.cost == 0 && $0.spelling.hasVowel } }
}

/// The finals that pinyin abbreviates after a consonant, and their full forms.
private let writtenOutFinals = [("ui", "uei"), ("un", "uen"), ("iu", "iou")].map {
  (final: Array($0.utf8), writtenOut: Array($1.utf8))
}
