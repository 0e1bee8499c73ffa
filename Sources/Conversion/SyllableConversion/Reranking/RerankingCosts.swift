import Decoding
import NGrams

/// The costs that a reranker adds to a sentence, in nats × 1000.
struct RerankingCosts {
  /// The cost of the words by their context, beyond that by their frequency among the homophones.
  var context: Cost
  /// The cost of the words by their frequency among their homophones.
  var frequency: Cost
  /// The cost of the number of words.
  var words: Cost
  /// The gain of the words that the text before has; zero or negative.
  var recent: Cost
  /// The cost of the characters by themselves.
  var characters: Cost

  /// The sum, clamped to `Cost.max`.
  var total: Cost {
    context.addingClamped(frequency).addingClamped(words).addingClamped(recent)
      .addingClamped(characters)
  }

  /// The costs as parts of an explanation, without those that are zero.
  var parts: [CostPart] {
    [
      CostPart(.context, "homophones by context", context),
      CostPart(.context, "homophones by frequency", frequency),
      CostPart(.context, "number of words", words),
      CostPart(.context, "words of the text before", recent),
      CostPart(.context, "characters by themselves", characters),
    ].filter { $0.cost != 0 }
  }
}
