/// How the code of a phrase is made of those of its characters.
///
/// `2 AaAbBaBb` says of phrases of two characters: the first two keys of the first one, and the first
/// two of the second. Capitals name the character, small letters the key; from U and u on they count
/// from the end, so that `Z` is the last character and `z` the last key. `4-99 AaBaCaZa` is for phrases
/// of four characters and more. The notation is that of rime's tables.
public struct PhraseRule: Hashable, Sendable {
  /// A key of a character, both from 0, or from -1 backwards from the end.
  struct Position: Hashable, Sendable {
    var character: Int
    var key: Int
  }

  /// How many characters the phrase may have.
  public let lengths: ClosedRange<Int>
  let positions: [Position]

  /// Reads `2 AaAbBaBb` or `4-99 AaBaCaZa`; nil where it is neither.
  public init?(parsing text: some StringProtocol) {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { return nil }
    let bounds = parts[0].split(separator: "-").compactMap { Int($0) }
    guard let first = bounds.first, let last = bounds.last, bounds.count <= 2, first > 0,
      first <= last
    else { return nil }
    self.init(lengths: first...last, formula: parts[1])
  }

  /// A rule by its formula; nil where that is no sequence of capitals and small letters in turn.
  public init?(lengths: ClosedRange<Int>, formula: some StringProtocol) {
    let letters = Array(formula.utf8)
    guard !letters.isEmpty, letters.count % 2 == 0 else { return nil }
    var positions: [Position] = []
    for start in stride(from: 0, to: letters.count, by: 2) {
      let (character, key) = (letters[start], letters[start + 1])
      guard (0x41...0x5A).contains(character), (0x61...0x7A).contains(key) else { return nil }
      positions.append(
        Position(character: Self.index(character - 0x41), key: Self.index(key - 0x61)))
    }
    self.lengths = lengths
    self.positions = positions
  }

  /// Letters from the twentieth on count from the end.
  private static func index(_ letter: UInt8) -> Int { letter < 20 ? Int(letter) : Int(letter) - 26 }

  /// The code of a phrase whose characters have these codes. Keys that a character does not have are
  /// left out, and so is a last key that was taken already. Nil where the rule is for other lengths.
  public func code(of characters: [[UInt8]]) -> [UInt8]? {
    guard lengths.contains(characters.count) else { return nil }
    var code: [UInt8] = []
    var last: Position?
    for position in positions {
      let character =
        position.character < 0 ? characters.count + position.character : position.character
      guard characters.indices.contains(character) else { continue }
      let keys = characters[character]
      let key = position.key < 0 ? keys.count + position.key : position.key
      guard keys.indices.contains(key) else { continue }
      if let last, last.character == character, key <= last.key { continue }
      code.append(keys[key])
      last = Position(character: character, key: key)
    }
    return code.isEmpty ? nil : code
  }
}

extension PhraseRule: CustomStringConvertible {
  /// The notation that `init(parsing:)` reads.
  public var description: String {
    let bounds =
      lengths.count == 1 ? "\(lengths.lowerBound)" : "\(lengths.lowerBound)-\(lengths.upperBound)"
    return positions.reduce(into: bounds + " ") {
      $0.unicodeScalars.append(Self.letter(0x41, $1.character))
      $0.unicodeScalars.append(Self.letter(0x61, $1.key))
    }
  }

  private static func letter(_ first: UInt8, _ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(first + UInt8(truncatingIfNeeded: index < 0 ? index + 26 : index))
  }
}
