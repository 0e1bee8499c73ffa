import SyllableConversion

/// The characters of another script of the language, and how much dearer words with them are: who
/// types simplified Chinese seldom means 飯, and finds it behind 饭.
struct OtherScript: Sendable {
  private var characters: Set<Unicode.Scalar> = []
  /// What a word with such a character costs more, in thousandths of a nat.
  private var cost: UInt16 = 0

  /// No other script.
  init() {}

  /// Reads a table of characters of the other script and what they are written with here. One that is
  /// written with itself belongs to both scripts, and one that needs a character outside of the basic
  /// plane has no usual form here.
  init(path: String, nats: Double) throws(DictionaryError) {
    for (character, here) in try CharacterTable(path: path).rows {
      guard !here.contains(character), here.contains(where: { $0.value <= 0xFFFF }) else {
        continue
      }
      characters.insert(character)
    }
    cost = LexiconCompiler.cost(ofNats: nats)
  }

  /// What a word costs more, in thousandths of a nat.
  func cost(of text: ArraySlice<UInt8>) -> UInt16 {
    guard !characters.isEmpty else { return 0 }
    return String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: characters.contains)
      ? cost : 0
  }
}
