/// The words of a language model, numbered: three special ones, then the others, the most frequent
/// first.
package struct Vocabulary: Sendable, Equatable {
  /// A word that is not in the vocabulary.
  package static let unknown: UInt32 = 0
  /// The start of a sentence.
  package static let sentenceStart: UInt32 = 1
  /// The end of a sentence.
  package static let sentenceEnd: UInt32 = 2
  /// The first number of an ordinary word.
  package static let firstWord: UInt32 = 3
  /// What the special words are called in text files.
  package static let specialNames = ["<unk>", "<s>", "</s>"]

  /// The words from `firstWord` on.
  package let words: [String]
  /// How often each occurred where the vocabulary was made.
  package let counts: [UInt64]
  /// A hash of the words and their order: n-grams of two vocabularies mean the same where it is the
  /// same.
  package let fingerprint: UInt64

  /// The vocabulary of some words with their counts, in any order.
  package init(_ entries: [(word: String, count: UInt64)]) {
    let sorted = entries.sorted {
      $0.count != $1.count
        ? $0.count > $1.count : $0.word.utf8.lexicographicallyPrecedes($1.word.utf8)
    }
    self.init(words: sorted.map(\.word), counts: sorted.map(\.count))
  }

  /// The vocabulary of some words in the order of their numbers, each with its count.
  init(words: [String], counts: [UInt64]) {
    self.words = words
    self.counts = counts
    fingerprint = words.reduce(0) { hash, word in
      var word = word
      return word.withUTF8 { LineHash.hash($0, seed: hash) }
    }
  }

  /// How many numbers there are, the special ones included.
  package var count: Int { words.count + Int(Self.firstWord) }

  /// The words that occurred at least so often.
  func occurring(atLeast count: UInt64) -> Vocabulary {
    Vocabulary(zip(words, counts).filter { $0.1 >= count }.map { (word: $0.0, count: $0.1) })
  }

  /// The number of each word.
  var numbers: [String: UInt32] {
    var numbers: [String: UInt32] = [:]
    for (index, word) in words.enumerated() { numbers[word] = UInt32(index) + Self.firstWord }
    return numbers
  }

  /// A class for each number, the same for words of the same reading; a word without a reading is its
  /// own.
  func classes(readings: [String: String]) -> [UInt32] {
    var numbers: [String: UInt32] = [:]
    var classes = (0..<Self.firstWord).map { $0 }
    for word in words {
      let reading = readings[word] ?? word
      let number = numbers[reading] ?? UInt32(numbers.count) + Self.firstWord
      numbers[reading] = number
      classes.append(number)
    }
    return classes
  }

  /// The name of a number: the word, or `<s>` and the like.
  package func name(of id: UInt32) -> String {
    if id < Self.firstWord { return Self.specialNames[Int(id)] }
    let index = Int(id - Self.firstWord)
    return index < words.count ? words[index] : Self.specialNames[0]
  }
}
