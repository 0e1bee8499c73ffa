/// All n-grams of one order with what is known of them, as columns in ascending order of `keys`.
package struct NGramLevel {
  /// The n-grams, packed (`NGramPacking` of this order).
  package var keys: [UInt64] = []
  /// How often each occurs, weighted by domain.
  package var counts: [Float] = []
  /// The counts that Kneser–Ney estimates from: for the highest order the counts themselves, else
  /// in how many contexts an n-gram occurs.
  package var adjusted: [Float] = []
  /// `ln P` of the last word after the others, interpolated with lower orders.
  package var logProbabilities: [Float] = []
  /// `ln` of what is left for lower orders after this n-gram as a context; 0 where nothing follows.
  package var logBackoffs: [Float] = []

  /// How many n-grams there are.
  package var count: Int { keys.count }
}
