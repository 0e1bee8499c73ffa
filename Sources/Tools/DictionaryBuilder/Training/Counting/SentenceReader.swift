/// Finds sentences of words in lines of text. An instance is used by one thread.
protocol SentenceSource {
  /// The totals of the text read so far.
  var summary: CountSummary { get }

  /// Calls `body` with the words of each sentence in a chunk of lines, between `sentenceStart` and
  /// `sentenceEnd`.
  mutating func forEachSentence(
    _ chunk: [UInt8], _ body: (ArraySlice<UInt32>) throws(DictionaryError) -> Void
  ) throws(DictionaryError)
}

/// Makes sentences from lines of text: skips held-out lines, cuts the others into clauses and
/// segments each clause into words.
struct SentenceReader: SentenceSource {
  private let segmenter: WordSegmenter
  private let heldOutEvery: UInt64
  private let seed: UInt64
  private var scanner: ClauseScanner
  private var scratch = WordSegmenter.Scratch()
  private var tokens: [UInt32] = []
  private var read = CountSummary()

  init(segmenter: WordSegmenter, options: TextCounter.Options) {
    self.segmenter = segmenter
    heldOutEvery = options.heldOutEvery
    seed = options.seed
    scanner = ClauseScanner(seed: options.seed)
  }

  var summary: CountSummary {
    var summary = read
    summary.damagedBytes = scanner.damagedBytes
    return summary
  }

  /// Calls `body` with each clause as a sentence.
  mutating func forEachSentence(
    _ chunk: [UInt8], _ body: (ArraySlice<UInt32>) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    try chunk.forEachLine { line throws(DictionaryError) in
      read.lines += 1
      guard !HeldOut.holds(line, every: heldOutEvery, seed: seed) else {
        read.heldOutLines += 1
        return
      }
      try scanner.scan(line) { clause throws(DictionaryError) in
        tokens.removeAll(keepingCapacity: true)
        tokens.append(Vocabulary.sentenceStart)
        segmenter.append(clause, to: &tokens, scratch: &scratch)
        read.clauses += 1
        read.tokens += tokens.count - 1
        tokens.append(Vocabulary.sentenceEnd)
        try body(tokens[...])
      }
    }
  }
}
