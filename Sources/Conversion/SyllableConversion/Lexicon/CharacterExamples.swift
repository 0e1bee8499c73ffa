import InputCore
import NGrams

/// The words that name characters to someone who hears them: 世界 for 世 and not 实际 for 实, which
/// sounds as 世纪 does.
///
/// They are found in the whole lexicon when the first one is asked for, which takes some ten
/// milliseconds. It belongs to one converter and must be used on one thread at a time.
final class CharacterExamples {
  private let lexicon: Lexicon
  /// The words of each character and syllable, best first.
  private lazy var examples = found()

  /// The number of words kept for each, so that a word need not be its own example.
  private static let kept = 2
  /// A word is heard without doubt if it is likelier than its homophones by this.
  private static let clearLead: Cost = 3_000
  /// The cost of a third syllable: short words name a character best.
  private static let longWord: Cost = 1_500

  struct Example {
    let syllable: SyllableID
    let word: WordID
    let cost: Cost
  }

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Returns the examples of a character in all its readings, the best first.
  func examples(of character: Unicode.Scalar) -> [Example] { examples[character] ?? [] }

  private func found() -> [Unicode.Scalar: [Example]] {
    var found: [Unicode.Scalar: [Example]] = [:]
    let all = 0..<SyllableID(truncatingIfNeeded: lexicon.syllables.count)
    for first in lexicon.children(of: Lexicon.root, in: all) {
      for second in lexicon.children(of: first, in: all) {
        let two = [lexicon.label(of: first), lexicon.label(of: second)]
        collect(from: second, two, cost: 0, into: &found)
        for third in lexicon.children(of: second, in: all) {
          collect(
            from: third, two + [lexicon.label(of: third)], cost: Self.longWord, into: &found)
        }
      }
    }
    return found
  }

  /// Adds the commonest word of a reading as an example of its characters.
  private func collect(
    from node: Int, _ syllables: [SyllableID], cost: Cost,
    into found: inout [Unicode.Scalar: [Example]]
  ) {
    let entries = lexicon.entries(at: node)
    guard let first = entries.first else { return }
    let best = WordEntry(first, in: lexicon)
    let scalars = Array(lexicon.text(of: best.word).unicodeScalars)
    guard scalars.count == syllables.count, scalars.allSatisfy({ $0.properties.isIdeographic })
    else {
      return
    }
    var cost = cost.addingClamped(best.cost)
    if entries.count > 1 {
      let lead = WordEntry(first + 1, in: lexicon).cost &- best.cost
      cost = cost.addingClamped(max(Self.clearLead &- lead, 0))
    }
    for (scalar, syllable) in zip(scalars, syllables) {
      let example = Example(syllable: syllable, word: best.word, cost: cost)
      var known = found[scalar] ?? []
      let same = known.filter { $0.syllable == syllable }
      if same.count == Self.kept {
        guard let worst = same.last, worst.cost > cost else { continue }
        known.removeAll { $0.syllable == syllable && $0.word == worst.word }
      }
      known.insert(example, at: known.firstIndex { $0.cost > cost } ?? known.endIndex)
      found[scalar] = known
    }
  }
}
