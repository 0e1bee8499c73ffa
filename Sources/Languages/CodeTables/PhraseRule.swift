/// A rule that constructs the code of a phrase from the codes of its characters.
///
/// `2 AaAbBaBb` applies to phrases of two characters: the first two keys of the first character,
/// and the first two of the second. Capitals select the character, small letters the key. From U
/// and u on they count from the end, so that `Z` is the last character and `z` the last key. `4-99
/// AaBaCaZa` is for phrases of four or more characters. The notation is that of rime's tables.
public struct PhraseRule: Hashable, Sendable {
  /// A key of a character. Both are indices from 0; negative ones count from the end, -1 being the
  /// last.
  struct Position: Hashable, Sendable {
    var character: Int
    var key: Int
  }

  /// The lengths of phrases that the rule applies to, in characters.
  public let lengths: ClosedRange<Int>
  let positions: [Position]

  /// Parses `2 AaAbBaBb` or `4-99 AaBaCaZa`; nil if the text has another form.
  public init?(parsing text: some StringProtocol) {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { return nil }
    let bounds = parts[0].split(separator: "-").compactMap { Int($0) }
    guard let first = bounds.first, let last = bounds.last, bounds.count <= 2, first > 0,
      first <= last
    else { return nil }
    self.init(lengths: first...last, formula: parts[1])
  }

  /// Creates a rule from its formula; nil unless capitals and small letters alternate.
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

  /// Letters from U on count from the end.
  private static func index(_ letter: UInt8) -> Int { letter < 20 ? Int(letter) : Int(letter) - 26 }

  /// Returns the code of a phrase, given the codes of its characters.
  ///
  /// Keys that a character lacks are left out, and so is a key at or before the last one taken from
  /// the same character.
  ///
  /// - Returns: nil if the rule is for other lengths, or no key is left.
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
  /// The rule in the notation of `init(parsing:)`.
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
