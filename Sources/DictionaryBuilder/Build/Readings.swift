import Lexicon

/// The recorded readings of one word with their weights, and the rule that turns weights into
/// probabilities.
struct Readings {
  /// The part of the mass that a reading of weight 0 gets.
  static let rare = 0.002

  private(set) var all: [(reading: [SyllableID], weight: Double)] = []

  var isEmpty: Bool { all.isEmpty }

  /// Adds a reading; the weights of equal ones add up.
  mutating func add(_ reading: [SyllableID], weight: Double) {
    if let place = all.firstIndex(where: { $0.reading == reading }) {
      all[place].weight += weight
    } else {
      all.append((reading, weight))
    }
  }

  /// The most common reading: the one of the greatest weight, the first of several.
  var mostCommon: [SyllableID]? {
    all.reduce(nil as (reading: [SyllableID], weight: Double)?) { best, next in
      best.map { next.weight > $0.weight ? next : $0 } ?? next
    }?.reading
  }

  /// `P(reading | word)`: readings share by weight and those of weight 0 get `rare` each. Where no
  /// reading has a weight the first stands for the one that has.
  var probabilities: [(reading: [SyllableID], probability: Double)] {
    let total = all.reduce(0) { $0 + $1.weight }
    let shares = all.enumerated().map { index, item in
      total > 0
        ? max(item.weight / total, item.weight > 0 ? 0 : Self.rare)
        : (index == 0 ? 1 : Self.rare)
    }
    let sum = shares.reduce(0, +)
    return zip(all, shares).map { ($0.reading, $1 / sum) }
  }
}
