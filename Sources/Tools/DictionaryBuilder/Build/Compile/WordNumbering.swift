/// The numbering of words in an image: ascending by cost; words of equal cost ascend by their
/// bytes.
struct WordNumbering {
  /// The number of each word of the table, by its index in the table.
  let numbers: [UInt32]
  /// The table index of the word with each number.
  let positions: [UInt32]

  /// Numbers words by `costs`, which are in the byte order of the words.
  init(costs: [UInt16]) {
    // Counting sort: costs have 16 bits, and a million words take a few milliseconds.
    var next = [UInt32](repeating: 0, count: Int(UInt16.max) + 2)
    for cost in costs { next[Int(cost) + 1] += 1 }
    for cost in 1..<next.count { next[cost] += next[cost - 1] }
    var numbers: [UInt32] = []
    numbers.reserveCapacity(costs.count)
    var positions = [UInt32](repeating: 0, count: costs.count)
    for (position, cost) in costs.enumerated() {
      let number = next[Int(cost)]
      next[Int(cost)] += 1
      numbers.append(number)
      positions[Int(number)] = UInt32(truncatingIfNeeded: position)
    }
    self.numbers = numbers
    self.positions = positions
  }
}
