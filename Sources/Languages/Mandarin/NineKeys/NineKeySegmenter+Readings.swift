import InputCore
import NGrams
import SyllableConversion

extension NineKeySegmenter {
  /// Letters read from keystrokes, and their node in the tree of spellings.
  private struct Prefix {
    var letters: [UInt8]
    var node: Int
  }

  /// Returns the possible readings of the syllable at `start`: whole syllables, longest first and
  /// then most frequent first; after them one or two initial consonants, for any syllable that
  /// begins with them.
  ///
  /// ```
  /// 64426   ni mi o n m
  /// ```
  func readings(from start: Int, in keys: [UInt8], of lexicon: Lexicon) -> [SyllableReading] {
    var start = start
    while start < keys.count, keys[start] == UInt8(ascii: "'") { start += 1 }
    var whole: [(letters: [UInt8], cost: Cost)] = []
    var initials: [(letters: [UInt8], cost: Cost)] = []
    var prefixes = [Prefix(letters: [], node: SpellingTree.root)]
    for key in keys[min(start, keys.count)...] {
      prefixes = extend(prefixes, by: key)
      guard !prefixes.isEmpty else { break }
      for prefix in prefixes {
        let hasVowel = prefix.letters.contains { $0.isVowel }
        if let reading = tree.readings(at: prefix.node).first, hasVowel, reading.cost == 0 {
          whole.append((prefix.letters, cost(of: reading.syllables.lowerBound, in: lexicon)))
        } else if !hasVowel, prefix.letters.count <= 2 {
          initials.append((prefix.letters, 0))
        }
      }
    }
    whole.sort { ($1.letters.count, $0.cost) < ($0.letters.count, $1.cost) }
    // Only digits are ambiguous. A letter that was typed or chosen is fixed.
    guard keys[min(start, keys.count)...].first.map({ Self.letters(of: $0).count > 1 }) ?? false
    else { return [] }
    return (whole + initials).map {
      SyllableReading(start: start, letters: String(decoding: $0.letters, as: UTF8.self))
    }
  }

  private func extend(_ prefixes: [Prefix], by key: UInt8) -> [Prefix] {
    prefixes.flatMap { prefix in
      Self.letters(of: key).compactMap { letter in
        tree.child(of: prefix.node, key: letter).map {
          Prefix(letters: prefix.letters + [letter], node: $0)
        }
      }
    }
  }

  /// Returns the cost of the most frequent single-syllable word.
  private func cost(of syllable: SyllableID, in lexicon: Lexicon) -> Cost {
    guard let node = lexicon.children(of: Lexicon.root, in: syllable..<syllable + 1).first,
      let entry = lexicon.entries(at: node).first
    else { return .max }
    return lexicon.frequencyCost(of: lexicon.word(ofEntry: entry))
  }
}
