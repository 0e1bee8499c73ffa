import NGrams

/// The sections of a dictionary image that a `Lexicon` reads, as `ime-dict build` writes them.
///
/// Three tables refer to each other by index:
///
/// ```
/// trie node ──▶ entries (words with this reading, cheapest first) ──▶ word (text and cost)
/// ```
///
/// - A **node** of the trie stands for a sequence of syllables; node 0 is the root (no syllable).
///   Nodes are numbered breadth first, so the children of node `n` are the nodes
///   `trie.children[n] ..< trie.children[n + 1]`, ascending by their label, the id of the syllable
///   that leads to them.
/// - An **entry** pairs a reading with a word. Its cost is `-ln P(reading | word)`.
/// - A **word** is a surface text, once, whatever its readings. Its cost is `-ln P(word)` from the
///   word's frequency. Words ascend by their cost: what is looked at most stands on few pages.
///
/// A **syllable id** is the rank of the spelling among the canonical syllables in byte order, so
/// every prefix ("zh") stands for a contiguous range of ids. Costs are in thousandths of a nat.
package enum LexiconSections {
  /// UTF-8 lines `key TAB value`: what the dictionary is and where its words came from.
  package static let about = "about"
  /// UTF-8 lines: `spelling` for a syllable, in byte order, or `spelling TAB syllable` for another
  /// way to type one (`lue` for `lve`), after all the syllables.
  package static let syllables = "syllables"
  /// `UInt16` a node: the id of the syllable that leads to it (0 for the root).
  package static let trieLabels = "trie.labels"
  /// `UInt32` a node and one more: its first child.
  package static let trieChildren = "trie.children"
  /// `UInt32` a node and one more: its first entry.
  package static let trieEntries = "trie.entries"
  /// `UInt32` an entry: its word.
  package static let entryWords = "entry.words"
  /// `UInt16` an entry: `-ln P(reading | word)` in thousandths of a nat.
  package static let entryCosts = "entry.costs"
  /// Bits: the words in the order of their UTF-8 bytes, each number as wide as `orderWidth`.
  package static let wordOrder = "word.order"
  /// `UInt32` a word and one more: where its text begins in `word.text`.
  package static let wordOffsets = "word.offsets"
  /// The words' texts in UTF-8, one after the other.
  package static let wordText = "word.text"
  /// `UInt16` a word: `-ln P(word)` in thousandths of a nat.
  package static let wordCosts = "word.costs"
  /// `UInt8` a word, or `UInt16` where there are more than 256 sets: the line of `source.sets` that
  /// says where the word comes from.
  package static let wordSources = "word.sources"
  /// UTF-8 lines `count TAB reading TAB listed`: the sources that decided the count (none where the
  /// floor of the manifest did), that gave the readings (none where they were inferred), and that
  /// list the word at all; a training text counts as the source that decides, and as one that lists,
  /// the words that it has. Each field holds numbers of `source` lines of `about`, counted from 1,
  /// ascending, separated by commas.
  package static let sourceSets = "source.sets"
  /// `UInt64` a reading of a character whose tones are known, ascending: the code point, shifted by 16,
  /// and the id of the syllable. Not there where syllables have their tones or none are known.
  package static let toneReadings = "tone.readings"
  /// `UInt8` a reading of a character: its tones, the first in the lowest bit.
  package static let toneSets = "tone.sets"
  /// UTF-8 lines `key TAB text` or `key TAB opening TAB closing`: what a punctuation key inserts.
  package static let punctuation = "punctuation"

  /// How many bits the number of a word takes in `wordOrder`.
  package static func orderWidth(wordCount: Int) -> Int {
    Int.bitWidth - max(wordCount - 1, 0).leadingZeroBitCount
  }
}

/// The number of a word in a lexicon.
public typealias WordID = UInt32

/// The number of a syllable in a `SyllableTable`.
public typealias SyllableID = UInt16
