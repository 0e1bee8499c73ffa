import DictionaryImage

/// The sections of a word lexicon in an image.
///
/// The words form a trie over letters, which are the scalars of their folded spelling
/// (`WordFolding`). Node 0 is the root. Nodes are numbered breadth first, so the children of node
/// `n` are the nodes `children[n] ..< children[n + 1]`, ascending by label. Words are numbered
/// depth first, so the words at and below a node are a range. It begins at `words[n]` and ends
/// where the next sibling's begins, or with the parent's range. Words of equal folded spelling
/// (`us`, `US`) are adjacent, the more frequent one first.
package enum WordLexiconSections {
  /// UTF-8 lines:
  /// - `language TAB tag`
  /// - `unlisted TAB cost` if known: −ln of the share of running text that the lexicon lacks, in
  ///   nats × 1000
  /// - `source TAB name TAB version TAB licence TAB entries TAB copyright` for each source, in the
  ///   order of the bits of `sources`
  package static let about = "about"
  /// `UInt32` per letter: its scalar, ascending. At most 255 letters; a label is an index into
  /// them.
  package static let letters = "words.letters"
  /// `UInt8` per letter: its bit in `below`, 0 to 31. Letters that differ only by a mark share a
  /// bit.
  package static let letterBits = "words.bits"
  /// `UInt8` per node: the letter that leads to it (0 for the root).
  package static let labels = DictionaryKind.words.section
  /// `UInt16` per node, plus one: its first child, relative to that of its block of 256 nodes.
  package static let children = "words.children"
  /// `UInt32` per block of 256 nodes: the first child of its first node.
  package static let childBlocks = "words.child-blocks"
  /// `UInt32` per node: the first word at or below it.
  package static let words = "words.first"
  /// `UInt32` per node, used as four bytes: the least cost of the words at or below it that may be
  /// suggested and have at least 0, 2, 4 and 7 more letters (`NodeBounds`).
  package static let bounds = "words.bounds"
  /// `UInt32` per node: the bits of all letters below it.
  package static let below = "words.below"
  /// `UInt16` per word: −ln P in nats × 1000.
  package static let costs = "words.costs"
  /// `UInt8` per word: `WordFlags`.
  package static let flags = "words.flags"
  /// `UInt8` per word: the sources that have it, one bit each.
  package static let sources = "words.sources"
  /// `UInt32` per word with irregular capitals (`iPhone`): its index, ascending.
  package static let irregular = "words.irregular"
  /// `UInt32` per irregular word, plus one: the offset of its spelling in `spellings`, in bytes.
  package static let spellingOffsets = "words.spelling-offsets"
  /// The spellings of the irregular words in UTF-8.
  package static let spellings = "words.spellings"
  /// UTF-8 lines `typed TAB meant TAB cost`: spellings that are confused with each other. Optional.
  package static let sounds = "words.sounds"
  /// UTF-8 lines `name TAB emoji`, ascending by their bytes: one-word names and the most common
  /// emoji of each. Optional.
  package static let emoji = "words.emoji"
  /// UTF-8 lines, ascending by their bytes: the folded spellings of words that stay as they are
  /// typed and are never suggested (`WordsAsTyped`). Optional.
  package static let asTyped = "words.as-typed"
  /// UTF-8 lines, ascending by their bytes: the folded spellings of names of many languages, which are
  /// never suggested and stay if they are typed with a capital. Optional.
  package static let names = "words.names"
  /// UTF-8 lines `typed TAB meant`, ascending by their bytes: the folded spellings of common mistakes
  /// with what is meant, and parts of words with `*` (`CommonMistakes`). Optional.
  package static let mistakes = "words.mistakes"
  /// The text of `affixes.tsv`, which `WordForms` reads. Optional.
  package static let affixes = "words.affixes"
}

/// The capitalization of a word, and whether it is profane.
package struct WordFlags: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first letter is a capital: `Paris`.
  package static let isCapitalized = WordFlags(rawValue: 1)
  /// All letters are capitals: `NATO`.
  package static let isUppercase = WordFlags(rawValue: 2)
  /// The spelling is stored among the irregular ones.
  package static let isIrregular = WordFlags(rawValue: 4)
  /// The word is suggested only if the user typed it exactly.
  package static let isProfane = WordFlags(rawValue: 8)
}
