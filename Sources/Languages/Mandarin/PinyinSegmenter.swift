import NGrams
import SyllableConversion

/// Splits keystrokes into pinyin syllables.
///
/// ```
/// xian       xian | xi an          every way to read the letters
/// xi'an      xi'an                 an apostrophe ends a syllable
/// zhon       zho(ng) n(…)          the last syllable may be incomplete
/// zgr        z(…) g(…) r(…)        initials stand for syllables, where no syllable is spelled out
/// zainar     zai na r              the r of erhua: 在哪儿
/// wo3geABC   wo 3 ge ABC           capitals and digits stand for themselves
/// yongwifi   yong wifi             a word in letters that the lexicon has
/// nihoama    ni hoa ma             a slip where the letters lead nowhere: 你好吗
/// ni3hao3    ni3 hao3              a digit is a tone, where that is switched on
/// ```
struct PinyinSegmenter: KeySegmenter {
  static let longestSyllable = 6

  let spellings: SpellingTree
  let slips: TypoTable?
  private let letteredWords: LetteredWords?
  private let erhua: Erhua?
  private let hasTones: Bool

  /// A segmenter over the spellings of syllables. Without `slips` every letter is taken as typed;
  /// with `hasTones` the digits 1 to 5 after a syllable are its tone.
  init(
    spellings: SpellingTree, slips: TypoTable? = nil, letteredWords: LetteredWords? = nil,
    erhua: Erhua? = nil, hasTones: Bool = false
  ) {
    self.spellings = spellings
    self.slips = slips
    self.letteredWords = letteredWords
    self.erhua = erhua
    self.hasTones = hasTones
  }

  /// The longest syllable, its tone, its apostrophe, and the letter after it; with slips as far as
  /// a dead end is looked for, and a syllable more; at least a word in letters.
  var reach: Int {
    let ofSyllables =
      slips == nil ? Self.longestSyllable + 3 : Self.deadEndWindow + Self.longestSyllable + 2
    return max(ofSyllables, letteredWords == nil ? 0 : LetteredWords.longest + 1)
  }

  /// Appends the syllables that begin at `start`; initials and literals where there is none.
  func appendEdges(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard start < keys.count else { return }
    let spelled = edges.count
    guard keys[start].isSmallLetter else {
      edges.append(keys.literal(start, cost: PinyinCost.character))
      letteredWords?.appendEdges(from: start, in: keys, besides: spelled, to: &edges)
      return
    }
    appendSyllables(from: start, in: keys, to: &edges)
    if edges.count == spelled {
      appendInitials(from: start, in: keys, to: &edges)
      erhua?.appendEdge(from: start, in: keys, to: &edges)
    }
    if keys.isInCapitalisedWord(start) {
      edges.append(keys.literal(start, cost: PinyinCost.capitalisedWord))
    } else if edges.count == spelled {
      edges.append(keys.literal(start, cost: PinyinCost.stray))
    }
    letteredWords?.appendEdges(from: start, in: keys, besides: spelled, to: &edges)
    appendTypos(from: start, in: keys, to: &edges)
  }

  /// Syllables spelled in full, and the beginning of one where the letters end.
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

  /// One or two consonants for any syllable that begins with them: `z` and `zh` for `zh`.
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

  /// Whether letters that are no syllable can be the beginning of one that is still being typed: the
  /// last ones, unless a syllable ends with them.
  ///
  /// ```
  /// guoj    guo j(…)    still being typed
  /// guojin  guo jin     hardly guo ji n(…)
  /// ```
  private func isUnfinished(_ start: Int, _ end: Int, in keys: [UInt8]) -> Bool {
    guard keys.isEndOfLetters(end), end == keys.count || keys[end] != UInt8(ascii: "'") else {
      return false
    }
    return !(max(0, start - Self.longestSyllable)..<start).contains {
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

  /// An edge with the tone and the apostrophe behind it.
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
