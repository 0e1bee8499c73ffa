import NGrams
import SyllableConversion

/// The words with letters that stand in Chinese text, as they are met in keystrokes: iPhone, OK, and the
/// letters of T恤. The lexicon has them like any other word, each letter being a syllable of its own.
///
/// ```
/// yongiphonepai   yong iphone pai   用iPhone拍
/// txu             t xu              T恤
/// ```
struct LetteredWords: Sendable {
  /// Longer words are typed as they are.
  static let longest = 15

  private let lexicon: Lexicon
  private let spellings: SpellingTree

  /// Those of a lexicon, beside the spellings of its syllables; nil where its words have no letters.
  init?(_ lexicon: Lexicon, besides spellings: SpellingTree) {
    guard lexicon.syllables.hasLetters else { return nil }
    self.lexicon = lexicon
    self.spellings = spellings
  }

  /// Appends the words in letters that begin at `start`, and the first letter by itself where something
  /// else that was typed, from `first` on among the edges, has just that letter: no word begins in the
  /// middle of a syllable for it.
  func appendEdges(
    from start: Int, in keys: [UInt8], besides first: Int, to edges: inout [SegmentEdge]
  ) {
    var node = Lexicon.root
    var hasCapital = false
    var hasVowel = false
    for end in start..<min(start + Self.longest, keys.count) {
      guard let letter = lexicon.syllables.letter(keys[end]),
        let child = lexicon.child(of: node, by: letter)
      else { return }
      node = child
      hasCapital = hasCapital || keys[end].isCapitalLetter
      hasVowel = hasVowel || keys[end].isVowel
      let next = keys.skippingApostrophe(end + 1)
      let cost: Cost
      if end == start {
        let others = edges[first...].lazy.filter { $0.end == next }
        guard !others.isEmpty else { continue }
        // A letter that is no pinyin may well be meant: u in U盘.
        let isPinyin = others.contains { $0.kind != .literal }
        cost = isPinyin ? PinyinCost.letteredInitial : PinyinCost.letteredStray
      } else if lexicon.entries(at: node).isEmpty {
        continue
      } else if hasCapital {
        cost = 0
      } else if hasVowel {
        cost =
          isSpelled(keys[start...end]) ? PinyinCost.letteredSyllables : PinyinCost.letteredWord
      } else if keys.prefix(start + Self.longest).contains(where: \.isVowel) {
        cost = PinyinCost.letteredConsonants
      } else {
        cost = PinyinCost.letteredInitial * Cost(end + 1 - start)
      }
      edges.append(SegmentEdge(start: start, end: next, kind: .letters, cost: cost))
    }
  }

  /// Whether letters are whole syllables: `fendi` is.
  private func isSpelled(_ letters: ArraySlice<UInt8>) -> Bool {
    // Bit i is set where a way leads to the letter with this number.
    var reached: UInt32 = 1
    for offset in 0..<letters.count where reached >> UInt32(offset) & 1 == 1 {
      var node = SpellingTree.root
      for index in letters.indices.dropFirst(offset) {
        guard let next = spellings.child(of: node, key: letters[index]) else { break }
        node = next
        if spellings.isSpelled(at: node) {
          reached |= 1 << UInt32(index + 1 - letters.startIndex)
        }
      }
    }
    return reached >> UInt32(letters.count) & 1 == 1
  }
}
