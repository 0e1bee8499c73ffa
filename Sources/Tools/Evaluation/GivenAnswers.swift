import SyllableConversion

/// Sentences that another program made of keys, to be measured as our own are.
package struct GivenAnswers: SentenceConverter, Sendable {
  private let sentences: [String: [String]]

  /// Reads lines of `keys TAB best sentence TAB second …`, as `ime-cli convert` writes them. Keys
  /// alone have no sentence; of two lines with the same keys the first counts.
  package init(lines: some Sequence<String>) {
    var sentences: [String: [String]] = [:]
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let keys = fields.first, sentences[keys] == nil else { continue }
      sentences[keys] = Array(fields.dropFirst())
    }
    self.sentences = sentences
  }

  /// Whether there is a line for `keys`.
  package func hasLine(for keys: String) -> Bool { sentences[keys] != nil }

  /// The sentences given for `keys`, the best first, at most `limit`.
  package func sentences(for keys: String, limit: Int) -> [String] {
    Array((sentences[keys] ?? []).prefix(limit))
  }
}
