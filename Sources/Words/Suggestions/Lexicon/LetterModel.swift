import DictionaryImage

/// How likely letters follow each other in the words of a language: what tells a word that no lexicon
/// has from a slip. `LetterModelSections` documents the bytes.
///
/// ```
/// sharding   its letters come as in many words: likely right, and unknown
/// shraing    "hrai" hardly ever comes: likely a slip
/// ```
struct LetterModel: Sendable {
  /// What letters cost, −ln P in thousandths of a nat.
  struct Cost: Equatable, Sendable {
    /// Of all letters and the end of the word.
    let total: Int32
    /// Of the least likely one.
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

  /// What the letters of a word cost, by their numbers in the lexicon.
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

/// The sections of the letter model of a word lexicon: what each class of letters costs behind two
/// others. Class 0 is the boundary of a word, class 1 all rare letters and those that no word has; the
/// most frequent letters are classes of their own.
package enum LetterModelSections {
  /// What a cost of one stands for, in thousandths of a nat.
  package static let step: Int32 = 64
  /// The class of what stands before and behind a word.
  package static let boundary = 0
  /// The class of all rare letters.
  package static let rare = 1
  /// So many letters are classes of their own at most: three bytes each would be too large a table.
  private static let mostLetters = 38

  /// `UInt8` a letter of the lexicon: its class.
  package static let classes = "letters.classes"
  /// `UInt8` three classes: the cost of the third behind the first two, those with the same first and
  /// second together.
  package static let costs = "letters.costs"

  /// How many classes a lexicon of so many letters has.
  package static func classCount(letters: Int) -> Int { min(letters, mostLetters) + 2 }
}
