import NGrams
import SyllableConversion
import ToolSupport

/// Writes a model in ARPA format: base-10 logarithms with six decimals, which resolve thousandths
/// of a nat, n-grams in ascending order of their tokens, and back-offs where they are not zero.
struct ARPAWriter {
  private let tables: NGramTables
  private let vocabulary: Vocabulary

  init(_ tables: NGramTables, vocabulary: Vocabulary) {
    self.tables = tables
    self.vocabulary = vocabulary
  }

  /// Thousandths of a nat in one unit of a base-10 logarithm: 1000 · ln 10.
  static let thousandths = 2302.585_092_994_046
  /// The lowest cost (nats × 1000) of a word that is never predicted. It is written as -99.
  private static let never: Int32 = 65_000
  private static let bufferLength = 1 << 20

  /// Writes the file at `path`. It gets that name only when it is complete.
  ///
  /// - Throws: `DictionaryError` if the file cannot be written, or a word of the model contains a
  ///   space or control character.
  func write(to path: String) throws(DictionaryError) {
    for word in vocabulary.words where word.utf8.contains(where: { $0 <= 0x20 }) {
      throw .malformed(
        path: path, line: nil,
        reason: "the word '\(word)' contains a space, which the ARPA format does not allow")
    }
    try FileAccess.writeAtomically(to: path) { descriptor in
      var output = Output(descriptor: descriptor)
      write(to: &output)
      output.flush()
      return output.failure
    }
  }

  private struct Output {
    let descriptor: Int32
    var buffer: [UInt8] = []
    var failure: Int32 = 0

    init(descriptor: Int32) { self.descriptor = descriptor }

    mutating func append(_ text: String) {
      buffer += text.utf8
      if buffer.count >= ARPAWriter.bufferLength { flush() }
    }

    mutating func flush() {
      if failure == 0 { failure = writeAll(buffer, to: descriptor) }
      buffer.removeAll(keepingCapacity: true)
    }
  }

  private func write(to output: inout Output) {
    let bigrams = tables.bigrams()
    let trigrams = tables.trigrams()
    let counts = [tables.tokenCount, bigrams.count, trigrams.count]
    let order = counts.lastIndex { $0 > 0 } ?? 0
    output.append("\\data\\\n")
    for level in 0...order { output.append("ngram \(level + 1)=\(counts[level])\n") }
    output.append("\n\\1-grams:\n")
    for token in 0..<UInt32(tables.tokenCount) {
      let backoff = order > 0 ? tables.unigramBackoff(of: token) : 0
      output.append(line(tables.unigramCost(of: token), [token], backoff))
    }
    if order > 0 {
      output.append("\n\\2-grams:\n")
      for bigram in bigrams {
        let backoff = order > 1 ? bigram.backoff : 0
        output.append(line(bigram.cost, [bigram.first, bigram.second], backoff))
      }
    }
    if order > 1 {
      output.append("\n\\3-grams:\n")
      for trigram in trigrams {
        output.append(line(trigram.cost, [trigram.first, trigram.second, trigram.third], 0))
      }
    }
    output.append("\n\\end\\\n")
  }

  private func line(_ cost: Int32, _ tokens: [UInt32], _ backoff: Int32) -> String {
    var line = cost >= Self.never ? "-99" : Self.text(cost)
    for (index, token) in tokens.enumerated() {
      line += index == 0 ? "\t" : " "
      line += vocabulary.name(of: token)
    }
    if backoff != 0 { line += "\t" + Self.text(backoff) }
    return line + "\n"
  }

  /// Converts a cost (nats × 1000) to a base-10 logarithm.
  private static func text(_ cost: Int32) -> String {
    (-Double(cost) / thousandths).text(decimals: 6)
  }
}
