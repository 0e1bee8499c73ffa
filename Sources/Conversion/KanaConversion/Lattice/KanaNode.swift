import Decoding
import NGrams

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
    /// A number.
    case number(Int64, NumberStyle)
    /// Letters, read by their names.
    case letters(SpelledLetters)
    /// A text that was learned and that the dictionary lacks.
    case own(LearnedKana.WordNumber)

    /// Of a number how it is written.
    var numberStyle: NumberStyle? { if case .number(_, let style) = self { style } else { nil } }
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
  /// How the number in it is written, be it made, typed, or part of a word of the dictionary (二人).
  var style: NumberStyle?
  /// What the word costs by itself, with what was learned of its reading.
  var cost: Int32
  /// How much of that was learned.
  var learned: Int32 = 0
  /// Its place among the words that were typed before.
  var known = LearnedKana.unknown
  /// The words that it was typed after, by their places in the lattice.
  var followings: Range<Int32> = 0..<0
  /// What coming again costs it after any word, and at least, after one of those.
  var recalled = CacheModel.never
  var leastRecalled = CacheModel.never
  /// What it is foreseen to cost less, at best, since it was typed before.
  var estimatedGain: Int32 = 0
  /// The least cost from the start to its end, by classes alone.
  var forward: Int32 = 0

  /// What it costs by classes alone, to tell which nodes are looked at.
  var classCost: Int32 { cost &+ estimatedGain }

  /// Whether something can be learned of it: of a word, and of how a number is written.
  var isLearnable: Bool { written != .typed }

  /// Its number as a word before others; that of its token where it is no word.
  func wordNumber(_ lexicon: KanaLexicon) -> LearnedKana.WordNumber {
    switch written {
    case .word(let text): lexicon.wordNumber(ofText: text)
    case .own(let word): word
    case .katakana, .typed, .number, .letters: token
    }
  }
}
