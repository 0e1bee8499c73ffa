import DictionaryFormat
import Lexicon

/// Figures about a dictionary image.
public struct ImageStatistics {
  /// One source of the words.
  public struct Source: Sendable, Equatable {
    /// The project.
    public let name: String
    /// Its version.
    public let version: String
    /// Its licence.
    public let licence: String
    /// How many entries were taken.
    public let entries: String
    /// The copyright notice.
    public let copyright: String
  }

  /// The size of the file in bytes.
  public let byteCount: Int
  /// The sections with their sizes in bytes.
  public let sections: [(name: String, byteCount: Int)]
  /// The size of each table, by name.
  public let counts: [(name: String, count: Int)]
  /// How many words there are of each length in characters, ascending.
  public let wordsByLength: [(length: Int, count: Int)]
  /// What the image says about itself, without the sources.
  public let about: [(key: String, value: String)]
  /// Where the words come from.
  public let sources: [Source]

  /// Collects the figures of `lexicon`. Reads every word.
  public init(_ lexicon: Lexicon) {
    byteCount = lexicon.image.byteCount
    sections = lexicon.image.sections.map { ($0.name, $0.length) }
    counts = [
      ("syllables", lexicon.syllables.count), ("trie nodes", lexicon.nodeCount),
      ("entries", lexicon.entryCount), ("words", lexicon.wordCount),
    ]
    var lengths: [Int: Int] = [:]
    for word in 0..<lexicon.wordCount {
      let text = lexicon.utf8(of: WordID(truncatingIfNeeded: word))
      lengths[text.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }, default: 0] += 1
    }
    wordsByLength = lengths.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    about = lexicon.about.filter { $0.key != "source" }
    sources = lexicon.about.filter { $0.key == "source" }.map { line in
      let fields = line.value.split(separator: "\t", omittingEmptySubsequences: false)
      func field(_ index: Int) -> String { index < fields.count ? String(fields[index]) : "" }
      return Source(
        name: field(0), version: field(1), licence: field(2), entries: field(3),
        copyright: field(4))
    }
  }
}
