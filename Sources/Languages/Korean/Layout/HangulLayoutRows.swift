/// The rows of the file of a layout, checked one by one.
struct HangulLayoutRows {
  var name = ""
  let file: String
  var kind = HangulLayout.Kind.twoSet
  /// Keys that type jamo, in the order of the file.
  var keys: [(key: UInt8, jamo: [Jamo])] = []
  /// Keys that type other text.
  var marks: [UInt8: String] = [:]
  /// Keys that end a syllable.
  var breaks: [UInt8] = []
  /// What two jamo make.
  var combinations: [(first: Jamo, second: Jamo, result: Jamo)] = []
  /// All jamo that keys type or combinations make, each once.
  private(set) var jamo: [Jamo] = []
  private var known: Set<Jamo> = []

  init(file: String) {
    self.file = file
    name = file
  }

  /// Takes a jamo among those of the layout.
  mutating func add(_ one: Jamo) {
    if known.insert(one).inserted { jamo.append(one) }
  }

  /// How many jamo there are at a position.
  func count(at position: Jamo.Position) -> Int { jamo.count { $0.position == position } }
}
