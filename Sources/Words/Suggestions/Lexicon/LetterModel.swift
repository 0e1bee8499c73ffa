import DictionaryImage

/// A trigram model of the letters in the words of a language. It separates unknown words from
/// typos. `LetterModelSections` documents the bytes.
///
/// ```
/// sharding   its letter sequences occur in many words: likely right, and unknown
/// shraing    "hrai" hardly ever occurs: likely a typo
/// ```
struct LetterModel: Sendable {
  /// The cost of a word's letters, −ln P in nats × 1000.
  struct Cost: Equatable, Sendable {
    /// The sum over all letters and the end of the word.
    let total: Int32
    /// The cost of the least likely letter.
    let costliest: Int32
  }

  private let classes: ImageColumn<UInt8>
  private let costs: ImageColumn<UInt8>
  private let classCount: Int

  init(_ image: Image) throws(ImageError) {
    classes = try image.column(LetterModelSections.classes, of: UInt8.self)
    costs = try image.column(LetterModelSections.costs, of: UInt8.self)
    classCount = LetterModelSections.classCount(letters: classes.count)
  }

  /// Returns the cost of a word, given as letter indices of the lexicon.
  func cost(of letters: [UInt8]) -> Cost {
    var total: Int32 = 0
    var costliest: Int32 = 0
    var (first, second) = (0, 0)
    func take(_ third: Int) {
      let cost = Int32(costs[(first * classCount + second) * classCount + third])
      total += cost * LetterModelSections.step
      costliest = max(costliest, cost * LetterModelSections.step)
      (first, second) = (second, third)
    }
    for letter in letters {
      take(letter == WordTrie.unknownLetter ? 1 : Int(classes[Int(letter)]))
    }
    take(LetterModelSections.boundary)
    return Cost(total: total, costliest: costliest)
  }
}

/// The sections of the letter model of a word lexicon: the cost of each letter class after two
/// others.
///
/// Class 0 is the boundary of a word. Class 1 holds all rare letters and those that no word has.
/// The most frequent letters each have a class of their own.
package enum LetterModelSections {
  /// The size of one cost unit (nats × 1000).
  package static let step: Int32 = 64
  /// The class of the word boundary.
  package static let boundary = 0
  /// The class of all rare letters.
  package static let rare = 1
  /// The largest number of letters with their own class. The table is cubic in the number of
  /// classes.
  private static let maximumLetters = 38

  /// `UInt8` per letter of the lexicon: its class.
  package static let classes = "letters.classes"
  /// `UInt8` per three classes: the cost of the third after the first two. The third varies
  /// fastest.
  package static let costs = "letters.costs"

  /// Returns the number of classes of a lexicon with this many letters.
  package static func classCount(letters: Int) -> Int { min(letters, maximumLetters) + 2 }
}
