/// All n-grams of one order with what is known of them, as columns in ascending order of `keys`.
struct NGramLevel {
  /// The n-grams, packed (`NGramPacking` of this order).
  var keys: [UInt64] = []
  /// How often each occurs, weighted by domain.
  var counts: [Float] = []
  /// The counts that Kneser–Ney estimates from: for the highest order the counts themselves, else
  /// in how many contexts an n-gram occurs.
  var adjusted: [Float] = []
  /// `ln P` of the last word after the others, interpolated with lower orders.
  var logProbabilities: [Float] = []
  /// `ln` of what is left for lower orders after this n-gram as a context; 0 where nothing follows.
  var logBackoffs: [Float] = []

  /// How many n-grams there are.
  var count: Int { keys.count }
}
