/// Makes sentences of dictionary words from lines of Japanese text.
struct KanaSentences: SentenceSource {
  private let segmenter: KanaSegmenter
  /// The token of each text of the segmenter.
  private let tokens: [UInt32]
  private let options: TextCounter.Options
  private var scratch = KanaSegmenter.Scratch()
  private var sentence: [UInt32] = []
  private var words: [UInt32] = []
  private(set) var summary = CountSummary()

  /// The maximum length of a sentence in characters. A longer one is cut, since it is hardly a
  /// sentence.
  private static let maximumSentenceLength = 200

  init(segmenter: KanaSegmenter, tokens: [UInt32], options: TextCounter.Options) {
    self.segmenter = segmenter
    self.tokens = tokens
    self.options = options
  }

  /// Calls `body` with each sentence, which ends with its punctuation mark or the line.
  mutating func forEachSentence(
    _ chunk: [UInt8], _ body: (ArraySlice<UInt32>) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    try chunk.forEachLine { line throws(DictionaryError) in
      summary.lines += 1
      guard !HeldOut.holds(line, every: options.heldOutEvery, seed: options.seed) else {
        summary.heldOutLines += 1
        return
      }
      var index = 0
      sentence.removeAll(keepingCapacity: true)
      while index < line.count {
        let (scalar, length) = TextScalar.decode(line, at: index)
        index += length
        if scalar == TextScalar.damaged { summary.damagedBytes += 1 }
        if scalar == TextScalar.damaged || JapaneseScalar.isWhitespace(scalar) { continue }
        sentence.append(scalar)
        if JapaneseScalar.endsSentence(scalar) || sentence.count >= Self.maximumSentenceLength {
          try flush(body)
        }
      }
      try flush(body)
    }
  }

  private mutating func flush(
    _ body: (ArraySlice<UInt32>) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    guard !sentence.isEmpty else { return }
    words.removeAll(keepingCapacity: true)
    words.append(Vocabulary.sentenceStart)
    segmenter.append(sentence, to: &words, scratch: &scratch)
    for index in words.indices.dropFirst() {
      let text = words[index]
      words[index] = text == .max ? Vocabulary.unknown : tokens[Int(text)]
    }
    summary.clauses += 1
    summary.tokens += words.count - 1
    words.append(Vocabulary.sentenceEnd)
    try body(words[...])
    sentence.removeAll(keepingCapacity: true)
  }
}
