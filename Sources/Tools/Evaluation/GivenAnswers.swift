import SyllableConversion

/// The sentences that another program made from keys, measured like those of our own converters.
package struct GivenAnswers: SentenceConverter, Sendable {
  private let sentences: [String: [String]]

  /// Parses lines of `keys TAB best sentence TAB second …`, the output of `ime-cli convert`. A line
  /// with keys alone gives no sentences. Of two lines with the same keys the first counts.
  package init(lines: some Sequence<String>) {
    var sentences: [String: [String]] = [:]
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let keys = fields.first, sentences[keys] == nil else { continue }
      sentences[keys] = Array(fields.dropFirst())
    }
    self.sentences = sentences
  }

  /// Whether a line has these keys.
  package func hasLine(for keys: String) -> Bool { sentences[keys] != nil }

  /// Returns at most `limit` sentences for the keys, the best first.
  package func sentences(for keys: String, limit: Int) -> [String] {
    Array((sentences[keys] ?? []).prefix(limit))
  }
}
