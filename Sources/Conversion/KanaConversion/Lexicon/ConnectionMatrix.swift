import DictionaryImage

/// What a word of one class costs after a word of another, in thousandths of a nat.
package struct ConnectionMatrix: Sendable {
  /// The class of the start and the end of a sentence.
  package static let boundary: UInt16 = 0

  private let costs: ImageColumn<UInt8>
  /// How many classes there are.
  package let classCount: Int
  private let step: Int32

  init(costs: ImageColumn<UInt8>, classCount: Int, step: Int32) {
    self.costs = costs
    self.classCount = classCount
    self.step = step
  }

  /// The cost of the class `left` after a word whose right class is `right`.
  @inline(__always)
  package func cost(from right: UInt16, to left: UInt16) -> Int32 {
    Int32(costs[Int(right) &* classCount &+ Int(left)]) &* step
  }
}
