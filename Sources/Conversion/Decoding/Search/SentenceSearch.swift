import HeapModule
import NGrams

/// The result of a forward pass, as the k-best search walks it.
@usableFromInline package protocol DecodedSentences {
  associatedtype Lattice: DecodableLattice

  /// The decoder that has run forward over the lattice.
  var beam: BeamDecoder<Lattice> { get }
  /// The final hypotheses, each with the cost of the sentence that ends with it, or without the
  /// cost of its end if that is not known yet.
  var sentenceEnds: [SentenceEnd] { get }
  /// Returns the cost of ending a sentence with a hypothesis, zero or more.
  func endCost(of hypothesis: Int32) -> Cost
  /// Returns a hash of the text of a lattice node.
  func textHash(ofNode node: Int32) -> TextHash
}

/// The end of a sentence: one of the hypotheses at the last point.
@usableFromInline package struct SentenceEnd {
  @usableFromInline package let hypothesis: Int32
  /// The cost of the sentence.
  @usableFromInline package var cost: Cost
  /// Whether the cost includes that of the end. It takes look-ups, and the search needs it for few
  /// ends.
  @usableFromInline package var isWhole: Bool

  @inlinable
  package init(hypothesis: Int32, cost: Cost, isWhole: Bool) {
    self.hypothesis = hypothesis
    self.cost = cost
    self.isWhole = isWhole
  }
}

/// A k-best search: reads whole sentences off a forward pass, most likely first, one at a time,
/// each text once.
///
/// It walks backward from the end. The forward pass has left the exact cost of the best path to
/// each hypothesis, so the cheapest unfinished path always leads to the next best sentence (A* with
/// an exact estimate). A path branches only into its next costlier arc. If two paths have come back
/// to one hypothesis with the same text, the later one is dropped at once: everything it leads to,
/// the earlier one reaches for less.
@usableFromInline package struct SentenceSearch {
  // A generic search is specialised where it is used, so its members must be visible there.

  /// A path from the end back to `hypothesis`, about to take `arc`.
  @usableFromInline struct Path: Comparable {
    @usableFromInline var cost: Cost
    @usableFromInline var hypothesis: Int32
    @usableFromInline var arc: Int32
    /// The most recently added link of the path, `end` if there is none, or `openEnd` if the cost of
    /// the end is still to be added.
    @usableFromInline var link: Int32
    /// The tie-breaker of paths of equal cost: the path found last comes first, because it is the
    /// most complete. Otherwise words that cost the same in many orders would be searched in all
    /// orders at once.
    @usableFromInline var serial: Int32

    @inlinable init(cost: Cost, hypothesis: Int32, arc: Int32, link: Int32, serial: Int32) {
      self.cost = cost
      self.hypothesis = hypothesis
      self.arc = arc
      self.link = link
      self.serial = serial
    }

    @inlinable static func < (a: Path, b: Path) -> Bool { (a.cost, b.serial) < (b.cost, a.serial) }
  }

  /// A node of a path, with the link that follows it toward the end.
  @usableFromInline struct Link {
    @usableFromInline var node: Int32
    @usableFromInline var next: Int32
    @usableFromInline var text: TextHash

    @inlinable init(node: Int32, next: Int32, text: TextHash) {
      self.node = node
      self.next = next
      self.text = text
    }
  }

  @inlinable static var end: Int32 { -1 }
  @inlinable static var openEnd: Int32 { -2 }

  /// A stand-in for the hypothesis of a complete sentence: any initial hypothesis.
  @inlinable static var start: Int32 { -1 }

  @usableFromInline var heap = Heap<Path>()
  @usableFromInline var links: [Link] = []
  /// The hypotheses reached, each with the text after it.
  @usableFromInline var visits = TextHashSet()
  @usableFromInline var serial: Int32 = 0

  /// Creates a search for the sentences that end with `sentences.sentenceEnds`.
  @inlinable
  package init(_ sentences: some DecodedSentences) {
    for end in sentences.sentenceEnds {
      push(
        hypothesis: end.hypothesis, link: end.isWhole ? Self.end : Self.openEnd, cost: end.cost,
        sentences)
    }
  }

  /// Returns the next best sentence: its lattice nodes in order, and its cost; nil if no more are
  /// left.
  @inlinable
  package mutating func next(in sentences: some DecodedSentences) -> (nodes: [Int32], cost: Cost)? {
    while var path = heap.popMin() {
      guard path.link != Self.openEnd else {
        path.cost = path.cost.addingClamped(sentences.endCost(of: path.hypothesis))
        path.link = Self.end
        heap.insert(path)
        continue
      }
      pushSibling(of: path, sentences)
      let arc = sentences.beam.arcs[Int(path.arc)]
      let rest = path.link < 0 ? TextHash() : links[Int(path.link)].text
      let text = sentences.textHash(ofNode: arc.node).followed(by: rest)
      let isWhole = sentences.beam.arcs(to: arc.previous).isEmpty
      guard visits.insert(visit(of: isWhole ? Self.start : arc.previous, before: text)) else {
        continue
      }
      links.append(Link(node: arc.node, next: path.link, text: text))
      let link = Int32(truncatingIfNeeded: links.count - 1)
      if isWhole { return (nodes(from: link), path.cost) }
      push(hypothesis: arc.previous, link: link, cost: path.cost, sentences)
    }
    return nil
  }

  /// Returns the hash of a hypothesis with the text after it.
  @inlinable
  func visit(of hypothesis: Int32, before text: TextHash) -> UInt64 {
    text.value ^ UInt64(truncatingIfNeeded: hypothesis &+ 2) &* 0xC2B2_AE3D_27D4_EB4F
  }

  @inlinable
  mutating func push(
    hypothesis: Int32, link: Int32, cost: Cost, _ sentences: some DecodedSentences
  ) {
    guard let arc = sentences.beam.arcs(to: hypothesis).first else { return }
    serial &+= 1
    heap.insert(
      Path(cost: cost, hypothesis: hypothesis, arc: arc, link: link, serial: serial))
  }

  /// Pushes the same path with the next costlier arc to its hypothesis.
  @inlinable
  mutating func pushSibling(of path: Path, _ sentences: some DecodedSentences) {
    guard path.arc + 1 < sentences.beam.arcs(to: path.hypothesis).upperBound else { return }
    let extra =
      sentences.beam.arcs[Int(path.arc) + 1].cost &- sentences.beam.arcs[Int(path.arc)].cost
    serial &+= 1
    heap.insert(
      Path(
        cost: path.cost.addingClamped(extra), hypothesis: path.hypothesis, arc: path.arc + 1,
        link: path.link, serial: serial))
  }

  @inlinable
  func nodes(from link: Int32) -> [Int32] {
    var nodes: [Int32] = []
    var link = link
    while link >= 0 {
      nodes.append(links[Int(link)].node)
      link = links[Int(link)].next
    }
    return nodes
  }
}
