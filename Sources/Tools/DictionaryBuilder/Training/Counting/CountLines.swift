/// Formats counts as lines of text: the words of the n-gram separated by spaces, a tab, and the
/// count. The start and end of a sentence and unknown words are written `<s>`, `</s>` and `<unk>`.
package struct CountLineWriter: Sendable {
  private let names: [[UInt8]]
  private let packing: NGramPacking

  /// Creates a writer of n-grams of the words of `vocabulary`.
  package init(vocabulary: Vocabulary, packing: NGramPacking) {
    names = (0..<UInt32(vocabulary.count)).map { Array(vocabulary.name(of: $0).utf8) }
    self.packing = packing
  }

  /// Appends a line.
  package func append(key: UInt64, count: UInt64, to text: inout [UInt8]) {
    for position in 0..<packing.order {
      if position > 0 { text.append(UInt8(ascii: " ")) }
      text += names[Int(packing.word(position, of: key))]
    }
    CountLine.append(count, to: &text)
  }
}

/// A line of text with an n-gram and its count.
struct CountLine {
  /// The n-gram: words separated by spaces.
  let ngram: Slice<UnsafeBufferPointer<UInt8>>
  /// The number of occurrences.
  let count: UInt64

  /// Parses a line. Returns nil if the line is malformed or its count is 0.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    guard let tab = line.lastIndex(of: UInt8(ascii: "\t")), tab > 0,
      !line[..<tab].contains(UInt8(ascii: "\t")), line.count - tab - 1 <= 20,
      let count = UInt64(digits: line[(tab + 1)...]), count > 0
    else { return nil }
    ngram = line[..<tab]
    self.count = count
  }

  /// Appends a tab, a count and a line end.
  static func append(_ count: UInt64, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\t"))
    text += String(count).utf8
    text.append(UInt8(ascii: "\n"))
  }

  /// Returns the error for a malformed line.
  static func malformed(path: String, line: Int) -> DictionaryError {
    .malformed(
      path: path, line: line,
      reason: "expected 'n-gram TAB count'; give the output of 'ime-dict count --map'")
  }
}
