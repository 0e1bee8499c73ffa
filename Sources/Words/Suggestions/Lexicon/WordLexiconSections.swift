/// The sections of a word lexicon in an image.
///
/// The words are a trie over letters: the scalars of their folded spelling (`WordFolding`). Node 0
/// is the root; nodes are numbered breadth first, so the children of node `n` are the nodes
/// `children[n] ..< children[n + 1]`, ascending by their label. Words are numbered depth first: those
/// at and below a node are a range of ids, which begins at `words[n]` and ends where the next
/// sibling's begins, or with the parent's range. Words of equal folded spelling (`us`, `US`) are
/// neighbours, the likelier first.
package enum WordLexiconSections {
  /// UTF-8 lines `language TAB tag`; where it is known `unlisted TAB cost`, −ln of the share of
  /// running text that the lexicon lacks, in thousandths of a nat; and for each source `source TAB name TAB version TAB
  /// licence TAB entries TAB copyright`: where the words come from, in the order of the bits of
  /// `sources`.
  package static let about = "about"
  /// `UInt32` a letter: its scalar, ascending. At most 255; a label is an index into it.
  package static let letters = "words.letters"
  /// `UInt8` a letter: the bit, 0 to 31, that stands for it in `below`. Letters that differ by a mark
  /// alone share theirs.
  package static let letterBits = "words.bits"
  /// `UInt8` a node: the letter that leads to it (0 for the root).
  package static let labels = "words.labels"
  /// `UInt16` a node and one more: its first child, counted from that of its block of 256 nodes.
  package static let children = "words.children"
  /// `UInt32` a block of 256 nodes: the first child of its first node.
  package static let childBlocks = "words.child-blocks"
  /// `UInt32` a node: the first word at or below it.
  package static let words = "words.first"
  /// `UInt32` a node, four bytes: the least cost of the words at or below it that may be offered and
  /// have at least 0, 2, 4 and 7 letters more (`NodeBounds`).
  package static let bounds = "words.bounds"
  /// `UInt32` a node: the bits of all letters below it.
  package static let below = "words.below"
  /// `UInt16` a word: −ln P in thousandths of a nat.
  package static let costs = "words.costs"
  /// `UInt8` a word: `WordFlags`.
  package static let flags = "words.flags"
  /// `UInt8` a word: the sources that have it, one bit each.
  package static let sources = "words.sources"
  /// `UInt32` a word that is written in no regular way (`iPhone`): its id, ascending.
  package static let irregular = "words.irregular"
  /// `UInt32` an irregular word and one more: where its spelling begins in `spellings`.
  package static let spellingOffsets = "words.spelling-offsets"
  /// The spellings of the irregular words in UTF-8.
  package static let spellings = "words.spellings"
  /// UTF-8 lines `typed TAB meant TAB cost`: spellings that are taken for each other. May be missing.
  package static let sounds = "words.sounds"
  /// UTF-8 lines `name TAB emoji`, ascending by their bytes: names of one word, and the most usual
  /// emoji of each. May be missing.
  package static let emoji = "words.emoji"
  /// The text of `affixes.tsv`, which `WordForms` reads. May be missing.
  package static let affixes = "words.affixes"
}

/// What is to be known of a word besides its letters.
package struct WordFlags: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first letter is a capital: `Paris`.
  package static let isCapitalized = WordFlags(rawValue: 1)
  /// All letters are capitals: `NATO`.
  package static let isUppercase = WordFlags(rawValue: 2)
  /// The spelling stands among the irregular ones.
  package static let isIrregular = WordFlags(rawValue: 4)
  /// It is never offered unless it was typed.
  package static let isProfane = WordFlags(rawValue: 8)
}
