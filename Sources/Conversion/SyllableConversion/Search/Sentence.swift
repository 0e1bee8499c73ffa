import InputCore
import NGrams

/// A conversion of all keystrokes.
public struct Sentence: Hashable, Sendable {
  /// The words in order. Their readings joined are the keystrokes.
  public let segments: [Segment]
  /// The cost of the sentence (nats × 1000).
  public let cost: Cost

  /// The text of all segments.
  public var text: String { segments.map { $0.text }.joined() }

  /// All segments joined into one.
  public var joined: Segment {
    var whole = Segment(reading: "", syllableEnds: [], text: "")
    var length = 0
    for segment in segments {
      let count = segment.keystrokeCount
      if segment.syllableEnds.isEmpty { whole.syllableEnds.append(length + count) }
      for end in segment.syllableEnds { whole.syllableEnds.append(length + end) }
      whole.reading += segment.reading
      whole.text += segment.text
      length += count
    }
    if segments.contains(where: { $0.spelling != nil }) {
      whole.spelling = segments.map { $0.letters }.joined()
    }
    if segments.contains(where: { $0.shown != nil }) {
      whole.shown = segments.flatMap { $0.pieces }
    }
    return whole
  }

  /// Returns a sentence of unconverted keystrokes.
  static func literal(_ typed: TypedKeys) -> Sentence {
    let text = typed[0..<typed.count]
    return Sentence(segments: [Segment(reading: text, syllableEnds: [], text: text)], cost: 0)
  }
}

extension Sentence {
  /// Creates the sentence of some lattice nodes. Consecutive literals become one segment.
  init(nodes: [LatticeNode], cost: Cost, lexicon: Lexicon, typed: TypedKeys) {
    var segments: [Segment] = []
    var index = 0
    while index < nodes.count {
      guard nodes[index].isLiteral else {
        segments.append(Segment(nodes[index], lexicon: lexicon, typed: typed))
        index += 1
        continue
      }
      let end = nodes[index...].firstIndex { !$0.isLiteral } ?? nodes.count
      let literals = nodes[index..<end]
      segments.append(
        Segment(
          reading: typed[Int(nodes[index].start)..<nodes[end - 1].end], syllableEnds: [],
          text: typed.text(ofLiterals: literals)))
      index = end
    }
    self.init(segments: segments, cost: cost)
  }
}

extension Segment {
  /// Creates the segment of a lattice node.
  init(_ node: LatticeNode, lexicon: Lexicon, typed: TypedKeys) {
    let reading = typed[Int(node.start)..<node.end]
    let text = lexicon.text(of: node.word)
    var ends: [Int] = []
    ends.reserveCapacity(node.syllableEnds.nonzeroBitCount)
    node.forEachSyllableEnd { ends.append($0) }
    // A damaged image may hold a word without text; keep the letters.
    self.init(reading: reading, syllableEnds: ends, text: text.isEmpty ? reading : text)
    typed.meanings.spell(&self, node, in: lexicon)
  }
}

extension Segment {
  /// Creates the segment of all words of a sentence: the segments of the sentence joined.
  init(sentence nodes: [LatticeNode], lexicon: Lexicon, typed: TypedKeys) {
    guard typed.meanings.spelling == nil, let first = nodes.first, let last = nodes.last else {
      self = Sentence(nodes: nodes, cost: 0, lexicon: lexicon, typed: typed).joined
      return
    }
    let start = Int(first.start)
    var text: [UInt8] = []
    var ends: [Int] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      guard !node.isLiteral else {
        let end = nodes[index...].firstIndex { !$0.isLiteral } ?? nodes.count
        text += typed.text(ofLiterals: nodes[index..<end]).utf8
        ends.append(nodes[end - 1].end - start)
        index = end
        continue
      }
      let word = lexicon.utf8(of: node.word)
      if word.isEmpty { text += typed[Int(node.start)..<node.end].utf8 } else { text += word }
      if node.syllableEnds == 0 { ends.append(node.end - start) }
      node.forEachSyllableEnd { ends.append(Int(node.start) - start + $0) }
      index += 1
    }
    self.init(
      reading: typed[start..<last.end], syllableEnds: ends,
      text: String(decoding: text, as: UTF8.self))
  }
}

extension LatticeNode {
  var end: Int { Int(start) + Int(length) }

  /// Calls `body` with the end of each syllable, in keystrokes from the start of the node.
  @inline(__always)
  func forEachSyllableEnd(_ body: (Int) -> Void) {
    var bits = syllableEnds
    while bits != 0 {
      body(bits.trailingZeroBitCount + 1)
      bits &= bits - 1
    }
  }
}
