import NGrams
import SyllableConversion

/// Segments double-pinyin keystrokes into syllables of two keys each.
///
/// ```
/// nihc     ni hao       two keys per syllable
/// nih      ni h(…)      the last may be an initial alone
/// n'hc     n(…) hao     an initial before an apostrophe, too
/// woABC    wo ABC       capitals and digits are literal
/// nihcc    ni hcc       a typo if the keys lead to a dead end: 你好
/// ```
final class DoublePinyinSegmenter: KeySegmenter {
  private let scheme: DoublePinyinScheme
  private let spellings: SpellingTree
  private let typos: TypoEdges?
  private let letteredWords: LetteredWords?
  private let hasTones: Bool
  private let latin: LatinEdges?

  func firstChanged(after common: Int, from old: [UInt8], to new: [UInt8]) -> Int? {
    latin?.firstChanged(after: common, from: old, to: new)
  }

  /// Creates a segmenter for a scheme.
  ///
  /// - Parameters:
  ///   - spellings: the tree of the scheme's spellings.
  ///   - typos: finds typos; nil if none are tolerated.
  ///   - letteredWords: the words in Latin letters; nil if there are none.
  ///   - hasTones: whether the digits 1 to 5 after a syllable are its tone.
  ///   - latin: recognises Latin text; nil if there is none.
  init(
    _ scheme: DoublePinyinScheme, spellings: SpellingTree, typos: TypoEdges? = nil,
    letteredWords: LetteredWords? = nil, hasTones: Bool = false, latin: LatinEdges? = nil
  ) {
    self.scheme = scheme
    self.spellings = spellings
    self.typos = typos
    self.letteredWords = letteredWords
    self.hasTones = hasTones
    self.latin = latin
  }

  /// The number of keystrokes that edges from a position depend on: a syllable, its tone, its
  /// apostrophe, and the key after it. With typos it covers the window of dead ends; in any case the
  /// longest lettered word.
  var reach: Int {
    let ofSyllables = typos?.reach(maximumSyllableLength: 2) ?? 5
    return max(
      ofSyllables, letteredWords == nil ? 0 : LetteredWords.maximumLength + 1, latin?.reach ?? 0)
  }

  /// Appends the syllables that begin at `start`; initials and literals if there are none.
  func appendEdges(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard start < keys.count else { return }
    let first = edges.count
    defer { latin?.appendEdges(from: start, in: keys, to: &edges, isSpelled: { _ in true }) }
    guard scheme.uses(keys[start]) else {
      edges.append(keys.literal(start, cost: PinyinCost.unread(keys[start])))
      letteredWords?.appendEdges(from: start, in: keys, besides: first, to: &edges)
      return
    }
    if let node = spellings.child(of: SpellingTree.root, key: keys[start]) {
      appendSyllables(from: start, at: node, in: keys, to: &edges)
      if edges.count == first { appendInitial(from: start, at: node, in: keys, to: &edges) }
    }
    if let part = keys.letterAfterCapital(at: start) {
      let cost =
        part == .acronym ? PinyinCost.letterAfterAcronym : PinyinCost.capitalisedWord
      edges.append(keys.literal(start, cost: cost))
    } else if edges.count == first {
      edges.append(keys.literal(start, cost: PinyinCost.stray))
    }
    letteredWords?.appendEdges(from: start, in: keys, besides: first, to: &edges)
    typos?.append(from: start, in: keys, to: &edges)
  }

  private func appendSyllables(
    from start: Int, at node: Int, in keys: [UInt8], to edges: inout [SegmentEdge]
  ) {
    guard start + 1 < keys.count, let node = spellings.child(of: node, key: keys[start + 1])
    else { return }
    let tone = hasTones ? keys.tone(at: start + 2) : 0
    for reading in spellings.readings(at: node) {
      edges.append(
        edge(start, start + (tone > 0 ? 3 : 2), in: keys, .syllable, reading, tone: tone))
    }
  }

  private func appendInitial(
    from start: Int, at node: Int, in keys: [UInt8], to edges: inout [SegmentEdge]
  ) {
    let isEnd = start + 1 == keys.count || !scheme.uses(keys[start + 1])
    let cost = isEnd ? PinyinCost.incomplete : PinyinCost.initial
    for reading in spellings.completions(at: node) {
      edges.append(edge(start, start + 1, in: keys, .incomplete, reading, cost: cost))
    }
  }

  private func edge(
    _ start: Int, _ end: Int, in keys: [UInt8], _ kind: SegmentEdge.Kind,
    _ reading: SpellingTree.Reading, cost: Cost = 0, tone: UInt8 = 0
  ) -> SegmentEdge {
    SegmentEdge(
      start: start, end: keys.skippingApostrophe(end), kind: kind, syllables: reading.syllables,
      cost: reading.cost + cost, tone: tone)
  }
}

extension SpellingTree {
  /// Builds the tree of spellings typed with the keys of a scheme.
  init(_ spellings: [SyllableSpelling], by scheme: DoublePinyinScheme) {
    var entries: [Entry] = []
    for spelling in spellings {
      let pairs = scheme.keyPairs(for: spelling.spelling)
      entries += pairs.map {
        Entry(keys: $0, syllable: spelling.syllable, cost: spelling.cost)
      }
      if pairs.isEmpty {
        entries += scheme.initialKeys(for: spelling.spelling).map {
          Entry(keys: [$0], syllable: spelling.syllable, cost: spelling.cost, isWhole: false)
        }
      }
    }
    self.init(entries)
  }
}
