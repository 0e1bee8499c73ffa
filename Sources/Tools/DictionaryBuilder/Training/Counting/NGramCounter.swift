/// Counts n-grams in bounded memory. The caller drains the counts when `hasRoom(for:)` is false.
struct NGramCounter {
  private let packing: NGramPacking
  private let capacity: Int
  private var keys: [UInt64] = []
  private var spare: [UInt64] = []

  /// Creates a counter that uses `memory` bytes, half for keys and half for sorting them.
  init(packing: NGramPacking, memory: Int) {
    self.packing = packing
    capacity = max(memory / 16, 1 << 12)
    keys.reserveCapacity(capacity)
    spare.reserveCapacity(capacity)
  }

  /// Whether a sentence of `tokens` words still fits.
  func hasRoom(for tokens: Int) -> Bool { keys.count + tokens <= capacity }

  /// Whether nothing has been counted since the last `drain`.
  var isEmpty: Bool { keys.isEmpty }

  /// Counts the n-grams of a sentence, including `sentenceStart` and `sentenceEnd`.
  mutating func add(_ tokens: ArraySlice<UInt32>) { packing.append(tokens, to: &keys) }

  /// Calls `body` with each n-gram and its count, in ascending order, and empties the counter.
  mutating func drain(
    _ body: (_ key: UInt64, _ count: UInt64) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    RadixSort.sort(&keys, bits: packing.bits, spare: &spare)
    var index = 0
    while index < keys.count {
      let key = keys[index]
      var end = index + 1
      while end < keys.count, keys[end] == key { end += 1 }
      try body(key, UInt64(end - index))
      index = end
    }
    keys.removeAll(keepingCapacity: true)
  }
}
