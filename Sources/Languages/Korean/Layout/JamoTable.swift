/// The jamo of one position that a layout can type, by number, and what two of them make. The
/// number 0 is no jamo.
struct JamoTable: Hashable, Sendable {
  /// The jamo; the element at 0 stands for none.
  private(set) var scalars: [UInt32] = [0]
  /// Row by row what the first and the second make; 0 where they make nothing.
  private(set) var combinations: [UInt8] = [0]
  private var numbers: [Jamo: UInt8] = [:]

  /// How many jamo there can be.
  static let limit = 250

  /// How many numbers there are, 0 among them.
  var count: Int { scalars.count }

  /// What typing `second` after `first` makes, 0 where nothing.
  @inline(__always)
  func combination(_ first: UInt8, _ second: UInt8) -> UInt8 {
    combinations[Int(first) &* scalars.count &+ Int(second)]
  }

  /// The number of a jamo; nil where the layout does not have it.
  func number(of jamo: Jamo) -> UInt8? { numbers[jamo] }

  /// A table of jamo, each there once and at most `limit`, and of what they make.
  init(_ jamo: [Jamo], combining: [(first: Jamo, second: Jamo, result: Jamo)]) {
    for one in jamo {
      numbers[one] = UInt8(truncatingIfNeeded: scalars.count)
      scalars.append(one.scalar.value)
    }
    combinations = [UInt8](repeating: 0, count: scalars.count * scalars.count)
    for row in combining {
      guard let first = numbers[row.first], let second = numbers[row.second],
        let result = numbers[row.result]
      else { continue }
      combinations[Int(first) * scalars.count + Int(second)] = result
    }
  }
}
