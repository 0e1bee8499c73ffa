import NGrams

/// One way to read some neighbouring keystrokes: as a syllable, as the beginning of several, or as
/// text that stands for itself.
public struct SegmentEdge: Hashable, Sendable {
  /// What the keystrokes are.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A whole syllable: `xian`.
    case syllable
    /// The first letters of one: `xia` of `xiang`, `zh` of `zhong`.
    case incomplete
    /// No reading: the keystrokes themselves.
    case literal
    /// A whole syllable with a slip in it: `hoa` for `hao`.
    case corrected
    /// Letters of a word that has letters, each a syllable of the lexicon: `iphone`, the `t` of T恤.
    case letters
  }

  /// The first keystroke covered.
  public var start: Int
  /// The end of the keystrokes covered. An apostrophe belongs to the edge before it.
  public var end: Int
  /// What the keystrokes are.
  public var kind: Kind
  /// The syllables they can stand for; empty for a literal and for letters.
  public var syllables: Range<SyllableID>
  /// How unlikely it is that they are meant so.
  public var cost: Cost
  /// The tone that was typed behind a syllable that has none by itself, from 1 to 5, the last one the
  /// neutral tone; 0 where none was, and `erhua` for the `r` that is 儿.
  public var tone: UInt8

  /// In place of a tone: the `r` behind a syllable, which only a character that may be part of the
  /// syllable before it is, 儿 and not 二.
  public static let erhua: UInt8 = 6

  /// An edge.
  public init(
    start: Int, end: Int, kind: Kind, syllables: Range<SyllableID> = 0..<0, cost: Cost,
    tone: UInt8 = 0
  ) {
    self.start = start
    self.end = end
    self.kind = kind
    self.syllables = syllables
    self.cost = cost
    self.tone = tone
  }
}

/// All ways to split keystrokes into syllables, as a graph: its points are the gaps between
/// keystrokes, its edges syllables. `xian` has the paths 0–4 (xian) and 0–2–4 (xi an).
public struct SegmentGraph: Hashable, Sendable {
  /// The keystrokes, one byte each.
  public private(set) var keystrokes: [UInt8] = []
  /// The edges that end at each point 0...keystrokes.count.
  public private(set) var incoming: [[SegmentEdge]] = [[]]
  /// The fewest edges that lead from the beginning to each point: the syllables that the keystrokes
  /// so far are at least. Letters count where nothing else ends.
  public private(set) var fewestEdges: [Int] = [0]

  /// The graph of no keystrokes.
  public init() {}

  /// How many keystrokes there are; also the number of the last point.
  public var end: Int { keystrokes.count }

  /// Changes the keystrokes and rebuilds the part of the graph that depends on the change. Answers
  /// the last point up to which the graph is as it was.
  public mutating func update(
    to newKeystrokes: [UInt8], using segmenter: any KeySegmenter
  ) -> Int {
    let common = zip(keystrokes, newKeystrokes).prefix { $0 == $1 }.count
    guard common < keystrokes.count || common < newKeystrokes.count else { return end }
    let firstStart = max(0, common - segmenter.reach)
    let old = Array(incoming[firstStart...])
    keystrokes = newKeystrokes
    rebuild(from: firstStart, using: segmenter)

    var kept = firstStart
    while kept < min(common, firstStart + old.count - 1),
      old[kept + 1 - firstStart] == incoming[kept + 1]
    { kept += 1 }
    return kept
  }

  /// Makes the edges that start at `firstStart` and later. Edges that start earlier stay.
  private mutating func rebuild(from firstStart: Int, using segmenter: any KeySegmenter) {
    let kept = incoming.count
    incoming.removeLast(max(0, kept - end - 1))
    for point in firstStart..<incoming.count {
      incoming[point].removeAll { $0.start >= firstStart }
    }
    while incoming.count <= end { incoming.append([]) }

    var edges: [SegmentEdge] = []
    for start in firstStart..<max(end, firstStart) {
      // What no path from the beginning reaches needs no edges.
      guard start == 0 || !incoming[start].isEmpty else { continue }
      edges.removeAll(keepingCapacity: true)
      segmenter.appendEdges(from: start, in: keystrokes, to: &edges)
      for edge in edges where edge.end > start && edge.end <= end {
        incoming[edge.end].append(edge)
      }
    }
    fewestEdges.removeLast(max(0, fewestEdges.count - max(firstStart, 1)))
    while fewestEdges.count < incoming.count {
      fewestEdges.append(fewestEdgesBefore(incoming[fewestEdges.count]) + 1)
    }
  }

  /// The fewest edges that lead to the start of one of some edges.
  private func fewestEdgesBefore(_ edges: [SegmentEdge]) -> Int {
    let spelled = edges.lazy.filter { $0.kind != .letters }.map { fewestEdges[$0.start] }
    return spelled.min() ?? edges.lazy.map { fewestEdges[$0.start] }.min() ?? 0
  }
}

/// The spelling rules of a language: how keystrokes can be split.
public protocol KeySegmenter: Sendable {
  /// How many keystrokes after its start the edges of a point depend on, at most. They may depend
  /// on any keystroke before it.
  var reach: Int { get }

  /// Appends the edges that start at `start`. A point without edges ends its paths, so letters that
  /// are no reading should be literals.
  func appendEdges(from start: Int, in keystrokes: [UInt8], to edges: inout [SegmentEdge])
}
