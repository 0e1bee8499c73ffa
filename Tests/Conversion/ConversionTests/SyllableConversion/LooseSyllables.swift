import NGrams
import SyllableConversion

/// Spelling rules with one edge of each kind: whole syllables, `s` for `sh`, the first letter of a
/// syllable, and letters kept as they are.
final class LooseSyllables: KeySegmenter {
  let syllables: SyllableTable
  let reach = 6

  init(syllables: SyllableTable) { self.syllables = syllables }

  func appendEdges(from start: Int, in keystrokes: [UInt8], to edges: inout [SegmentEdge]) {
    let first = edges.count
    for end in start + 1...keystrokes.count {
      let typed = String(decoding: keystrokes[start..<end], as: UTF8.self)
      append(typed, start, end, cost: 0, to: &edges)
      if typed.hasPrefix("s") {
        append("sh" + typed.dropFirst(), start, end, cost: 300, to: &edges)
      }
    }
    guard edges.count == first else { return }
    guard let position = syllables.position(after: syllables.start, letter: keystrokes[start])
    else {
      edges.append(SegmentEdge(start: start, end: start + 1, kind: .literal, cost: 2_000))
      return
    }
    edges.append(
      SegmentEdge(
        start: start, end: start + 1, kind: .incomplete,
        syllables: syllables.syllables(completing: position), cost: 1_000))
  }

  private func append(
    _ spelling: String, _ start: Int, _ end: Int, cost: Cost, to edges: inout [SegmentEdge]
  ) {
    guard let id = syllables.syllable(spelled: spelling) else { return }
    edges.append(
      SegmentEdge(start: start, end: end, kind: .syllable, syllables: id..<id + 1, cost: cost))
  }
}
