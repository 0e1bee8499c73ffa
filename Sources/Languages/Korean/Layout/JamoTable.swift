/// The numbered jamo of one position that a layout can type, and the combinations of two. The
/// number 0 means no jamo.
struct JamoTable: Hashable, Sendable {
  /// The scalars by jamo number; index 0 is no jamo.
  private(set) var scalars: [UInt32] = [0]
  /// A square matrix, `count` × `count`, row-major: the combination of the first (row) and the
  /// second (column); 0 if there is none.
  private(set) var combinations: [UInt8] = [0]
  private var numbers: [Jamo: UInt8] = [:]

  /// The maximum number of jamo, so that a number fits in a byte.
  static let limit = 250

  /// The number of entries, including 0.
  var count: Int { scalars.count }

  /// Returns the combination of `second` typed after `first`; 0 if there is none.
  @inline(__always)
  func combination(_ first: UInt8, _ second: UInt8) -> UInt8 {
    combinations[Int(first) &* scalars.count &+ Int(second)]
  }

  /// Returns the number of a jamo; nil if the layout does not have it.
  func number(of jamo: Jamo) -> UInt8? { numbers[jamo] }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - jamo: The jamo without duplicates, at most `limit`.
  ///   - combining: The combinations. Those with unknown jamo are ignored.
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
