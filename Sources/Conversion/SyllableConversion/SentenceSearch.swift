import HeapModule
import NGrams

/// What a forward pass over a lattice has left: hypotheses, and all arcs that lead to each.
package protocol DecodedPaths {
  /// The hypotheses that sentences end with, and what each sentence costs.
  var sentenceEnds: [(hypothesis: Int32, cost: Cost)] { get }
  /// The arcs to a hypothesis, cheapest first; empty for one that sentences begin with.
  func arcs(to hypothesis: Int32) -> Range<Int32>
  /// The arc with a number.
  func arc(_ number: Int32) -> DecoderArc
  /// A hash of the text of a node of the lattice.
  func textHash(ofNode node: Int32) -> TextHash
}

/// Reads whole sentences off a forward pass, the most likely first, one at a time, no text twice.
///
/// It walks backward from the end. The forward pass has left the exact cost of the best way to each
/// hypothesis, so the cheapest unfinished path always leads to the next best sentence (A* with an
/// exact estimate), and a path branches only into its next dearer arc. Of two paths that have come
/// back to one hypothesis with the same text, the later one is dropped at once: whatever it leads
/// to, the earlier one leads to for less.
package struct SentenceSearch {
  /// A path from the end back to `hypothesis`, about to take `arc`.
  private struct Path: Comparable {
    var cost: Cost
    var hypothesis: Int32
    var arc: Int32
    /// The last link of the path so far, or -1.
    var link: Int32
    /// Of paths of equal cost the one found last goes first, because it has come furthest: words of
    /// which many orders cost the same would else be searched order by order, all at once.
    var serial: Int32

    static func < (a: Path, b: Path) -> Bool { (a.cost, b.serial) < (b.cost, a.serial) }
  }

  /// A node of a path, and the way on to the end.
  private struct Link {
    var node: Int32
    var next: Int32
    var text: TextHash
  }

  /// A hypothesis reached with a text behind it.
  private struct Visit: Hashable {
    var hypothesis: Int32
    var text: TextHash
  }

  /// In the place of a hypothesis: any that sentences begin with.
  private static let start: Int32 = -1

  private var heap = Heap<Path>()
  private var links: [Link] = []
  private var visits: Set<Visit> = []
  private var serial: Int32 = 0

  /// A search for the sentences that `paths` end with.
  package init(_ paths: some DecodedPaths) {
    for end in paths.sentenceEnds {
      push(hypothesis: end.hypothesis, link: -1, cost: end.cost, paths)
    }
  }

  /// The next best path: its lattice nodes in order, and its cost.
  package mutating func next(in paths: some DecodedPaths) -> (nodes: [Int32], cost: Cost)? {
    while let path = heap.popMin() {
      pushSibling(of: path, paths)
      let arc = paths.arc(path.arc)
      let rest = path.link < 0 ? TextHash() : links[Int(path.link)].text
      let text = paths.textHash(ofNode: arc.node).followed(by: rest)
      let isWhole = paths.arcs(to: arc.previous).isEmpty
      let visit = Visit(hypothesis: isWhole ? Self.start : arc.previous, text: text)
      guard visits.insert(visit).inserted else { continue }
      links.append(Link(node: arc.node, next: path.link, text: text))
      let link = Int32(truncatingIfNeeded: links.count - 1)
      if isWhole { return (nodes(from: link), path.cost) }
      push(hypothesis: arc.previous, link: link, cost: path.cost, paths)
    }
    return nil
  }

  private mutating func push(
    hypothesis: Int32, link: Int32, cost: Cost, _ paths: some DecodedPaths
  ) {
    guard let arc = paths.arcs(to: hypothesis).first else { return }
    serial &+= 1
    heap.insert(
      Path(cost: cost, hypothesis: hypothesis, arc: arc, link: link, serial: serial))
  }

  /// The same path with the next dearer way to its hypothesis.
  private mutating func pushSibling(of path: Path, _ paths: some DecodedPaths) {
    guard path.arc + 1 < paths.arcs(to: path.hypothesis).upperBound else { return }
    let extra = paths.arc(path.arc + 1).cost &- paths.arc(path.arc).cost
    serial &+= 1
    heap.insert(
      Path(
        cost: path.cost.addingClamped(extra), hypothesis: path.hypothesis, arc: path.arc + 1,
        link: path.link, serial: serial))
  }

  private func nodes(from link: Int32) -> [Int32] {
    var nodes: [Int32] = []
    var link = link
    while link >= 0 {
      nodes.append(links[Int(link)].node)
      link = links[Int(link)].next
    }
    return nodes
  }
}
