import NGrams

/// An edge of the segment graph: one reading of some consecutive keystrokes as a syllable, as the
/// prefix of several syllables, or as literal text.
public struct SegmentEdge: Hashable, Sendable {
  /// The kind of reading.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A whole syllable: `xian`.
    case syllable
    /// The first letters of a syllable: `xia` of `xiang`, `zh` of `zhong`.
    case incomplete
    /// Text without a reading: the keystrokes themselves.
    case literal
    /// A whole syllable with a typo: `hoa` for `hao`.
    case corrected
    /// Letters of a word that contains letters, each a syllable of the lexicon: `iphone`, the `t`
    /// of T恤.
    case letters
  }

  /// The index of the first keystroke covered.
  public var start: Int
  /// The index after the last keystroke covered. An apostrophe belongs to the preceding edge.
  public var end: Int
  /// The kind of reading.
  public var kind: Kind
  /// The syllables that the keystrokes may be; empty for a literal and for letters.
  public var syllables: Range<SyllableID>
  /// The cost of this reading (nats × 1000).
  public var cost: Cost
  /// The tone typed after a syllable whose spelling has none: 1 to 5, where 5 is the neutral tone;
  /// `erhua` for the `r` that is 儿; 0 if none was typed.
  public var tone: UInt8

  /// A value of `tone` for an `r` after a syllable. It matches only a character that can merge with
  /// the preceding syllable: 儿, not 二.
  public static let erhua: UInt8 = 6

  /// Creates an edge.
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

/// All segmentations of keystrokes into syllables, as a graph. Its points are the positions between
/// keystrokes; its edges are syllables. `xian` has the paths 0–4 (xian) and 0–2–4 (xi an).
public struct SegmentGraph: Hashable, Sendable {
  /// The keystrokes, one byte each.
  public private(set) var keystrokes: [UInt8] = []
  /// The edges that end at each point 0...keystrokes.count.
  public private(set) var incoming: [[SegmentEdge]] = [[]]
  /// The smallest number of edges from the start to each point, a lower bound of the number of
  /// syllables typed so far. Edges of letters count only if no other edge ends there.
  public private(set) var fewestEdges: [Int] = [0]
  /// All edges in the order of their starts. `firstEdges` has the first one of each point.
  private var edges: [SegmentEdge] = []
  private var firstEdges: [Int] = [0]

  /// Creates the graph of no keystrokes.
  public init() {}

  /// The number of keystrokes, which is also the last point.
  public var end: Int { keystrokes.count }

  /// Changes the keystrokes and rebuilds the part of the graph that depends on the change.
  ///
  /// - Returns: the last point up to which the graph is unchanged.
  public mutating func update(
    to newKeystrokes: [UInt8], using segmenter: any KeySegmenter
  ) -> Int {
    let common = zip(keystrokes, newKeystrokes).prefix { $0 == $1 }.count
    guard common < keystrokes.count || common < newKeystrokes.count else { return end }
    let changed = segmenter.firstChanged(after: common, from: keystrokes, to: newKeystrokes)
    let firstStart = max(0, min(common - segmenter.reach, changed ?? common))
    keystrokes = newKeystrokes
    let kept = min(common, rebuildEdges(from: firstStart, using: segmenter))
    rebuildIncoming(after: kept, from: firstStart)
    return kept
  }

  /// Rebuilds the edges that start at `firstStart` or later.
  ///
  /// - Returns: the last point up to which the edges that end there are the same as before.
  private mutating func rebuildEdges(from firstStart: Int, using segmenter: any KeySegmenter) -> Int
  {
    let base = firstEdges[firstStart]
    let old = Array(edges[base...])
    let oldFirsts = Array(firstEdges[firstStart...])
    edges.removeLast(old.count)
    firstEdges.removeLast(oldFirsts.count)
    // Whether an edge leads to each point from `firstStart` on.
    var isReached = (firstStart..<max(end, firstStart) + 1).map { point in
      point == 0
        || point < incoming.count && incoming[point].contains { $0.start < firstStart }
    }
    var kept = Int.max
    for start in firstStart..<max(end, firstStart) {
      let first = edges.count
      firstEdges.append(first)
      // A point that no path from the start reaches needs no edges.
      if isReached[start - firstStart] {
        segmenter.appendEdges(from: start, in: keystrokes, to: &edges)
        if edges[first...].contains(where: { $0.end <= start || $0.end > end }) {
          edges.replaceSubrange(
            first..., with: edges[first...].filter { $0.end > start && $0.end <= end })
        }
        for edge in edges[first...] { isReached[edge.end - firstStart] = true }
      }
      let index = start - firstStart
      let before =
        index + 1 < oldFirsts.count
        ? old[oldFirsts[index] - base..<oldFirsts[index + 1] - base] : []
      kept = min(kept, Self.pointBeforeChange(from: before, to: edges[first...]))
    }
    firstEdges.append(edges.count)
    return kept
  }

  /// Returns the last point up to which edges with the same start are equal, compared for each end.
  private static func pointBeforeChange(
    from old: ArraySlice<SegmentEdge>, to new: ArraySlice<SegmentEdge>
  ) -> Int {
    var first = 0
    let least = min(old.count, new.count)
    while first < least, old[old.startIndex + first] == new[new.startIndex + first] { first += 1 }
    guard first < max(old.count, new.count) else { return .max }
    var kept = Int.max
    for edges in [old, new] {
      for edge in edges.dropFirst(first)
      where edge.end <= kept && !areSame(old, new, endingAt: edge.end, from: first) {
        kept = edge.end - 1
      }
    }
    return kept
  }

  /// Returns whether the edges with an end are equal, among those from an index on.
  private static func areSame(
    _ old: ArraySlice<SegmentEdge>, _ new: ArraySlice<SegmentEdge>, endingAt end: Int,
    from first: Int
  ) -> Bool {
    var index = new.startIndex + first
    for edge in old.dropFirst(first) where edge.end == end {
      while index < new.endIndex, new[index].end != end { index += 1 }
      guard index < new.endIndex, new[index] == edge else { return false }
      index += 1
    }
    return !new[index...].contains { $0.end == end }
  }

  /// Rebuilds the lists of the edges that end after `kept`, of which those from `firstStart` on were
  /// rebuilt.
  private mutating func rebuildIncoming(after kept: Int, from firstStart: Int) {
    incoming.removeLast(max(0, incoming.count - end - 1))
    for point in kept + 1..<max(incoming.count, kept + 1) {
      incoming[point].removeAll { $0.start >= firstStart }
    }
    while incoming.count <= end { incoming.append([]) }
    for edge in edges[firstEdges[firstStart]...] where edge.end > kept {
      incoming[edge.end].append(edge)
    }
    fewestEdges.removeLast(fewestEdges.count - kept - 1)
    while fewestEdges.count < incoming.count {
      fewestEdges.append(fewestEdgesBefore(incoming[fewestEdges.count]) + 1)
    }
  }

  /// Returns the smallest number of edges that lead to the start of any of `edges`.
  private func fewestEdgesBefore(_ edges: [SegmentEdge]) -> Int {
    let spelled = edges.lazy.filter { $0.kind != .letters }.map { fewestEdges[$0.start] }
    return spelled.min() ?? edges.lazy.map { fewestEdges[$0.start] }.min() ?? 0
  }
}

/// The spelling rules of a language: how keystrokes split into syllables.
public protocol KeySegmenter: AnyObject, Sendable {
  /// The maximum number of keystrokes after its start that an edge depends on. An edge may depend
  /// on any earlier keystroke.
  var reach: Int { get }

  /// Returns the first keystroke before `common` whose edges depend on keystrokes from `common` on,
  /// if that is more than `reach` keystrokes earlier; nil if there is none.
  func firstChanged(after common: Int, from old: [UInt8], to new: [UInt8]) -> Int?

  /// Appends the edges that start at `start`. A point without edges ends its paths, so return
  /// letters that have no reading as literals.
  func appendEdges(from start: Int, in keystrokes: [UInt8], to edges: inout [SegmentEdge])
}

extension KeySegmenter {
  /// Returns nil: no edge depends on more than `reach` keystrokes.
  public func firstChanged(after common: Int, from old: [UInt8], to new: [UInt8]) -> Int? { nil }
}
