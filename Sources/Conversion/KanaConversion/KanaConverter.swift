import Decoding
import InputCore

/// Converts kana to sentences. It keeps the lattice of the last kana, so one more kana is cheap;
/// results do not depend on what it keeps. It belongs to one session.
///
/// ```swift
/// var converter = KanaConverter(lexicon: lexicon)
/// let context = KanaContext(after: "", lexicon: lexicon)
/// let kana = Array("がっこう".unicodeScalars)
/// print(converter.sentences(for: kana, after: context, limit: 3).map(\.text))
/// ```
package struct KanaConverter {
  package let lexicon: KanaLexicon
  private var lattice: KanaLattice
  private var history: KanaContext
  private let elisions: ElidedParticles
  /// The decoded columns of the last kana; nil if they are of no use.
  private var columns: KanaDecoder.Columns?

  /// The user model; nil if nothing was learned. Setting it discards the lattice.
  package var learned: LearnedKana? {
    didSet {
      lattice = KanaLattice(lexicon: lexicon, after: history, learned: learned)
      columns = nil
    }
  }

  /// Creates a converter over a dictionary.
  package init(lexicon: KanaLexicon) {
    self.lexicon = lexicon
    history = .start(lexicon)
    elisions = ElidedParticles(lexicon)
    lattice = KanaLattice(lexicon: lexicon, after: history)
  }

  /// Returns the best sentences for some kana after a context, at most `limit`, each text once.
  ///
  /// - Parameter next: the class of the following word; by default the end of the sentence.
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

  /// Returns explanations of the costs of the best sentences.
  package mutating func explanations(
    of kana: [Unicode.Scalar], after history: KanaContext, limit: Int
  ) -> [JapaneseExplanation] {
    decode(kana, after: history, before: 0, limit: limit) { decoder, nodes, cost in
      decoder.explanation(of: nodes, cost: cost)
    }
  }

  /// Explains the best sentences of the kana that were converted last.
  package mutating func explanations(limit: Int) -> [JapaneseExplanation] {
    explanations(of: lattice.kana, after: history, limit: limit)
  }

  /// Returns the words considered for the kana that were converted last, with the best sentences; nil if
  /// there are none.
  package mutating func wordLattice(within limits: WordLattice.Limits) -> WordLattice? {
    guard lexicon.image.isIntact else { return nil }
    let sentences = decode(lattice.kana, after: history, before: 0, limit: limits.sentences) {
      decoder, nodes, cost in (nodes, decoder.explanation(of: nodes, cost: cost))
    }
    guard !sentences.isEmpty else { return nil }
    var builder = KanaLatticeBuilder(lattice)
    for (nodes, explanation) in sentences { builder.appendSentence(of: nodes, explanation) }
    builder.appendWords(within: limits)
    return builder.wordLattice
  }

  /// Returns the reason why a text is not the best sentence of the kana that were converted last; nil
  /// if there are none, or the text is empty.
  package mutating func reason(against text: String) -> CandidateReason? {
    reason(against: text, of: lattice.kana, after: history)
  }

  /// Returns the reason why a text is not the best sentence of some kana, as a whole or within it.
  ///
  /// - Returns: nil if there are no kana, or the text is empty.
  package mutating func reason(
    against text: String, of kana: [Unicode.Scalar], after history: KanaContext
  ) -> CandidateReason? {
    guard !text.isEmpty, lexicon.image.isIntact,
      let best = explanations(of: kana, after: history, limit: 1).first
    else { return nil }
    let rank = sentences(for: kana, after: history, limit: KanaComparison.ranksSearched)
      .firstIndex { $0.text == text }
    let usual = KanaDecoder(lattice, after: history, elisions: elisions)
    var wide = KanaLattice(lexicon: lexicon, after: history, learned: learned, isWide: true)
    _ = wide.update(to: kana)
    let diagnosis = KanaDiagnosis(
      of: text, best: best, rank: rank.map { $0 + 1 }, in: usual,
      wide: KanaDecoder(wide, after: history, elisions: elisions))
    return CandidateReason(diagnosis, of: text)
  }

  private mutating func decode<Found>(
    _ kana: [Unicode.Scalar], after history: KanaContext, before next: UInt16, limit: Int,
    _ make: (KanaDecoder, _ nodes: [Int32], _ cost: Int32) -> Found
  ) -> [Found] {
    guard !kana.isEmpty else { return [] }
    let isSameBefore =
      history.firstClasses == self.history.firstClasses
      && (learned == nil || history.context.last == self.history.context.last)
    if history != self.history { columns = nil }
    self.history = history
    if !isSameBefore {
      lattice = KanaLattice(lexicon: lexicon, after: history, learned: learned)
      columns = nil
    }
    let unchanged = lattice.update(to: kana)
    let decoder = KanaDecoder(
      lattice, after: history, next: next, elisions: elisions, reusing: columns.take(),
      upTo: unchanged)
    columns = decoder.columns
    var search = SentenceSearch(decoder)
    var found: [Found] = []
    while found.count < limit, let path = search.next(in: decoder) {
      found.append(make(decoder, path.nodes, path.cost))
    }
    return found
  }
}
