import NGrams

/// Splits keys into syllables with and without tones.
///
/// ```
/// su3cl3   ㄋㄧˇ ㄏㄠˇ           on the standard layout of bopomofo
/// sucl     ㄋㄧ ㄏㄠ             without tones: any
/// sc       ㄋ(…) ㄏ(…)           initials alone, where they are no syllable
/// ```
struct TonalSegmenter: KeySegmenter {
  let keys: SyllableKeys

  /// The longest syllable and the key after it, which may be its tone.
  var reach: Int { keys.longest + 1 }

  /// Appends the syllables that begin at `start`, or the key itself if there are none.
  func appendEdges(from start: Int, in typed: [UInt8], to edges: inout [SegmentEdge]) {
    guard start < typed.count else { return }
    let first = edges.count
    for end in (start + 1)...max(min(start + keys.longest, typed.count), start + 1) {
      let part = typed[start..<end]
      append(keys.syllables(withTone: part), start, end, .syllable, 0, to: &edges)
      append(keys.syllables(part), start, end, .syllable, TonalCost.toneless, to: &edges)
      if end == typed.count {
        append(
          keys.syllables(beginningWith: part), start, end, .incomplete, TonalCost.incomplete,
          to: &edges)
      }
    }
    if start + 1 < typed.count, edges[first...].allSatisfy({ $0.end == start + 1 }) {
      append(
        keys.syllables(beginningWith: typed[start...start]), start, start + 1, .incomplete,
        TonalCost.initial, to: &edges)
    }
    if edges.count == first {
      edges.append(
        SegmentEdge(start: start, end: start + 1, kind: .literal, cost: TonalCost.stray))
    }
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
