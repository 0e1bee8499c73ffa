/// A class that the last word may have, with its extra cost.
struct ClassCost: Hashable, Sendable {
  var wordClass: UInt16
  var cost: Int32
}

/// The possible classes of the last word of a text. Many kana words have several, and the class
/// decides what follows: の after a noun is followed by another noun, の after a verb by は or が.
///
/// ```
/// 新聞社 | の | きしゃ   記者        行く | の | は
/// ```
struct ClassesBefore: Hashable, Sendable {
  /// The classes with their costs: at least one, each class once. The likeliest has cost 0.
  private(set) var costs: [ClassCost]

  /// The maximum extra cost of a class that is kept.
  private static let margin: Int32 = 6_000

  /// Creates the context of a single class.
  init(_ wordClass: UInt16) { costs = [ClassCost(wordClass: wordClass, cost: 0)] }

  /// Replaces the classes by those after one more word.
  ///
  /// - Parameters:
  ///   - uses: the dictionary entries that the word may be, with their costs.
  ///   - matrix: the connection costs of classes.
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

  /// Returns the class that a word of the class `left` is cheapest after.
  func cheapest(to left: UInt16, _ matrix: ConnectionMatrix) -> UInt16 {
    let best = costs.min {
      $0.cost &+ matrix.cost(from: $0.wordClass, to: left)
        < $1.cost &+ matrix.cost(from: $1.wordClass, to: left)
    }
    return best?.wordClass ?? ConnectionMatrix.boundary
  }

  /// Returns the cost of a word of the class `left` after the cheapest of these classes.
  func connection(to left: UInt16, _ matrix: ConnectionMatrix) -> Int32 {
    costs.reduce(Int32.max) {
      min($0, $1.cost &+ matrix.cost(from: $1.wordClass, to: left))
    }
  }
}
