/// The checked rows of a layout file.
struct HangulLayoutRows {
  var name = ""
  let file: String
  var kind = HangulLayout.Kind.twoSet
  /// The keys that type jamo, in file order.
  var keys: [(key: UInt8, jamo: [Jamo])] = []
  /// The keys that type other text.
  var marks: [UInt8: String] = [:]
  /// The keys that end a syllable.
  var breaks: [UInt8] = []
  /// The combinations of two jamo.
  var combinations: [(first: Jamo, second: Jamo, result: Jamo)] = []
  /// All jamo that keys type or combinations make, without duplicates.
  private(set) var jamo: [Jamo] = []
  private var known: Set<Jamo> = []

  init(file: String) {
    self.file = file
    name = file
  }

  /// Adds a jamo to those of the layout.
  mutating func add(_ one: Jamo) {
    if known.insert(one).inserted { jamo.append(one) }
  }

  /// The number of jamo at a position.
  func count(at position: Jamo.Position) -> Int { jamo.count { $0.position == position } }
}
