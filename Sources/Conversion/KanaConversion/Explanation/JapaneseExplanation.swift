/// The parts of a sentence's cost, for explaining its rank to people. Costs are in nats × 1000; the
/// parts add up to the total exactly.
public struct JapaneseExplanation: Hashable, Sendable {
  /// A word of the sentence.
  public struct Word: Hashable, Sendable {
    /// The written text.
    public let text: String
    /// The kana that it was converted from.
    public let kana: String
    /// The cost of its class after the preceding one, plus the cost of a number in another style
    /// than the number before. The first word may cost a sentence end after the preceding text
    /// instead.
    public let connection: Int32
    /// The cost of the word in its class with this reading.
    public let word: Int32
    /// The cost of the word by the word model, given the preceding words.
    public let model: Int32
    /// The reduction for a word that the preceding text contains; 0 or negative.
    public let repetition: Int32
    /// The change by the user model: the choices for its kana, and its earlier use.
    public let history: Int32

    /// The total cost of the word.
    public var cost: Int32 { connection &+ word &+ model &+ repetition &+ history }
  }

  /// The words in order.
  public let words: [Word]
  /// The cost of the sentence end.
  public let end: Int32

  /// The total cost of the sentence.
  public var cost: Int32 { words.reduce(end) { $0 &+ $1.cost } }
  /// The written text of all words.
  public var text: String { words.map(\.text).joined() }
}

extension KanaDecoder {
  /// Returns the parts of the cost of a path. It continues the preceding text or begins another
  /// sentence, whichever costs less.
  func explanation(of nodes: [Int32], cost: Int32) -> JapaneseExplanation {
    let continued = explanation(of: nodes, cost: cost, after: scored.history)
    guard let clauseEnd = scored.history.clauseEnd else { return continued }
    var start = KanaContext.start(lattice.lexicon)
    start.numberStyle = scored.history.numberStyle
    let begun = explanation(of: nodes, cost: cost, after: start, startingAt: clauseEnd)
    // `end` is the cost of the path without that of its words: the larger end has the cheaper words.
    return begun.end > continued.end ? begun : continued
  }

  /// Returns the parts of the cost of a path after a context.
  ///
  /// - Parameter start: the cost before the first word.
  private func explanation(
    of nodes: [Int32], cost: Int32, after history: KanaContext, startingAt start: Int32 = 0
  ) -> JapaneseExplanation {
    var before = history
    var start = start
    var rest = cost
    var wordBefore = scored.history.context.last
    let lexicon = lattice.lexicon
    let words = nodes.map { number in
      let node = lattice.nodes[Int(number)]
      let state = KanaState(
        wordClass: before.classes.cheapest(to: node.left, lexicon.matrix), context: before.context,
        word: wordBefore,
        style: before.numberStyle)
      let model = scored.context(after: state).score(
        node.token, isVerb: lexicon.kind(of: node.left) == .verb, scored.elisions, lexicon.model)
      let kana = lattice.kana[Int(node.start)..<Int(node.end)]
      let connection =
        before.classes.connection(to: node.left, lexicon.matrix)
        &+ NumberStyleCosts.change(from: before.numberStyle, to: node.style) &+ start
      let modelCost = (model.cost &* lexicon.modelWeight) >> 8
      let cost = scored.cost(of: node)
      let gain = lattice.gain(
        of: node, after: wordBefore, on: connection &+ modelCost &+ cost)
      let word = JapaneseExplanation.Word(
        text: lattice.text(of: node), kana: String(String.UnicodeScalarView(kana)),
        connection: connection, word: node.cost &- node.learned, model: modelCost,
        repetition: cost &- node.cost, history: node.learned &+ gain)
      wordBefore = node.wordNumber(lexicon)
      start = 0
      before.context = model.next
      before.classes = ClassesBefore(node.right)
      before.numberStyle = node.style ?? before.numberStyle
      rest &-= word.cost
      return word
    }
    return JapaneseExplanation(words: words, end: rest)
  }
}
