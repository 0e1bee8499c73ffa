import NGrams
import SyllableConversion

/// Finds syllables with one typo in keystrokes.
///
/// ```
/// qudhanghai   qu dhang hai   no syllable continues after d: dhang is shang or chang
/// nushihaoren  nu shi …       readable, though bu (n is beside b) may be meant
/// ```
struct TypoEdges: Sendable {
  /// The number of keystrokes that spelled syllables must cover from a position. A shorter path is
  /// a dead end, and one of its keys is likely a typo.
  static let deadEndWindow = 7

  /// The typos.
  let table: TypoTable
  /// The spellings in the same keys.
  let tree: SpellingTree
  /// The largest number of typo edges from a position before a dead end.
  let mostPrompted: Int
  /// The largest number of typo edges from any other position.
  let mostUnprompted: Int
  /// The extra cost of a typo in keys that can be read as typed.
  let unprompted: Cost
  /// The cost of a syllable of which one key was typed and the next is missing; nil if the table has
  /// these.
  var missingKey: Cost?
  /// Whether the keys are letters. Consonants alone can then be read as initials: `gr` is hardly ge.
  var needsVowel = false
  /// Whether the digits 1 to 5 after a syllable are its tone.
  var hasTones = false

  /// The number of keystrokes that the edges from a position depend on: the window of dead ends and a
  /// syllable more.
  func reach(maximumSyllableLength: Int) -> Int { Self.deadEndWindow + maximumSyllableLength + 2 }

  /// Appends syllables with one typo. They are cheap if the keys as typed lead to a dead end, and
  /// costly if they can be read as typed.
  func append(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard !needsVowel || !isAmongInitials(start, in: keys) else { return }
    let isPrompted = isBeforeDeadEnd(start, in: keys)
    let first = edges.count
    var code: UInt64 = 0
    var isPronounceable = !needsVowel
    for end in start..<min(start + TypoTable.maximumLength, keys.count) {
      guard table.uses(keys[end]) else { break }
      code = TypoTable.code(code, followedBy: keys[end])
      isPronounceable = isPronounceable || keys[end].isVowel
      guard end + 1 - start >= TypoTable.shortest else { continue }
      let extra = isPrompted && isPronounceable ? 0 : unprompted
      for index in table.matches(of: code) {
        let match = table.matches[index]
        let tone = hasTones ? keys.tone(at: end + 1) : 0
        edges.append(
          SegmentEdge(
            start: start, end: keys.skippingApostrophe(tone > 0 ? end + 2 : end + 1),
            kind: .corrected, syllables: match.syllable..<match.syllable + 1,
            cost: match.cost + extra, tone: tone))
      }
    }
    keepCheapest(isPrompted ? mostPrompted : mostUnprompted, from: first, in: &edges)
    if isPrompted { appendMissing(at: start, in: keys, to: &edges) }
  }

  /// Whether the letters around `start` have no vowel: they are initials as typed, of which a typo
  /// would read others.
  ///
  /// ```
  /// bqb     initials: biao qing bao, not ba b
  /// zhngg   a syllable follows in zhnggguo only
  /// ```
  private func isAmongInitials(_ start: Int, in keys: [UInt8]) -> Bool {
    var end = start
    while end < min(keys.count, start + Self.deadEndWindow), keys[end].isSmallLetter {
      if keys[end].isVowel { return false }
      end += 1
    }
    var first = start
    while first > 0, keys[first - 1].isSmallLetter {
      first -= 1
      if keys[first].isVowel { return false }
    }
    return true
  }

  /// Appends the syllables that begin with a key, after which one is missing: ni h ma for nihcma.
  private func appendMissing(at start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard let missingKey, let node = tree.child(of: SpellingTree.root, key: keys[start])
    else { return }
    for reading in tree.completions(at: node) {
      edges.append(
        SegmentEdge(
          start: start, end: keys.skippingApostrophe(start + 1), kind: .corrected,
          syllables: reading.syllables, cost: reading.cost + missingKey))
    }
  }

  private func keepCheapest(_ limit: Int, from first: Int, in edges: inout [SegmentEdge]) {
    guard edges.count - first > limit else { return }
    // Among equals those that cover the most keys.
    edges.withUnsafeMutableBufferPointer { edges in
      var typos = UnsafeMutableBufferPointer(rebasing: edges[first...])
      typos.sort {
        ($0.cost, $1.end, $0.syllables.lowerBound) < ($1.cost, $0.end, $1.syllables.lowerBound)
      }
    }
    edges.removeLast(edges.count - first - limit)
  }

  /// Whether no path along spelled syllables leads from `start` out of the window or to the end of
  /// the keys. Keys of a syllable still being typed are not a dead end.
  private func isBeforeDeadEnd(_ start: Int, in keys: [UInt8]) -> Bool {
    // Bit i is set if a path leads to start + i.
    var reached: UInt64 = 1
    for offset in 0..<Self.deadEndWindow where reached >> UInt64(offset) & 1 == 1 {
      var node = SpellingTree.root
      var end = start + offset
      while end < keys.count, let next = tree.child(of: node, key: keys[end]) {
        node = next
        end += 1
        if !tree.readings(at: node).isEmpty { reached |= 1 << UInt64(end - start) }
      }
      if end == keys.count || !table.uses(keys[end]) || reached >> UInt64(Self.deadEndWindow) != 0 {
        return false
      }
    }
    return true
  }
}

extension TypoEdges {
  /// Typos in syllables typed letter by letter.
  init(letters spellings: [SyllableSpelling], in tree: SpellingTree, hasTones: Bool) {
    self.init(
      table: TypoTable(spellings.typedByLetters, neighbours: QwertyKeys.neighbours), tree: tree,
      mostPrompted: 12, mostUnprompted: 8, unprompted: PinyinCost.unprompted, needsVowel: true,
      hasTones: hasTones)
  }

  /// Typos in the pairs of keys of a scheme.
  init(
    _ scheme: DoublePinyinScheme, _ spellings: [SyllableSpelling], in tree: SpellingTree,
    hasTones: Bool
  ) {
    self.init(
      table: TypoTable(spellings.typed(by: scheme), neighbours: QwertyKeys.neighbours), tree: tree,
      mostPrompted: 24, mostUnprompted: 16, unprompted: PinyinCost.unpromptedInDoublePinyin,
      missingKey: PinyinCost.missingKeyInDoublePinyin, hasTones: hasTones)
  }

  /// Typos on nine keys.
  init(nineKeys spellings: [SyllableSpelling]) {
    let typed = spellings.typedOnNineKeys
    self.init(
      table: TypoTable(typed, neighbours: PadKeys.neighbours),
      tree: SpellingTree(
        typed.map { SpellingTree.Entry(keys: $0.keys, syllable: $0.syllable, cost: 0) }),
      mostPrompted: 24, mostUnprompted: 16, unprompted: PinyinCost.unpromptedOnNineKeys)
  }
}
