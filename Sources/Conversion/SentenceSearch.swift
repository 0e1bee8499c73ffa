import HeapModule
import Lexicon

/// Reads whole sentences off a decoder, the most likely first, one at a time, no text twice.
///
/// It walks backward from the end. The forward pass has left the exact cost of the best way to each
/// hypothesis, so the cheapest unfinished path always leads to the next best sentence (A* with an
/// exact estimate), and a path branches only into its next dearer arc. Of two paths that have come
/// back to one hypothesis with the same text, the later one is dropped at once: whatever it leads
/// to, the earlier one leads to for less.
struct SentenceSearch {
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

  private let texts: NodeTexts
  private var heap = Heap<Path>()
  private var links: [Link] = []
  private var visits: Set<Visit> = []
  private var serial: Int32 = 0

  /// A search for the sentences that end at the decoder's last point. `texts` knows what the nodes
  /// of the lattice say.
  init(_ decoder: Decoder, texts: NodeTexts) {
    self.texts = texts
    for hypothesis in decoder.hypotheses(at: decoder.end) {
      push(
        hypothesis: Int32(truncatingIfNeeded: hypothesis), link: -1,
        cost: decoder.sentenceCost(decoder.hypotheses[hypothesis]), decoder: decoder)
    }
  }

  /// The next best path: its lattice nodes in order, and its cost.
  mutating func next(
    in decoder: Decoder, over lattice: Lattice
  ) -> (nodes: [Int32], cost: Cost)? {
    while let path = heap.popMin() {
      pushSibling(of: path, decoder: decoder)
      let arc = decoder.arcs[Int(path.arc)]
      let rest = path.link < 0 ? TextHash() : links[Int(path.link)].text
      let text = texts.hash(of: lattice.nodes[Int(arc.node)]).followed(by: rest)
      guard visits.insert(Visit(hypothesis: arc.previous, text: text)).inserted else { continue }
      links.append(Link(node: arc.node, next: path.link, text: text))
      let link = Int32(truncatingIfNeeded: links.count - 1)
      if decoder.hypotheses[Int(arc.previous)].arcs.isEmpty {
        return (nodes(from: link), path.cost)
      }
      push(hypothesis: arc.previous, link: link, cost: path.cost, decoder: decoder)
    }
    return nil
  }

  private mutating func push(
    hypothesis: Int32, link: Int32, cost: Cost, decoder: Decoder
  ) {
    let target = decoder.hypotheses[Int(hypothesis)]
    guard let arc = target.arcs.first else { return }
    serial &+= 1
    heap.insert(
      Path(
        cost: cost, hypothesis: hypothesis, arc: arc, link: link, serial: serial))
  }

  /// The same path with the next dearer way to its hypothesis.
  private mutating func pushSibling(of path: Path, decoder: Decoder) {
    let arcs = decoder.hypotheses[Int(path.hypothesis)].arcs
    guard path.arc + 1 < arcs.upperBound else { return }
    let extra = decoder.arcs[Int(path.arc) + 1].cost - decoder.arcs[Int(path.arc)].cost
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
