/// The numbered words of a language model: three special words, then the others, the most frequent
/// first.
package struct Vocabulary: Sendable, Equatable {
  /// The number of words outside the vocabulary.
  package static let unknown: UInt32 = 0
  /// The start of a sentence.
  package static let sentenceStart: UInt32 = 1
  /// The end of a sentence.
  package static let sentenceEnd: UInt32 = 2
  /// The first number of an ordinary word.
  package static let firstWord: UInt32 = 3
  /// The names of the special words in text files.
  package static let specialNames = ["<unk>", "<s>", "</s>"]

  /// The ordinary words, numbered from `firstWord`.
  package let words: [String]
  /// The count of each word in the text that the vocabulary was made from.
  package let counts: [UInt64]
  /// A hash of the words and their order. Packed n-grams of two vocabularies with the same
  /// fingerprint are interchangeable.
  package let fingerprint: UInt64

  /// Creates a vocabulary from words with their counts, in any order. Words are numbered by
  /// descending count, then by UTF-8 bytes.
  package init(_ entries: [(word: String, count: UInt64)]) {
    let sorted = entries.sorted {
      $0.count != $1.count
        ? $0.count > $1.count : $0.word.utf8.lexicographicallyPrecedes($1.word.utf8)
    }
    self.init(words: sorted.map(\.word), counts: sorted.map(\.count))
  }

  /// Creates a vocabulary from words in the order of their numbers, each with its count.
  init(words: [String], counts: [UInt64]) {
    self.words = words
    self.counts = counts
    fingerprint = words.reduce(0) { hash, word in
      var word = word
      return word.withUTF8 { LineHash.hash($0, seed: hash) }
    }
  }

  /// The number of words, including the special ones.
  package var count: Int { words.count + Int(Self.firstWord) }

  /// Returns the words whose count is at least `count`.
  func occurring(atLeast count: UInt64) -> Vocabulary {
    Vocabulary(zip(words, counts).filter { $0.1 >= count }.map { (word: $0.0, count: $0.1) })
  }

  /// The number of each ordinary word.
  var numbers: [String: UInt32] {
    var numbers: [String: UInt32] = [:]
    for (index, word) in words.enumerated() { numbers[word] = UInt32(index) + Self.firstWord }
    return numbers
  }

  /// Returns a class for each number. Words of the same reading share a class; a word without a
  /// reading has a class of its own.
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

  /// Returns the name of a number: the word, or `<s>` and the like for a special one.
  package func name(of id: UInt32) -> String {
    if id < Self.firstWord { return Self.specialNames[Int(id)] }
    let index = Int(id - Self.firstWord)
    return index < words.count ? words[index] : Self.specialNames[0]
  }
}
