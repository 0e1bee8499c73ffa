/// The letters that a gesture can reach, and the middles of their keys.
///
/// ```swift
/// var keys = GlideKeys(keyWidth: 39)
/// keys.add("q", x: 19.5, y: 27)
/// keys.add("é", x: 97.5, y: 27)  // on the key of e, after a long press
/// ```
public struct GlideKeys: Hashable, Sendable {
  /// The middle of a key, in points.
  struct Place: Hashable, Sendable {
    let x: Double
    let y: Double
  }

  /// The width of a letter key in points: the unit of all distances.
  public let keyWidth: Double
  /// The middles of the keys.
  private(set) var places: [Place] = []
  /// The index of the key of each letter, by scalar.
  private(set) var keys: [UInt32: UInt8] = [:]

  /// The largest number of keys. A layer of letters has some forty.
  private static let maximumKeys = 120

  /// The largest coordinate in points. Beyond it points are not on a screen.
  static let farthest = 100_000.0

  /// Creates an empty set of keys.
  ///
  /// - Parameter keyWidth: the width of a letter key in points. A width below 1 counts as 1.
  public init(keyWidth: Double) {
    self.keyWidth = keyWidth >= 1 && keyWidth <= Self.farthest ? keyWidth : 1
  }

  /// Adds a letter. Only its first key counts.
  ///
  /// - Parameters:
  ///   - letter: the scalar of a small letter.
  ///   - x: the middle of its key from the left, in points.
  ///   - y: the middle of its key from the top, in points.
  public mutating func add(_ letter: Unicode.Scalar, x: Double, y: Double) {
    guard keys[letter.value] == nil, abs(x) <= Self.farthest, abs(y) <= Self.farthest else {
      return
    }
    let place = Place(x: x, y: y)
    let index = places.firstIndex(of: place) ?? places.count
    guard index < Self.maximumKeys else { return }
    if index == places.count { places.append(place) }
    keys[letter.value] = UInt8(index)
  }

  /// Returns the key of a letter, or that of its base letter; nil if neither has one.
  func key(of letter: UInt32) -> UInt8? {
    keys[letter] ?? keys[WordFolding.base(of: letter)]
  }
}

extension GlideKeys {
  /// Returns the middles of the keys of a word in points, without the second of two that follow each
  /// other; nil if a letter has no key. Marks such as the apostrophe are left out.
  package func path(of word: WordNumber, in lexicon: WordLexicon) -> [(x: Double, y: Double)]? {
    var path: [UInt8] = []
    for letter in lexicon.trie.path(of: word) {
      let scalar = lexicon.trie.letters[Int(letter)]
      guard let key = key(of: scalar) else {
        if TypoModel.marks.contains(scalar) { continue }
        return nil
      }
      if path.last != key { path.append(key) }
    }
    return path.map { (places[Int($0)].x, places[Int($0)].y) }
  }
}
