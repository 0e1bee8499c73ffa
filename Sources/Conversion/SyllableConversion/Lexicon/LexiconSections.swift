import DictionaryImage
import NGrams

/// The sections of a dictionary image that a `Lexicon` reads, as `ime-dict build` writes them.
///
/// Three tables refer to each other by index:
///
/// ```
/// trie node ──▶ entries (words with this reading, cheapest first) ──▶ word (text and cost)
/// ```
///
/// - A **node** of the trie represents a sequence of syllables; node 0 is the root (no syllable).
///   Nodes are numbered breadth first, so the children of node `n` are the nodes
///   `trie.children[n] ..< trie.children[n + 1]`, ascending by their label, the id of the syllable
///   that leads to them.
/// - An **entry** pairs a reading with a word. Its cost is `-ln P(reading | word)`.
/// - A **word** is a surface text, stored once for all its readings. Its cost is `-ln P(word)` from
///   the word's frequency. Words ascend by their cost, so the most used data lies on few pages.
///
/// A **syllable id** is the rank of the spelling among the canonical syllables in byte order, so
/// every prefix ("zh") corresponds to a contiguous range of ids. Costs are in nats × 1000.
package enum LexiconSections {
  /// UTF-8 lines `key TAB value`: a description of the dictionary and the sources of its words.
  package static let about = "about"
  /// UTF-8 lines: `spelling` for a syllable, in byte order, followed after all syllables by
  /// `spelling TAB syllable` for alternative spellings (`lue` for `lve`).
  package static let syllables = DictionaryKind.readings.section
  /// `UInt16` per node: the id of the syllable that leads to it (0 for the root).
  package static let trieLabels = "trie.labels"
  /// `UInt32` per node and one more: its first child.
  package static let trieChildren = "trie.children"
  /// `UInt32` per node and one more: its first entry.
  package static let trieEntries = "trie.entries"
  /// `UInt32` per entry: its word.
  package static let entryWords = "entry.words"
  /// `UInt16` per entry: `-ln P(reading | word)` in nats × 1000.
  package static let entryCosts = "entry.costs"
  /// Bits: the word numbers in the byte order of their UTF-8 texts, each `orderWidth` bits wide.
  package static let wordOrder = "word.order"
  /// `UInt32` per word and one more: the byte offset of its text in `word.text`.
  package static let wordOffsets = "word.offsets"
  /// The UTF-8 texts of the words, concatenated.
  package static let wordText = "word.text"
  /// `UInt16` per word: `-ln P(word)` in nats × 1000.
  package static let wordCosts = "word.costs"
  /// `UInt8` per word, or `UInt16` if there are more than 256 sets: the line of `source.sets` with
  /// the sources of the word.
  package static let wordSources = "word.sources"
  /// UTF-8 lines `count TAB reading TAB listed`: the sources that decided the count (empty if the
  /// floor of the manifest did), that gave the readings (empty if they were inferred), and that
  /// list the word at all. A training text counts as the deciding source and as a listing one for
  /// the words that it contains. Each field holds numbers of `source` lines of `about`, counted
  /// from 1, ascending, separated by commas.
  package static let sourceSets = "source.sets"
  /// `UInt64` per reading of a character with known tones, ascending: the code point shifted left
  /// by 16, and the id of the syllable. Absent if syllables include their tones or no tones are
  /// known.
  package static let toneReadings = "tone.readings"
  /// `UInt8` per reading of a character: the set of its tones, the first tone in the lowest bit.
  package static let toneSets = "tone.sets"
  /// UTF-8 lines `key TAB text` or `key TAB opening TAB closing`: the text that a punctuation key
  /// inserts.
  package static let punctuation = "punctuation"

  /// Returns the width in bits of a word number in `wordOrder`.
  package static func orderWidth(wordCount: Int) -> Int {
    Int.bitWidth - max(wordCount - 1, 0).leadingZeroBitCount
  }
}

/// The number of a word in a lexicon.
public typealias WordID = UInt32

/// The number of a syllable in a `SyllableTable`.
public typealias SyllableID = UInt16
