import DictionaryBuilder

/// Finds sentences of words in lines of text. It belongs to one thread.
protocol SentenceSource {
  /// What has been read so far.
  var summary: CountSummary { get }

  /// Calls `body` with the words of each sentence in a chunk of lines, between the start and the end
  /// of a sentence.
  mutating func forEachSentence(
    _ chunk: [UInt8], _ body: (ArraySlice<UInt32>) throws(DictionaryError) -> Void
  ) throws(DictionaryError)
}

/// Makes sentences of words from lines of text: leaves out what is held out, cuts the lines into
/// clauses and segments those.
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

  /// What has been read so far.
  var summary: CountSummary {
    var summary = read
    summary.damagedBytes = scanner.damagedBytes
    return summary
  }

  /// Sentences are clauses.
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
