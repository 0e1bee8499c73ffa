import SyllableConversion

/// The recorded readings of one word with their weights. The syllables are borrowed from the
/// shards.
struct Readings {
  private(set) var all: [(reading: UnsafeBufferPointer<SyllableID>, weight: Double)] = []

  /// Adds a reading; the weights of equal readings add up. Returns whether the reading is new.
  @discardableResult mutating func add(
    _ reading: UnsafeBufferPointer<SyllableID>, weight: Double
  ) -> Bool {
    if let index = all.firstIndex(where: { $0.reading.elementsEqual(reading) }) {
      all[index].weight += weight
      return false
    }
    all.append((reading, weight))
    return true
  }

  mutating func removeAll() { all.removeAll(keepingCapacity: true) }

  /// The relative mass of a reading with weight 0.
  static let rare = 0.002

  /// Returns `P(reading | word)` for the weights of a word's readings. Probabilities are
  /// proportional to the weights; readings of weight 0 get `rare` each before normalisation. If all
  /// weights are 0, the first reading gets the mass.
  static func probabilities(_ weights: ArraySlice<Double>) -> [Double] {
    let total = weights.reduce(0, +)
    let shares = weights.enumerated().map { index, weight in
      total > 0 ? max(weight / total, weight > 0 ? 0 : rare) : (index == 0 ? 1 : rare)
    }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / sum }
  }
}
