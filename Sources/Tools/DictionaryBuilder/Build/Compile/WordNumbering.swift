/// How words are numbered in an image: the cheapest first, of equal ones in the order of their bytes.
struct WordNumbering {
  /// The number of each word of a table.
  let numbers: [UInt32]
  /// The word of the table that has each number.
  let positions: [UInt32]

  /// Numbers words by their costs, given in the order of their bytes.
  init(costs: [UInt16]) {
    // Costs are small: counting them sorts a million words in a few milliseconds.
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
