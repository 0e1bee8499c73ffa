/// A class that words may end with, and what it costs that they do.
struct ClassCost: Hashable, Sendable {
  var wordClass: UInt16
  var cost: Int32
}

/// The classes that the last word of a text may have. Many words of kana have several, and which it is
/// decides what follows: の of a noun is followed by another one, の of a verb by は or が.
///
/// ```
/// 新聞社 | の | きしゃ   記者        行く | の | は
/// ```
struct ClassesBefore: Hashable, Sendable {
  /// At least one, each class once, the likeliest with no cost.
  private(set) var costs: [ClassCost]

  /// A class that is dearer than the likeliest by more is left out.
  private static let margin: Int32 = 6_000

  /// One class.
  init(_ wordClass: UInt16) { costs = [ClassCost(wordClass: wordClass, cost: 0)] }

  /// The classes after one more word, by what its uses cost and how they connect.
  mutating func append(_ uses: [KanaWord], _ matrix: ConnectionMatrix) {
    var ways: [ClassCost] = []
    for use in uses {
      let cost = connection(to: use.left, matrix) &+ use.cost
      if let known = ways.firstIndex(where: { $0.wordClass == use.right }) {
        ways[known].cost = min(ways[known].cost, cost)
      } else {
        ways.append(ClassCost(wordClass: use.right, cost: cost))
      }
    }
    guard let least = ways.map(\.cost).min() else { return }
    costs = ways.filter { $0.cost <= least &+ Self.margin }
      .map { ClassCost(wordClass: $0.wordClass, cost: $0.cost &- least) }
  }

  /// What a word of the class `left` costs after the likeliest of these.
  func connection(to left: UInt16, _ matrix: ConnectionMatrix) -> Int32 {
    costs.reduce(Int32.max) {
      min($0, $1.cost &+ matrix.cost(from: $1.wordClass, to: left))
    }
  }
}
