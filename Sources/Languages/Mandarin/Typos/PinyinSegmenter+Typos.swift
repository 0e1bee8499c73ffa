import SyllableConversion

extension PinyinSegmenter {
  /// The number of keystrokes that spelled syllables must cover from a position. A shorter path is
  /// a dead end, and one of its letters is likely a typo.
  static let deadEndWindow = 7
  /// The largest number of typo edges from a position before a dead end.
  private static let maximumPrompted = 12
  /// The largest number of typo edges from any other position.
  private static let maximumUnprompted = 8

  /// Appends syllables with one typo. They are cheap if the letters as typed lead to a dead end,
  /// and costly if the letters can be read as typed.
  ///
  /// ```
  /// qudhanghai   qu dhang hai   no syllable continues after d: dhang is shang or chang
  /// nushihaoren  nu shi …       readable, though bu (n is beside b) may be meant
  /// ```
  func appendTypos(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard let slips else { return }
    let isPrompted = isBeforeDeadEnd(start, in: keys)
    let first = edges.count
    var code: UInt64 = 0
    var hasVowel = false
    for end in start..<min(start + TypoTable.longest, keys.count) {
      guard keys[end].isSmallLetter else { break }
      code = TypoTable.code(code, followedBy: keys[end])
      hasVowel = hasVowel || keys[end].isVowel
      guard end + 1 - start >= TypoTable.shortest else { continue }
      // Consonants alone can be read as initials: gr is hardly ge.
      let extra = isPrompted && hasVowel ? 0 : PinyinCost.unprompted
      for index in slips.matches(of: code) {
        let match = slips.matches[index]
        let reading = SpellingTree.Reading(
          syllables: match.syllable..<match.syllable + 1, cost: match.cost + extra)
        edges.append(edge(start, end + 1, in: keys, .corrected, reading))
      }
    }
    let limit = isPrompted ? Self.maximumPrompted : Self.maximumUnprompted
    guard edges.count - first > limit else { return }
    // Keeps the cheapest, and among equals those that cover the most letters.
    edges.withUnsafeMutableBufferPointer { edges in
      var typos = UnsafeMutableBufferPointer(rebasing: edges[first...])
      typos.sort {
        ($0.cost, $1.end, $0.syllables.lowerBound) < ($1.cost, $0.end, $1.syllables.lowerBound)
      }
    }
    edges.removeLast(edges.count - first - limit)
  }

  /// Whether no path along spelled syllables leads from `start` out of the window or to the end of
  /// the letters. Letters still being typed are not a dead end.
  private func isBeforeDeadEnd(_ start: Int, in keys: [UInt8]) -> Bool {
    // Bit i is set if a path leads to start + i.
    var reached: UInt64 = 1
    for offset in 0..<Self.deadEndWindow where reached >> UInt64(offset) & 1 == 1 {
      var node = SpellingTree.root
      var end = start + offset
      while end < keys.count, let next = spellings.child(of: node, key: keys[end]) {
        node = next
        end += 1
        if !spellings.readings(at: node).isEmpty { reached |= 1 << UInt64(end - start) }
      }
      if keys.isEndOfLetters(end) || reached >> UInt64(Self.deadEndWindow) != 0 { return false }
    }
    return true
  }
}
