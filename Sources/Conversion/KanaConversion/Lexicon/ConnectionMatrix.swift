import DictionaryImage

/// The connection costs: the cost of a word of one class after a word of another (nats × 1000).
package struct ConnectionMatrix: Sendable {
  /// The class of the start and the end of a sentence.
  package static let boundary: UInt16 = 0

  private let costs: ImageColumn<UInt8>
  /// The number of classes.
  package let classCount: Int
  private let step: Int32

  init(costs: ImageColumn<UInt8>, classCount: Int, step: Int32) {
    self.costs = costs
    self.classCount = classCount
    self.step = step
  }

  /// Returns the cost of the class `left` after a word whose right class is `right`.
  @inline(__always)
  package func cost(from right: UInt16, to left: UInt16) -> Int32 {
    Int32(costs[Int(right) &* classCount &+ Int(left)]) &* step
  }
}
