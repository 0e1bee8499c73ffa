import SyllableConversion

/// The recorded readings of one word with their weights. They borrow the syllables of the shards.
struct Readings {
  private(set) var all: [(reading: UnsafeBufferPointer<SyllableID>, weight: Double)] = []

  /// Adds a reading; the weights of equal ones add up. Answers whether it is new.
  @discardableResult mutating func add(
    _ reading: UnsafeBufferPointer<SyllableID>, weight: Double
  ) -> Bool {
    if let position = all.firstIndex(where: { $0.reading.elementsEqual(reading) }) {
      all[position].weight += weight
      return false
    }
    all.append((reading, weight))
    return true
  }

  mutating func removeAll() { all.removeAll(keepingCapacity: true) }

  /// The part of the mass that a reading of weight 0 gets.
  static let rare = 0.002

  /// `P(reading | word)` from the weights of a word's readings: they share by weight and those of
  /// weight 0 get `rare` each. Where no reading has a weight the first stands for the one that has.
  static func probabilities(_ weights: ArraySlice<Double>) -> [Double] {
    let total = weights.reduce(0, +)
    let shares = weights.enumerated().map { index, weight in
      total > 0 ? max(weight / total, weight > 0 ? 0 : rare) : (index == 0 ? 1 : rare)
    }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / sum }
  }
}
