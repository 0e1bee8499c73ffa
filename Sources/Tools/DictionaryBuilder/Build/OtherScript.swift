import SyllableConversion

/// The characters of another script of the language, and the extra cost of words that contain them.
/// A user who types simplified Chinese seldom wants 飯, and finds it after 饭.
struct OtherScript: Sendable {
  /// Bit N is set for the character with code point N. A build tests every character of every word.
  private var characters: [UInt64] = []
  /// The extra cost of a word with such a character, in nats × 1000.
  private var cost: UInt16 = 0

  /// Creates an empty set: no word gets an extra cost.
  init() {}

  /// Reads a table from characters of the other script to their forms in this one.
  ///
  /// Two kinds of characters are skipped: one that maps to itself belongs to both scripts, and one
  /// whose forms are all outside the Basic Multilingual Plane has no common form in this script.
  init(path: String, nats: Double) throws(DictionaryError) {
    for (character, here) in try CharacterTable(path: path).rows {
      guard !here.contains(character), here.contains(where: { $0.value <= 0xFFFF }) else {
        continue
      }
      let slot = Int(character.value) / UInt64.bitWidth
      if slot >= characters.count {
        characters += [UInt64](repeating: 0, count: slot + 1 - characters.count)
      }
      characters[slot] |= 1 << UInt64(character.value & 63)
    }
    cost = LexiconCompiler.cost(ofNats: nats)
  }

  /// The extra cost of the word with this UTF-8 text, in nats × 1000; 0 if it has no such
  /// character.
  func cost(of text: ArraySlice<UInt8>) -> UInt16 {
    guard !characters.isEmpty else { return 0 }
    var decoder = UTF8()
    var bytes = text.makeIterator()
    while case .scalarValue(let character) = decoder.decode(&bytes) {
      if contains(character) { return cost }
    }
    return 0
  }

  private func contains(_ character: Unicode.Scalar) -> Bool {
    let slot = Int(character.value) / UInt64.bitWidth
    return slot < characters.count && characters[slot] >> UInt64(character.value & 63) & 1 == 1
  }
}
