/// All n-grams of one order with their statistics, as parallel columns sorted by `keys`.
package struct NGramLevel {
  /// The packed n-grams (`NGramPacking` of this order).
  package var keys: [UInt64] = []
  /// The counts, weighted by text.
  package var counts: [Float] = []
  /// The counts that Kneser–Ney smoothing estimates from: the counts themselves for the highest
  /// order, otherwise the number of distinct contexts.
  package var adjusted: [Float] = []
  /// `ln P` of the last word given the others, interpolated with lower orders.
  package var logProbabilities: [Float] = []
  /// `ln` of the mass left to lower orders after this n-gram as a context; 0 if no longer n-gram
  /// continues it.
  package var logBackoffs: [Float] = []

  /// The number of n-grams.
  package var count: Int { keys.count }
}
