import NGrams
import SyllableConversion

/// Segments nine-key keystrokes into pinyin syllables: all that any letters on the keys spell.
///
/// ```
/// 64426      ni|mi hao|gan|han …     all syllables on the keys
/// 6'426      n|m|o hao …             an apostrophe ends a syllable
/// 94664      zhong zho(ng) xin …     the last syllable may be incomplete
/// 947        z|x|y|w g|h r|s|p|q     in few keystrokes, initials stand for syllables
/// n4426      ni hao                  a letter is literal
/// 644266     ni hao                  a typo, at a cost
/// ```
final class NineKeySegmenter: KeySegmenter {
  /// One reading of the keystrokes so far: a node in the tree of spellings.
  private struct Spelling {
    var node: Int
    var hasVowel: Bool
  }

  /// The largest number of keystrokes for which initials are always read. In longer input they are
  /// read only if no syllable matches, because they would match nearly every word.
  private static let maximumAbbreviationLength = 5

  let tree: SpellingTree
  private let typos: TypoEdges?
  private let letters: PinyinSegmenter

  init(spellings: SpellingTree, typos: TypoEdges? = nil) {
    tree = spellings
    self.typos = typos
    letters = PinyinSegmenter(spellings: spellings)
  }

  /// A syllable, its apostrophe, and the keystroke after it, as for letters; with typos also the
  /// window of dead ends.
  var reach: Int {
    typos?.reach(maximumSyllableLength: PinyinSegmenter.maximumSyllableLength) ?? letters.reach
  }

  /// Appends the syllables that begin at `start`. Letters without a digit nearby are segmented as
  /// letters.
  func appendEdges(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard start < keys.count else { return }
    guard keys[start..<min(start + letters.reach, keys.count)].contains(where: { $0.isNineKey })
    else {
      return letters.appendEdges(from: start, in: keys, to: &edges)
    }
    let first = edges.count
    appendSyllables(from: start, in: keys, to: &edges)
    if edges.count == first || keys.count <= Self.maximumAbbreviationLength {
      appendInitials(from: start, in: keys, to: &edges)
    }
    if edges.count == first {
      edges.append(keys.literal(start, cost: PinyinCost.stray))
    }
    typos?.append(from: start, in: keys, to: &edges)
  }

  /// Appends fully spelled syllables and, at the end of the keystrokes, incomplete ones.
  private func appendSyllables(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    let first = edges.count
    var spellings = [Spelling(node: SpellingTree.root, hasVowel: false)]
    for end in start..<keys.count {
      spellings = extend(spellings, by: keys[end])
      guard !spellings.isEmpty else { return }
      let fixed = FixedLetter(keys[end])
      if fixed?.isLast == false { continue }
      let isEnd = fixed != nil || isEndOfKeys(end + 1, in: keys)
      for spelling in spellings where spelling.hasVowel {
        for reading in tree.readings(at: spelling.node) {
          let edge = edge(start, end + 1, in: keys, .syllable, reading)
          // Two spellings of one syllable may be on the same keys: lve and lue.
          let same = edges[first...].firstIndex {
            $0.end == edge.end && $0.syllables == edge.syllables
          }
          if let same {
            edges[same].cost = min(edges[same].cost, edge.cost)
          } else {
            edges.append(edge)
          }
        }
        if isEnd, end > start, !tree.isSpelled(at: spelling.node) {
          appendIncomplete(
            start, end + 1, spelling.node, cost: PinyinCost.incomplete, in: keys, to: &edges)
        }
      }
      if isEnd { return appendConsonants(spellings, start, end + 1, in: keys, to: &edges) }
    }
  }

  /// Appends one or two consonants at the end of the keystrokes, for the syllables that begin with
  /// them.
  private func appendConsonants(
    _ spellings: [Spelling], _ start: Int, _ end: Int, in keys: [UInt8],
    to edges: inout [SegmentEdge]
  ) {
    guard end - start <= 2 else { return }
    for spelling in spellings where !spelling.hasVowel {
      appendIncomplete(
        start, end, spelling.node, cost: PinyinCost.incomplete, in: keys, to: &edges)
    }
  }

  /// Appends one or two consonants followed by more keystrokes, for any syllable that begins with
  /// them.
  private func appendInitials(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    var spellings = [Spelling(node: SpellingTree.root, hasVowel: false)]
    for end in start..<min(start + 2, keys.count) {
      spellings = extend(spellings, by: keys[end]).filter { !$0.hasVowel }
      guard !spellings.isEmpty, FixedLetter(keys[end]) == nil, !isEndOfKeys(end + 1, in: keys)
      else { return }
      for spelling in spellings {
        appendIncomplete(
          start, end + 1, spelling.node, cost: PinyinCost.initial, in: keys, to: &edges)
      }
    }
  }

  /// Returns the spellings extended by each letter of a key.
  private func extend(_ spellings: [Spelling], by key: UInt8) -> [Spelling] {
    let letters = Self.letters(of: key)
    var extended: [Spelling] = []
    for spelling in spellings {
      for letter in letters {
        guard let next = tree.child(of: spelling.node, key: letter) else { continue }
        extended.append(
          Spelling(node: next, hasVowel: spelling.hasVowel || letter.isVowel))
      }
    }
    return extended
  }

  /// Returns the letters that a keystroke can stand for.
  static func letters(of key: UInt8) -> [UInt8] {
    if key.isSmallLetter { return [key] }
    return FixedLetter(key).map { [$0.letter] } ?? PinyinKeys.letters(on: key)
  }

  private func appendIncomplete(
    _ start: Int, _ end: Int, _ node: Int, cost: Cost, in keys: [UInt8],
    to edges: inout [SegmentEdge]
  ) {
    for var reading in tree.completions(at: node) {
      reading.cost += cost
      edges.append(edge(start, end, in: keys, .incomplete, reading))
    }
  }

  private func edge(
    _ start: Int, _ end: Int, in keys: [UInt8], _ kind: SegmentEdge.Kind,
    _ reading: SpellingTree.Reading
  ) -> SegmentEdge {
    SegmentEdge(
      start: start, end: keys.skippingApostrophe(end), kind: kind, syllables: reading.syllables,
      cost: reading.cost)
  }

  func isEndOfKeys(_ end: Int, in keys: [UInt8]) -> Bool {
    end == keys.count || !(keys[end].isSmallLetter || keys[end].isNineKey)
  }
}

extension UInt8 {
  /// Whether the byte is a digit with letters, or a letter chosen for one.
  fileprivate var isNineKey: Bool {
    (self >= UInt8(ascii: "2") && self <= UInt8(ascii: "9")) || FixedLetter(self) != nil
  }
}
