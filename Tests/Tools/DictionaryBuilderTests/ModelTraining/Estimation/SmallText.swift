import DictionaryBuilder
import TestSupport
import ToolSupport

/// Random sentences of a few characters, each of which is a word. Some characters follow each other
/// more often than by chance.
struct SmallText {
  static let characters = Array("一乙丁七卜八人入儿九几刀力又三干于工土才")

  /// The sentences, as strings of characters.
  let lines: [String]
  /// The words: all characters that may occur.
  let vocabulary: Vocabulary

  /// Creates a text of `count` sentences with `size` different characters.
  init(seed: UInt64, sentences count: Int, characters size: Int) {
    var random = SeededGenerator(seed: seed)
    let characters = Self.characters.prefix(size)
    lines = (0..<count).map { _ in
      var position = Int.random(in: 0..<size, using: &random)
      return String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ -> Character in
          // Mostly single steps from one character to the next, so that some n-grams are frequent.
          let isStep = Int.random(in: 0..<3, using: &random) > 0
          position = (position + (isStep ? 1 : Int.random(in: 0..<size, using: &random))) % size
          return characters[position]
        })
    }
    vocabulary = Vocabulary(
      characters.enumerated().map { (word: String($0.element), count: UInt64(100 - $0.offset)) })
  }

  /// Returns the word numbers of a sentence, including its start and end.
  func tokens(of line: String) -> [UInt32] {
    let words = line.map { character in
      vocabulary.words.firstIndex(of: String(character)).map { UInt32($0) + Vocabulary.firstWord }
        ?? Vocabulary.unknown
    }
    return [Vocabulary.sentenceStart] + words + [Vocabulary.sentenceEnd]
  }

  /// Returns the n-gram counts of the text.
  func counts(order: Int, in folder: TemporaryFolder, name: String = "counts") throws -> CountFile {
    let text = try folder.write("\(name).txt", lines.joined(separator: "\n") + "\n")
    var options = TextCounter.Options()
    options.order = order
    let path = "\(folder.path)/\(name).\(order).ngrams"
    try TextCounter(vocabulary: vocabulary, options: options).count([text], to: path) { _ in }
    return try CountFile(path: path, vocabulary: vocabulary)
  }
}
