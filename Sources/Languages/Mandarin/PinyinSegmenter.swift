import NGrams
import SyllableConversion

/// Segments keystrokes into pinyin syllables.
///
/// ```
/// xian       xian | xi an          all readings of the letters
/// xi'an      xi'an                 an apostrophe ends a syllable
/// zhon       zho(ng) n(…)          the last syllable may be incomplete
/// zgr        z(…) g(…) r(…)        initials stand for syllables if the letters spell none
/// zainar     zai na r              the r of erhua: 在哪儿
/// wo3geABC   wo 3 ge ABC           capitals and digits are literal
/// yongwifi   yong wifi             a lettered word of the lexicon
/// nihoama    ni hoa ma             a typo if the letters lead to a dead end: 你好吗
/// ni3hao3    ni3 hao3              a digit is a tone if tones are on
/// ```
final class PinyinSegmenter: KeySegmenter {
  static let maximumSyllableLength = 6

  let spellings: SpellingTree
  private let typos: TypoEdges?
  private let letteredWords: LetteredWords?
  private let erhua: Erhua?
  private let hasTones: Bool
  private let latin: LatinEdges?

  func firstChanged(after common: Int, from old: [UInt8], to new: [UInt8]) -> Int? {
    latin?.firstChanged(after: common, from: old, to: new)
  }

  /// Creates a segmenter over the spellings of syllables.
  ///
  /// - Parameters:
  ///   - spellings: the tree of spellings.
  ///   - typos: finds typos; nil if none are tolerated.
  ///   - letteredWords: the words in Latin letters; nil if there are none.
  ///   - erhua: recognises the r of erhua; nil if the lexicon does not support it.
  ///   - hasTones: whether the digits 1 to 5 after a syllable are its tone.
  ///   - latin: recognises Latin text; nil if there is none.
  init(
    spellings: SpellingTree, typos: TypoEdges? = nil, letteredWords: LetteredWords? = nil,
    erhua: Erhua? = nil, hasTones: Bool = false, latin: LatinEdges? = nil
  ) {
    self.spellings = spellings
    self.typos = typos
    self.letteredWords = letteredWords
    self.erhua = erhua
    self.hasTones = hasTones
    self.latin = latin
  }

  /// The number of keystrokes that edges from a position depend on: the longest syllable, its tone,
  /// its apostrophe, and the letter after it. With typos it covers the dead-end window and a
  /// syllable more; in any case the longest lettered word.
  var reach: Int {
    let ofSyllables =
      typos?.reach(maximumSyllableLength: Self.maximumSyllableLength) ?? Self.maximumSyllableLength
      + 3
    return max(
      ofSyllables, letteredWords == nil ? 0 : LetteredWords.maximumLength + 1, latin?.reach ?? 0)
  }

  /// Appends the syllables that begin at `start`; initials and literals if there are none.
  func appendEdges(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard start < keys.count else { return }
    let spelled = edges.count
    guard keys[start].isSmallLetter else {
      edges.append(keys.literal(start, cost: PinyinCost.unread(keys[start])))
      letteredWords?.appendEdges(from: start, in: keys, besides: spelled, to: &edges)
      appendLatin(from: start, in: keys, to: &edges)
      return
    }
    appendSyllables(from: start, in: keys, to: &edges)
    if edges.count == spelled {
      appendInitials(from: start, in: keys, to: &edges)
      erhua?.appendEdge(from: start, in: keys, to: &edges)
    }
    if let part = keys.letterAfterCapital(at: start) {
      let cost = isName(part, in: keys) ? PinyinCost.capitalisedWord : PinyinCost.letterAfterAcronym
      edges.append(keys.literal(start, cost: cost))
    } else if edges.count == spelled {
      edges.append(keys.literal(start, cost: PinyinCost.stray))
    }
    letteredWords?.appendEdges(from: start, in: keys, besides: spelled, to: &edges)
    typos?.append(from: start, in: keys, to: &edges)
    appendLatin(from: start, in: keys, to: &edges)
  }

  private func appendLatin(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    // A reference to the method would copy the tree.
    latin?.appendEdges(from: start, in: keys, to: &edges) { spellings.spellsSyllables($0) }
  }

  /// The number of small letters after a capital that tell a name from pinyin.
  private static let lettersOfName = 8

  /// Whether small letters after a capital continue a name. Pinyin follows if they spell syllables
  /// that begin with a consonant and not with the capital's own second letter.
  ///
  /// ```
  /// Python   Alice   Shan      names
  /// Kge      Bzhan             K歌 B站
  /// ```
  private func isName(_ part: LetterAfterCapital, in keys: [UInt8]) -> Bool {
    guard case .name(let capital) = part else { return false }
    let letters = keys[(capital + 1)...].prefix(Self.lettersOfName).prefix { $0.isSmallLetter }
    guard let first = letters.first, !first.isVowel else { return true }
    let isInitial = first == UInt8(ascii: "h") && "CSZ".utf8.contains(keys[capital])
    return isInitial || !spellings.spellsSyllables(letters, isOpen: true)
  }

  /// Appends fully spelled syllables, and the beginning of one at the end of the letters.
  private func appendSyllables(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    var node = SpellingTree.root
    var end = start
    var hasVowel = false
    while end < keys.count, let next = spellings.child(of: node, key: keys[end]) {
      node = next
      hasVowel = hasVowel || keys[end].isVowel
      end += 1
      for reading in spellings.readings(at: node) {
        edges.append(edge(start, end, in: keys, .syllable, reading))
      }
      if hasVowel, end - start > 1, !spellings.isSpelled(at: node), keys.isEndOfLetters(end) {
        appendIncomplete(start, end, node, cost: PinyinCost.incomplete, in: keys, to: &edges)
      }
    }
  }

  /// Appends one or two consonants as abbreviations of any syllable that begins with them: `z` and
  /// `zh` for `zh`.
  private func appendInitials(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    var node = SpellingTree.root
    var end = start
    while end < keys.count, end < start + 2, !keys[end].isVowel,
      let next = spellings.child(of: node, key: keys[end])
    {
      node = next
      end += 1
      let cost = isUnfinished(start, end, in: keys) ? PinyinCost.incomplete : PinyinCost.initial
      appendIncomplete(start, end, node, cost: cost, in: keys, to: &edges)
    }
  }

  /// Whether letters that are not a syllable may be the beginning of one that is still being typed.
  /// They must be the last letters, and no syllable may end with them.
  ///
  /// ```
  /// guoj    guo j(…)    still being typed
  /// guojin  guo jin     hardly guo ji n(…)
  /// ```
  private func isUnfinished(_ start: Int, _ end: Int, in keys: [UInt8]) -> Bool {
    guard keys.isEndOfLetters(end), keys.skippingApostrophe(end) == end else { return false }
    return !(max(0, start - Self.maximumSyllableLength)..<start).contains {
      spellings.spells(keys[$0..<end])
    }
  }

  private func appendIncomplete(
    _ start: Int, _ end: Int, _ node: Int, cost: Cost, in keys: [UInt8],
    to edges: inout [SegmentEdge]
  ) {
    for var reading in spellings.completions(at: node) {
      reading.cost += cost
      edges.append(edge(start, end, in: keys, .incomplete, reading))
    }
  }

  /// Creates an edge that includes the tone and the apostrophe after it.
  func edge(
    _ start: Int, _ end: Int, in keys: [UInt8], _ kind: SegmentEdge.Kind,
    _ reading: SpellingTree.Reading
  ) -> SegmentEdge {
    let tone = hasTones && kind != .incomplete ? keys.tone(at: end) : 0
    return SegmentEdge(
      start: start, end: keys.skippingApostrophe(tone > 0 ? end + 1 : end), kind: kind,
      syllables: reading.syllables, cost: reading.cost, tone: tone)
  }
}
