import SyllableConversion

/// The characters of another script of the language, and the extra cost of words that contain them.
/// A user who types simplified Chinese seldom wants 飯, and finds it after 饭.
struct OtherScript: Sendable {
  private var characters: Set<Unicode.Scalar> = []
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
      characters.insert(character)
    }
    cost = LexiconCompiler.cost(ofNats: nats)
  }

  /// The extra cost of the word with this UTF-8 text, in nats × 1000; 0 if it has no such
  /// character.
  func cost(of text: ArraySlice<UInt8>) -> UInt16 {
    guard !characters.isEmpty else { return 0 }
    return String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: characters.contains)
      ? cost : 0
  }
}
