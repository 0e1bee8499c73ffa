import DictionaryImage
import NGrams
import SyllableConversion

/// The entries of a lexicon one by one, with their readings spelled out.
package struct LexiconListing {
  /// One reading of one word.
  package struct Row: Sendable, Equatable {
    /// The number of the word.
    package let id: WordID
    /// The surface text.
    package let word: String
    /// Syllables separated by spaces.
    package let reading: String
    /// `-ln P(word)` in thousandths of a nat.
    package let wordCost: Cost
    /// `-ln P(reading | word)` in thousandths of a nat.
    package let readingCost: Cost
  }

  private let lexicon: Lexicon
  /// Each node's parent.
  private let parents: [Int32]

  /// A listing of `lexicon`.
  package init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    var parents = [Int32](repeating: 0, count: lexicon.nodeCount)
    for node in 0..<lexicon.nodeCount {
      // In a damaged image a child may come before its parent, which would be a circle.
      for child in lexicon.children(of: node, in: 0..<SyllableID.max) where child > node {
        parents[child] = Int32(truncatingIfNeeded: node)
      }
    }
    self.parents = parents
  }

  /// Calls `body` for every entry, shorter readings first, until it returns false.
  package func forEach(_ body: (Row) throws -> Bool) rethrows {
    for node in 0..<lexicon.nodeCount {
      let entries = lexicon.entries(at: node)
      guard !entries.isEmpty else { continue }
      let reading = reading(of: node)
      for entry in entries where try !body(row(entry, reading)) { return }
    }
  }

  /// The entries of one word.
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

  /// The entries of one reading, nil where a syllable in it does not exist.
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
