/// What the cost of a sentence is made of, for people who ask why it stands where it does. Costs are
/// in thousandths of a nat; the parts add up to the whole exactly.
public struct JapaneseExplanation: Hashable, Sendable {
  /// A word of the sentence.
  public struct Word: Hashable, Sendable {
    /// What is written.
    public let text: String
    /// The kana that it is written for.
    public let kana: String
    /// What its class costs after that of the word before, and that a number is written in another style
    /// than the one before.
    public let connection: Int32
    /// What it costs in its class, with the reading that it has here.
    public let word: Int32
    /// What the model of words says of it after the words before.
    public let model: Int32
    /// How much cheaper it is since the text before has it; 0 or less.
    public let repetition: Int32
    /// What was chosen for its kana before makes of it, and its having been typed before.
    public let history: Int32

    /// What it costs in all.
    public var cost: Int32 { connection &+ word &+ model &+ repetition &+ history }
  }

  /// The words in order.
  public let words: [Word]
  /// What the end of the sentence costs behind them.
  public let end: Int32

  /// What the sentence costs.
  public var cost: Int32 { words.reduce(end) { $0 &+ $1.cost } }
  /// What is written.
  public var text: String { words.map(\.text).joined() }
}

extension KanaDecoder {
  /// What the cost of a path is made of.
  func explanation(of nodes: [Int32], cost: Int32) -> JapaneseExplanation {
    var before = scored.history
    var rest = cost
    var wordBefore = scored.history.context.last
    let words = nodes.map { number in
      let node = lattice.nodes[Int(number)]
      let model = lattice.lexicon.model.score(
        node.token, after: lattice.lexicon.model.prepare(before.context))
      let kana = lattice.kana[Int(node.start)..<Int(node.end)]
      let connection =
        before.classes.connection(to: node.left, lattice.lexicon.matrix)
        &+ NumberStyleCosts.change(from: before.numberStyle, to: node.style)
      let modelCost = (model.cost &* lattice.lexicon.modelWeight) >> 8
      let cost = scored.cost(of: node)
      let gain = lattice.gain(
        of: node, after: wordBefore, on: connection &+ modelCost &+ cost)
      let word = JapaneseExplanation.Word(
        text: lattice.text(of: node), kana: String(String.UnicodeScalarView(kana)),
        connection: connection, word: node.cost &- node.learned, model: modelCost,
        repetition: cost &- node.cost, history: node.learned &+ gain)
      wordBefore = node.wordNumber(lattice.lexicon)
      before.context = model.next
      before.classes = ClassesBefore(node.right)
      before.numberStyle = node.style ?? before.numberStyle
      rest &-= word.cost
      return word
    }
    return JapaneseExplanation(words: words, end: rest)
  }
}
