import DictionaryImage
import NGrams
import SyllableConversion

/// Lists the entries of a lexicon with their readings spelled out.
package struct LexiconListing {
  /// An entry: one reading of one word.
  package struct Row: Sendable, Equatable {
    /// The number of the word.
    package let id: WordID
    /// The surface text.
    package let word: String
    /// The syllables of the reading, separated by spaces.
    package let reading: String
    /// `-ln P(word)` in nats × 1000.
    package let wordCost: Cost
    /// `-ln P(reading | word)` in nats × 1000.
    package let readingCost: Cost
  }

  private let lexicon: Lexicon
  /// The parent of each node.
  private let parents: [Int32]

  /// Creates a listing of `lexicon`.
  package init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    var parents = [Int32](repeating: 0, count: lexicon.nodeCount)
    for node in 0..<lexicon.nodeCount {
      // In a damaged image a child may precede its parent, which would make a cycle.
      for child in lexicon.children(of: node, in: 0..<SyllableID.max) where child > node {
        parents[child] = Int32(truncatingIfNeeded: node)
      }
    }
    self.parents = parents
  }

  /// Calls `body` with every entry, shorter readings first, until it returns false.
  package func forEach(_ body: (Row) throws -> Bool) rethrows {
    for node in 0..<lexicon.nodeCount {
      let entries = lexicon.entries(at: node)
      guard !entries.isEmpty else { continue }
      let reading = reading(of: node)
      for entry in entries where try !body(row(entry, reading)) { return }
    }
  }

  /// Returns the entries of one word, the most common reading first.
  package func rows(ofWord text: String) -> [Row] {
    guard let word = lexicon.word(spelled: text) else { return [] }
    var rows: [Row] = []
    for node in 0..<lexicon.nodeCount {
      for entry in lexicon.entries(at: node) where lexicon.word(ofEntry: entry) == word {
        rows.append(row(entry, reading(of: node)))
      }
    }
    return rows.sorted { $0.readingCost < $1.readingCost }
  }

  /// Returns the entries of one reading; nil if one of its syllables does not exist.
  package func rows(ofReading text: String) -> [Row]? {
    var node: Int? = Lexicon.root
    for part in text.split(whereSeparator: { $0 == " " || $0 == "'" }) {
      guard let syllable = lexicon.syllables.syllable(spelled: part) else { return nil }
      node = node.flatMap { lexicon.children(of: $0, in: syllable..<(syllable + 1)).first }
    }
    guard let node, node != Lexicon.root else { return [] }
    let reading = reading(of: node)
    return lexicon.entries(at: node).map { row($0, reading) }
  }

  private func row(_ entry: Int, _ reading: String) -> Row {
    let word = lexicon.word(ofEntry: entry)
    return Row(
      id: word, word: lexicon.text(of: word), reading: reading,
      wordCost: lexicon.frequencyCost(of: word),
      readingCost: lexicon.readingCost(ofEntry: entry))
  }

  private func reading(of node: Int) -> String {
    var syllables: [String] = []
    var node = node
    while node != Lexicon.root {
      let label = Int(lexicon.label(of: node))
      let spellings = lexicon.syllables.spellings
      syllables.append(label < spellings.count ? spellings[label] : "?")
      node = Int(parents[node])
    }
    return syllables.reversed().joined(separator: " ")
  }
}
