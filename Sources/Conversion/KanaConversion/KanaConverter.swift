import Decoding

/// Converts kana to sentences. It remembers the lattice of the last kana, so that one more is cheap,
/// and answers as if it did not. It belongs to one session.
package struct KanaConverter {
  package let lexicon: KanaLexicon
  private var lattice: KanaLattice
  private var history: KanaContext

  /// What was learned and is weighed in.
  package var learned: LearnedKana? {
    didSet { lattice = KanaLattice(lexicon: lexicon, after: history, learned: learned) }
  }

  /// A converter over a dictionary.
  package init(lexicon: KanaLexicon) {
    self.lexicon = lexicon
    history = .start(lexicon)
    lattice = KanaLattice(lexicon: lexicon, after: history)
  }

  /// The best sentences for some kana after a history, at most `limit`, all different.
  package mutating func sentences(
    for kana: [Unicode.Scalar], after history: KanaContext, before next: UInt16 = 0, limit: Int
  ) -> [KanaSentence] {
    decode(kana, after: history, before: next, limit: limit) { decoder, nodes, cost in
      KanaSentence(
        words: nodes.map { index in
          let node = decoder.lattice.nodes[Int(index)]
          return KanaSentence.Word(
            length: Int(node.end - node.start), text: decoder.lattice.text(of: node),
            left: node.left, right: node.right, isLearnable: node.isLearnable,
            numberStyle: node.written.numberStyle)
        }, cost: cost)
    }
  }

  /// What the best sentences cost, and why.
  package mutating func explanations(
    of kana: [Unicode.Scalar], after history: KanaContext, limit: Int
  ) -> [JapaneseExplanation] {
    decode(kana, after: history, before: 0, limit: limit) { decoder, nodes, cost in
      decoder.explanation(of: nodes, cost: cost)
    }
  }

  private mutating func decode<Found>(
    _ kana: [Unicode.Scalar], after history: KanaContext, before next: UInt16, limit: Int,
    _ make: (KanaDecoder, _ nodes: [Int32], _ cost: Int32) -> Found
  ) -> [Found] {
    guard !kana.isEmpty else { return [] }
    lexicon.limitResidency()
    let isSameBefore =
      history.classes == self.history.classes
      && (learned == nil || history.context.last == self.history.context.last)
    self.history = history
    if !isSameBefore {
      lattice = KanaLattice(lexicon: lexicon, after: history, learned: learned)
    }
    lattice.update(to: kana)
    let decoder = KanaDecoder(lattice, after: history, next: next)
    var search = SentenceSearch(decoder)
    var found: [Found] = []
    while found.count < limit, let path = search.next(in: decoder) {
      found.append(make(decoder, path.nodes, path.cost))
    }
    return found
  }
}
