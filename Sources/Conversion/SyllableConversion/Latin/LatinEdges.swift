import Decoding
import NGrams

/// Appends Latin words and addresses to the segment graph as literals, which stay as typed.
///
/// ```
/// xiangyaoa.b@c.cn    xiang yao a.b@c.cn
/// kaigemeeting        kai ge meeting
/// ```
package struct LatinEdges: Sendable {
  /// The words in Latin letters.
  package let words: LatinWords
  private let costs: LatinCosts

  /// Creates the rules of a language; nil if the lexicon has no words in Latin letters.
  package init?(_ lexicon: Lexicon, costs: LatinCosts) {
    guard let words = lexicon.latinWords else { return nil }
    self.words = words
    self.costs = costs
  }

  /// The number of keystrokes that edges from a position depend on, without those of an address.
  package var reach: Int { LatinWords.maximumLength + 1 }

  /// Appends the words and addresses that begin at `start`.
  ///
  /// - Parameter isSpelled: returns whether letters are a sequence of whole syllables.
  package func appendEdges(
    from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge],
    isSpelled: (ArraySlice<UInt8>) -> Bool
  ) {
    guard start < keys.count, keys[start].isLatinLetterOrDigit else { return }
    words.forEachWord(from: start, in: keys) { match in
      guard let cost = cost(of: match, from: start, in: keys, isSpelled: isSpelled) else { return }
      edges.append(SegmentEdge(start: start, end: match.end, kind: .literal, cost: cost))
    }
    appendRepeated(from: start, in: keys, to: &edges)
    func append(_ match: LatinAddress.Match) {
      edges.append(SegmentEdge(start: start, end: match.end, kind: .literal, cost: match.cost))
    }
    LatinAddress.forEachAddress(
      from: start, in: keys, words: words, isReading: isSpelled, append)
    JoinedName.forEachName(
      from: start, in: keys, words: words, isReading: isSpelled, append)
  }

  /// The cost of a word that repeats its beginning, or of that beginning.
  private static let repeated: Cost = 4_000
  private static let lengthsOfBeginnings = 2...4

  /// Appends the beginning of a word that is repeated after the repeating key, and such a word.
  ///
  /// ```
  /// hapmhappy   hap and, after m, happy
  /// okmok       ok and ok
  /// ```
  private func appendRepeated(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    guard let key = costs.repeatingKey else { return }
    for length in Self.lengthsOfBeginnings {
      let middle = start + length
      if middle + length < keys.count, keys[middle] == key,
        keys[start..<middle].elementsEqual(keys[middle + 1...middle + length]),
        hasWord(from: middle + 1, atLeast: length, in: keys)
      {
        edges.append(
          SegmentEdge(start: start, end: middle, kind: .literal, cost: Self.repeated))
      }
      let first = start - 1 - length
      if first >= 0, start + length <= keys.count, keys[start - 1] == key,
        keys[first..<start - 1].elementsEqual(keys[start..<start + length])
      {
        words.forEachWord(from: start, in: keys) { match in
          guard match.end >= start + length else { return }
          edges.append(
            SegmentEdge(
              start: start, end: match.end, kind: .literal,
              cost: Self.repeated &+ match.cost / 4))
        }
      }
    }
  }

  /// Whether a word of a length or longer begins at an index, within the reach of the edges before it.
  private func hasWord(from start: Int, atLeast length: Int, in keys: [UInt8]) -> Bool {
    var isFound = false
    words.forEachWord(from: start, in: keys) { match in
      isFound = isFound || (length...LatinWords.maximumLength - length).contains(match.end - start)
    }
    return isFound
  }

  private func cost(
    of match: LatinWords.Match, from start: Int, in keys: [UInt8],
    isSpelled: (ArraySlice<UInt8>) -> Bool
  ) -> Cost? {
    let letters = keys[start..<match.end]
    guard letters.count > 1 else { return nil }
    if letters.contains(where: { $0.isLatinCapital }) {
      // The capital of another word is not the last letter of this one.
      guard !LatinWords.divides(keys, at: match.end),
        !words.isShortened(match.word, typedAs: letters)
      else { return nil }
      return costs.capitals &+ match.cost / 4
    }
    if letters.contains(where: { $0.isLatinDigit }) {
      // The letters of iPhone15 are a word of their own, which gets its capitals. A single letter
      // after others is one of theirs: not n10 in win10.
      guard words.isOfOneCase(match.word),
        letters.dropFirst().first?.isLatinLetter ?? false || start == 0
          || !keys[start - 1].isLatinLetter
      else { return nil }
      return costs.numbered.map { $0 &+ match.cost / 4 }
    }
    guard letters.count >= costs.shortest else { return nil }
    var cost = match.cost
    if !letters.contains(where: { $0.isLatinVowel }) {
      guard letters.count > 2 else { return nil }
      cost &+= costs.consonants &+ costs.consonant &* Cost(truncatingIfNeeded: letters.count)
    } else {
      let isSpelled = isSpelled(letters)
      guard !isSpelled || letters.count >= costs.shortestSpelled else { return nil }
      cost &+= isSpelled ? costs.spelled : costs.word
    }
    return words.isSmall(match.word) ? cost : cost &+ costs.otherCapitals
  }

  /// Whether a word with a capital ends at an index.
  package func endsCapitalisedWord(at end: Int, in keys: [UInt8]) -> Bool {
    for start in max(0, end - LatinWords.maximumLength)..<end
    where keys[start].isLatinLetter && (start == 0 || !keys[start - 1].isLatinLetter) {
      if let word = words.word(of: keys[start..<end]), word.end > 1,
        keys[start..<end].contains(where: { $0.isLatinCapital })
      {
        return true
      }
    }
    return false
  }

  /// Returns the first key whose edges change if the keys after the first `common` ones do, because
  /// of an address; nil if there is none before them.
  package func firstChanged(after common: Int, from old: [UInt8], to new: [UInt8]) -> Int? {
    let start = LatinAddress.runStart(of: common, in: new)
    // The marks of an address and of a joined name alike change what is before them.
    guard start < common,
      [old, new].contains(where: { keys in
        keys[min(start, keys.count)...].prefix(while: { $0.isAddressKey })
          .contains { !$0.isLatinLetterOrDigit }
      })
    else { return nil }
    return start
  }
}
