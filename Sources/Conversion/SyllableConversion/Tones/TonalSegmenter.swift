import Decoding
import NGrams

/// Splits keys into syllables with and without tones.
///
/// ```
/// su3cl3   ㄋㄧˇ ㄏㄠˇ           on the standard layout of bopomofo
/// sucl     ㄋㄧ ㄏㄠ             without tones: any
/// sc       ㄋ(…) ㄏ(…)           initials alone, where they are no syllable
/// 1841847  ㄅㄚˋ ㄅㄚˋ˙          the last tone counts; the neutral one stands for any
/// ```
final class TonalSegmenter: KeySegmenter {
  /// The maximum number of consecutive tone keys that one syllable takes.
  private static let maximumTones = 6

  let keys: SyllableKeys
  /// The recogniser of Latin text; nil if Latin text is not recognised.
  private let latin: LatinEdges?

  /// Creates a segmenter of keys.
  init(keys: SyllableKeys, latin: LatinEdges?) {
    self.keys = keys
    self.latin = latin
  }

  /// The longest syllable, the tone keys before and after it, and the key after those.
  var reach: Int {
    max(
      keys.longest + 1 + (keys.toneKeys.isEmpty ? 0 : 2 * Self.maximumTones),
      (latin?.reach ?? 0) + 1)
  }

  func firstChanged(after common: Int, from old: [UInt8], to new: [UInt8]) -> Int? {
    latin?.firstChanged(after: common, from: old, to: new)
  }

  /// Appends the syllables that begin at `start`, or the key itself if there are none.
  func appendEdges(from start: Int, in typed: [UInt8], to edges: inout [SegmentEdge]) {
    guard start < typed.count else { return }
    let first = edges.count
    // Tone keys at the very beginning close nothing: they belong to the first syllable.
    let body = start == 0 ? min(tonesEnd(from: 0, in: typed), typed.count - 1) : start
    for end in (body + 1)...max(min(body + keys.longest, typed.count), body + 1) {
      let part = typed[body..<end]
      append(keys.syllables(withTone: part), start, end, .syllable, 0, to: &edges)
      append(keys.syllables(part), start, end, .syllable, TonalCost.toneless, to: &edges)
      appendClosed(start, body..<end, in: typed, to: &edges)
      if end == typed.count {
        append(
          keys.syllables(beginningWith: part), start, end, .incomplete, TonalCost.incomplete,
          to: &edges)
      }
    }
    if body + 1 < typed.count, edges[first...].allSatisfy({ $0.end == body + 1 }) {
      append(
        keys.syllables(beginningWith: typed[body...body]), start, body + 1, .incomplete,
        TonalCost.initial, to: &edges)
    }
    let hasSyllable = edges.count > first
    appendLatin(from: start, in: typed, hasSyllable: hasSyllable, to: &edges)
    if !hasSyllable, !edges[first...].contains(where: { $0.end == start + 1 }) {
      edges.append(
        SegmentEdge(start: start, end: start + 1, kind: .literal, cost: TonalCost.stray))
    }
  }

  /// Appends Latin words and addresses, alone and with the space after them, and the letters of a
  /// word with a capital.
  private func appendLatin(
    from start: Int, in typed: [UInt8], hasSyllable: Bool, to edges: inout [SegmentEdge]
  ) {
    guard let latin else { return }
    let first = edges.count
    latin.appendEdges(from: start, in: typed, to: &edges) { isSpelled($0) }
    if edges[first...].contains(where: { hasTone(typed[$0.start..<$0.end]) }) {
      edges[first...].removeAll { hasTone(typed[$0.start..<$0.end]) }
    }
    for index in first..<edges.count {
      let end = edges[index].end
      guard end < typed.count else { continue }
      if keys.isTone(typed[end]) {
        // The last letters before a tone belong to its syllable.
        edges[index].cost &+= TonalCost.latinBeforeTone
      } else if typed[end] == UInt8(ascii: " ") {
        // The text of a literal that nothing Latin follows ends before its space.
        var edge = edges[index]
        edge.end = end + 1
        edges.append(edge)
      }
    }
    let cost: Cost? =
      if typed[start].isLatinCapital {
        TonalCost.capital
      } else if typed[start].isLatinLetterOrDigit, let part = typed.letterAfterCapital(at: start) {
        part == .acronym && typed[start].isLatinLetter
          || latin.endsCapitalisedWord(at: start, in: typed)
          ? TonalCost.letterAfterWord : TonalCost.capitalisedWord
      } else if !hasSyllable, typed[start].isAddressKey, !typed[start].isLatinLetterOrDigit {
        TonalCost.capital
      } else {
        nil
      }
    guard let cost else { return }
    edges.append(SegmentEdge(start: start, end: start + 1, kind: .literal, cost: cost))
  }

  /// Whether Latin text contains a tone and nothing that tells it from syllables: in `aj-s3` the tone
  /// closes a syllable, although AJ and S3 are names. `S3` and `user3@a.cn` are text.
  private func hasTone(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.contains(where: keys.isTone)
      && letters.allSatisfy {
        !$0.isLatinCapital
          && (!$0.isAddressKey || $0.isLatinLetterOrDigit || $0 == UInt8(ascii: "-"))
      }
  }

  /// Whether letters are a sequence of whole syllables.
  private func isSpelled(_ letters: ArraySlice<UInt8>) -> Bool {
    // Bit i is set if letter i is reachable.
    var reached: UInt32 = 1
    for offset in 0..<min(letters.count, 31) where reached >> UInt32(offset) & 1 == 1 {
      let start = letters.startIndex + offset
      for end in start + 1...max(start + 1, min(start + keys.longest, letters.endIndex))
      where end <= letters.endIndex && !keys.syllables(letters[start..<end]).isEmpty {
        reached |= 1 << UInt32(end - letters.startIndex)
      }
    }
    return reached >> UInt32(min(letters.count, 31)) & 1 == 1
  }

  /// Appends the syllables that the tone keys after some keys close although the lexicon lacks them
  /// with that tone, and those that the neutral tone may stand for.
  private func appendClosed(
    _ start: Int, _ body: Range<Int>, in typed: [UInt8], to edges: inout [SegmentEdge]
  ) {
    guard body.upperBound < typed.count else { return }
    let part = typed[body]
    let tone = typed[body.upperBound]
    if keys.isTone(tone) {
      let end = tonesEnd(from: body.upperBound, in: typed)
      let count = end - body.upperBound
      let repeated = count > 1 ? TonalCost.repeatedTone : 0
      let exact = keys.syllables(withTone: part + typed[end - 1..<end])
      if count > 1 { append(exact, start, end, .syllable, repeated, to: &edges) }
      let whole = keys.syllables(part)
      let isNeutral = typed[end - 1] == keys.neutralToneKey
      if exact.isEmpty || isNeutral && start > 0 {
        let cost = isNeutral ? TonalCost.neutralTone : TonalCost.otherTone
        append(whole, start, end, .syllable, cost + repeated, to: &edges)
      }
      if whole.isEmpty {
        append(
          keys.syllables(beginningWith: part), start, end, .incomplete, TonalCost.initial,
          to: &edges)
      }
    } else if tone == keys.neutralToneKey, start > 0 {
      append(
        keys.syllables(part), start, body.upperBound + 1, .syllable, TonalCost.neutralTone,
        to: &edges)
    }
    appendReduplicated(start, body, in: typed, to: &edges)
  }

  /// Appends the syllable before, if the same one follows in the neutral tone: ㄕˋ ㄕ˙ is 試試.
  private func appendReduplicated(
    _ start: Int, _ body: Range<Int>, in typed: [UInt8], to edges: inout [SegmentEdge]
  ) {
    let before = start - 1 - body.count
    guard before >= 0, typed[body.upperBound] == keys.neutralToneKey,
      keys.areSame(typed[before..<start - 1], typed[body])
    else { return }
    append(
      keys.syllables(withTone: typed[before..<start]), start, body.upperBound + 1, .syllable,
      TonalCost.reduplicated, to: &edges)
  }

  /// Returns the index after the tone keys that begin at `start`.
  private func tonesEnd(from start: Int, in typed: [UInt8]) -> Int {
    let most = min(start + Self.maximumTones, typed.count)
    return (start..<most).first { !keys.isTone(typed[$0]) } ?? most
  }

  private func append(
    _ ranges: [Range<SyllableID>], _ start: Int, _ end: Int, _ kind: SegmentEdge.Kind, _ cost: Cost,
    to edges: inout [SegmentEdge]
  ) {
    for syllables in ranges {
      edges.append(
        SegmentEdge(start: start, end: end, kind: kind, syllables: syllables, cost: cost))
    }
  }
}
