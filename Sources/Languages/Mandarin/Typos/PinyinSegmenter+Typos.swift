import SyllableConversion

extension PinyinSegmenter {
  /// How many keystrokes after a point the way along spelled syllables must go on. A shorter way is
  /// a dead end, and one of its letters is likely a slip.
  static let deadEndWindow = 7
  /// Syllables that slips may be meant for, at most, from one point before a dead end.
  private static let maximumPrompted = 12
  /// The same from any other point.
  private static let maximumUnprompted = 8

  /// Syllables with one slip in their letters. They are cheap where the letters as they stand lead
  /// to a dead end, and dear where they can be read.
  ///
  /// ```
  /// qudhanghai   qu dhang hai   d begins nothing that goes on: dhang is shang or chang
  /// nushihaoren  nu shi …       can be read, though bu (n is beside b) may be meant
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
      for match in slips.matches(of: code) {
        let reading = SpellingTree.Reading(
          syllables: match.syllable..<match.syllable + 1, cost: match.cost + extra)
        edges.append(edge(start, end + 1, in: keys, .corrected, reading))
      }
    }
    let limit = isPrompted ? Self.maximumPrompted : Self.maximumUnprompted
    guard edges.count - first > limit else { return }
    // The cheapest, and of those the ones that explain the most letters.
    edges[first...].sort {
      ($0.cost, $1.end, $0.syllables.lowerBound) < ($1.cost, $0.end, $1.syllables.lowerBound)
    }
    edges.removeLast(edges.count - first - limit)
  }

  /// Whether no way along spelled syllables leads from `start` out of the window, or to the end of
  /// the letters. What is still being typed is no dead end.
  private func isBeforeDeadEnd(_ start: Int, in keys: [UInt8]) -> Bool {
    // Bit i is set where a way leads to start + i.
    var reached: UInt64 = 1
    for offset in 0..<Self.deadEndWindow where reached >> UInt64(offset) & 1 == 1 {
      var node = SpellingTree.root
      var end = start + offset
      while end < keys.count, let next = spellings.child(of: node, key: keys[end]) {
        node = next
        end += 1
        if !spellings.readings(at: node).isEmpty { reached |= 1 << UInt64(end - start) }
      }
      if keys.isEndOfLetters(end) { return false }
    }
    return reached < 1 << UInt64(Self.deadEndWindow)
  }
}
