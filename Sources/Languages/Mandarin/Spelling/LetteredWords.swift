import Decoding
import NGrams
import SyllableConversion

/// The words with Latin letters in the lexicon, as recognised among keystrokes: iPhone, OK, and the
/// letter of T恤. In the lexicon each letter is a syllable of its own.
///
/// ```
/// yongiphonepai   yong iphone pai   用iPhone拍
/// txu             t xu              T恤
/// ```
struct LetteredWords: Sendable {
  /// The length limit in letters. Longer words are typed as literal text.
  static let maximumLength = 15

  private let lexicon: Lexicon
  private let spellings: SpellingTree
  /// The words that stay as typed; nil if there are none.
  private let latinWords: LatinWords?
  /// The trie nodes of the first letters, by the letter; nil for a letter that begins no word.
  private let firstNodes: [Int?]

  /// Creates the words of a lexicon; nil if no word has letters.
  ///
  /// - Parameters:
  ///   - spellings: the spellings of the lexicon's syllables.
  ///   - latinWords: the words that stay as typed; nil if there are none.
  init?(
    _ lexicon: Lexicon, besides spellings: SpellingTree, latinWords: LatinWords? = nil
  ) {
    guard lexicon.syllables.hasLetters else { return nil }
    self.lexicon = lexicon
    self.spellings = spellings
    self.latinWords = latinWords
    firstNodes = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { letter in
      lexicon.syllables.letter(letter).flatMap { lexicon.child(of: Lexicon.root, by: $0) }
    }
  }

  /// Returns the trie node after one more letter; nil if no word continues with it.
  private func child(of node: Int, key: UInt8) -> Int? {
    guard let letter = lexicon.syllables.letter(key) else { return nil }
    guard node != Lexicon.root else {
      return firstNodes[Int((key | 0x20) - UInt8(ascii: "a"))]
    }
    return lexicon.child(of: node, by: letter)
  }

  /// Appends the lettered words that begin at `start`.
  ///
  /// A single letter is appended only if another edge from index `first` on covers just that
  /// letter, so that no lettered word begins in the middle of a syllable.
  func appendEdges(
    from start: Int, in keys: [UInt8], besides first: Int, to edges: inout [SegmentEdge]
  ) {
    var node = Lexicon.root
    var hasCapital = false
    var hasVowel = false
    for end in start..<min(start + Self.maximumLength, keys.count) {
      guard let child = child(of: node, key: keys[end]) else { return }
      node = child
      hasCapital = hasCapital || keys[end].isCapitalLetter
      hasVowel = hasVowel || keys[end].isVowel
      let next = keys.skippingApostrophe(end + 1)
      var cost: Cost
      if end == start {
        let others = edges[first...].lazy.filter { $0.end == next }
        guard !others.isEmpty else { continue }
        // A letter that is not pinyin is more likely to be meant: u in U盘.
        let isPinyin = others.contains { $0.kind != .literal }
        cost = isPinyin ? PinyinCost.letteredInitial : PinyinCost.letteredStray
      } else if lexicon.entries(at: node).isEmpty || isShortened(keys[start...end]) {
        continue
      } else if hasCapital {
        cost = 0
      } else if hasVowel {
        cost =
          spellings.spellsSyllables(keys[start...end])
          ? PinyinCost.letteredSyllables : PinyinCost.letteredWord
      } else if keys.prefix(start + Self.maximumLength).contains(where: { $0.isVowel }) {
        cost = PinyinCost.letteredConsonants
      } else {
        cost = PinyinCost.letteredInitial * Cost(end + 1 - start)
      }
      if end > start, isWrittenSmall(keys[start...end]) { cost += PinyinCost.otherCapitals }
      edges.append(SegmentEdge(start: start, end: next, kind: .letters, cost: cost))
    }
  }

  /// Whether letters begin with a run of capitals that is a word by itself: PMT for `PMt`.
  private func isShortened(_ letters: ArraySlice<UInt8>) -> Bool {
    guard let words = latinWords, let word = words.word(of: letters) else { return false }
    return words.isShortened(word.word, typedAs: letters)
  }

  /// Whether letters are a word that stays as typed in small letters: app, not APP.
  private func isWrittenSmall(_ letters: ArraySlice<UInt8>) -> Bool {
    guard let words = latinWords, letters.allSatisfy({ $0.isSmallLetter }),
      let word = words.word(of: letters)
    else { return false }
    return words.isSmall(word.word)
  }
}
