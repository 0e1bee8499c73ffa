import LanguageModel

/// A word over some kana, or a stretch of them that is written in another way.
struct KanaNode {
  /// What is written.
  enum Written: Hashable {
    /// The text of a word of the lexicon.
    case word(UInt32)
    /// The kana as katakana.
    case katakana
    /// What was typed.
    case typed
    /// A number in digits.
    case number(Int64)
  }

  /// The kana covered: `start ..< end`.
  var start: Int32
  var end: Int32
  var written: Written
  var token: NGramTables.Token
  /// The class as what stands before sees it.
  var left: UInt16
  /// The class as what follows sees it.
  var right: UInt16
  /// What the word costs by itself.
  var cost: Int32
  /// The least cost from the start to its end, by classes alone.
  var forward: Int32 = 0
}
