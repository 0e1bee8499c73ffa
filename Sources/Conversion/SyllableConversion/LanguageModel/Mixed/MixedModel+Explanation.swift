import Decoding
import NGrams

extension MixedModel {
  /// Returns the weighted costs of the word and character n-grams used.
  public func explain(_ word: WordID, after state: LanguageModelState) -> [CostPart] {
    let history = MixedContext(state)
    var parts = WeightedParts(weights)
    let context = wordContext(history)
    let traits = traits(of: word)
    if traits.isInLetters {
      parts.add(.words, "among words in letters", costAmongWordsInLetters(of: word))
      parts.add(
        .words, words.search(words.block(of: traits.token), after: context), of: "in letters: ")
    } else if traits.token == NGramTables.unknown {
      parts.add(.words, "backoff", context.backoffCost)
      parts.add(.words, "frequency", lexicon.frequencyCost(of: word))
      parts.add(.words, "rare word", weights.rareWord)
    } else {
      parts.add(
        .words, words.search(words.block(of: traits.token), after: context), orderOfWords: true)
    }

    let first = characters.search(
      characters.block(of: traits.first), after: characterContext(history))
    parts.add(.characters, first, of: "first character: ")
    if traits.second != WordTraits.noCharacter {
      let context = characters.prepare(
        NGramTables.Context(node: first.next.node, last: traits.first))
      parts.add(
        .characters, characters.search(characters.block(of: traits.second), after: context),
        of: "second character: ")
      parts.add(.characters, "further characters", traits.innerCost)
    }
    let frequency = frequencyCost(of: word)
    return frequency == 0
      ? parts.parts : parts.parts + [CostPart(.words, "frequency by itself", frequency)]
  }

  /// Returns the weighted costs of the n-grams that end the sentence.
  public func explainEnd(after state: LanguageModelState) -> [CostPart] {
    let history = MixedContext(state)
    var parts = WeightedParts(weights)
    let end = NGramTables.sentenceEnd
    parts.add(
      .words, words.search(words.block(of: end), after: wordContext(history)),
      orderOfWords: true)
    parts.add(
      .characters,
      characters.search(characters.block(of: end), after: characterContext(history)))
    return parts.parts
  }
}

/// Parts that add up to `MixedModel.mixed` exactly. Each part is the growth of the rounded running
/// sum, so a rounding error in one part is made up in the next.
private struct WeightedParts {
  private(set) var parts: [CostPart] = []
  private let weights: MixedModel.Weights
  /// The weighted sum so far, in 256ths.
  private var sum: Cost = 0

  init(_ weights: MixedModel.Weights) {
    self.weights = weights
  }

  mutating func add(_ kind: CostPart.Kind, _ name: String, _ cost: Cost, order: Int = 0) {
    let before = sum >> 8
    sum &+= cost &* (kind == .words ? weights.words : weights.characters)
    let grown = (sum >> 8) &- before
    guard grown != 0 || order > 0 else { return }
    parts.append(CostPart(kind, name, grown, order: order))
  }

  mutating func add(
    _ kind: CostPart.Kind, _ found: NGramTables.Found, of name: String = "",
    orderOfWords: Bool = false
  ) {
    let orders = ["unigram", "bigram", "trigram"]
    add(kind, name + "backoff", found.backoff)
    add(kind, name + orders[found.order - 1], found.cost, order: orderOfWords ? found.order : 0)
  }
}
