import Foundation
import InputCore
import SyllableConversion
import ToolSupport

/// The words of a lexicon with their readings, for drawing as often as they occur.
struct Vocabulary {
  /// A word with a reading and its number of occurrences in a million words.
  struct Word {
    var text: String
    var reading: String
    var weight: Double
  }

  let lexicon: Lexicon
  private var nodes: [Int] = []
  private var entries: [Int] = []
  private var likelihoods: [Double] = []
  private var positions = WeightedPlaces()

  init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    for node in 0..<lexicon.nodeCount {
      for entry in lexicon.entries(at: node) {
        let cost =
          lexicon.readingCost(ofEntry: entry)
          + lexicon.frequencyCost(of: lexicon.word(ofEntry: entry))
        nodes.append(node)
        entries.append(entry)
        likelihoods.append(exp(-Double(cost) / 1_000))
        positions.append(exp(-Double(cost) / 1_000))
      }
    }
  }

  /// Returns a word drawn as often as it occurs; nil if there are none.
  func randomWord(_ random: inout SeededGenerator) -> LearnedWord? {
    positions.random(&random).map { LearnedWord(reading: reading(at: $0), text: text(at: $0)) }
  }

  /// The words by frequency in descending order, each with its most frequent reading.
  var frequentWords: [Word] {
    var known: Set<String> = []
    return likelihoods.indices.sorted { likelihoods[$0] > likelihoods[$1] }.compactMap { index in
      let text = text(at: index)
      guard known.insert(text).inserted else { return nil }
      return Word(text: text, reading: reading(at: index), weight: likelihoods[index] * 1_000_000)
    }
  }

  private func text(at index: Int) -> String {
    lexicon.text(of: lexicon.word(ofEntry: entries[index]))
  }

  private func reading(at index: Int) -> String {
    let spellings = lexicon.syllables.spellings
    return lexicon.syllables(to: nodes[index]).map { spellings[Int($0)] }.joined(separator: " ")
  }
}
