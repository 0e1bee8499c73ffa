import Decoding
import NGrams

/// A word over some kana, or a stretch of kana in another written form.
struct KanaNode {
  /// The written form.
  enum Written: Hashable {
    /// A word of the dictionary, by its text number.
    case word(UInt32)
    /// The kana as katakana.
    case katakana
    /// The characters as typed.
    case typed
    /// A number.
    case number(Int64, NumberStyle)
    /// Letters, read by their names.
    case letters(SpelledLetters)
    /// A learned text that the dictionary lacks.
    case own(LearnedKana.WordNumber)

    /// The style of a number; nil for any other form.
    var numberStyle: NumberStyle? { if case .number(_, let style) = self { style } else { nil } }
  }

  /// The range of kana covered: `start ..< end`.
  var start: Int32
  var end: Int32
  var written: Written
  var token: NGramTables.Token
  /// The class for the connection to the preceding word.
  var left: UInt16
  /// The class for the connection to the following word.
  var right: UInt16
  /// The style of the number it contains, whether generated, typed, or part of a dictionary word
  /// (二人).
  var style: NumberStyle?
  /// The context-free cost, including the user model's cost for its reading.
  var cost: Int32
  /// The user model's share of `cost`.
  var learned: Int32 = 0
  /// The index among the known words of the user model.
  var known = LearnedKana.unknown
  /// The range in the lattice's followings of the words that this one followed before.
  var followings: Range<Int32> = 0..<0
  /// The cache-model cost after any word, and the least after one of the words it followed.
  var recalled = CacheModel.never
  var leastRecalled = CacheModel.never
  /// An upper bound of its gain from the user model: zero or negative.
  var estimatedGain: Int32 = 0
  /// The least cost from the start to its end, by classes alone.
  var forward: Int32 = 0

  /// The cost used for class pruning.
  var classCost: Int32 { cost &+ estimatedGain }

  /// Whether the node can be learned: a word, or the style of a number.
  var isLearnable: Bool { written != .typed }

  /// Returns its word number as context of the following word; that of its token if it is no word.
  func wordNumber(_ lexicon: KanaLexicon) -> LearnedKana.WordNumber {
    switch written {
    case .word(let text): lexicon.wordNumber(ofText: text)
    case .own(let word): word
    case .katakana, .typed, .number, .letters: token
    }
  }
}
