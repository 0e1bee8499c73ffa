import DictionaryBuilder
import Dispatch
import NGrams
import SyllableConversion
import Synchronization

/// Counts the n-grams of text: cuts lines into clauses, segments them into words, and sums up, with
/// several threads and bounded memory. The counts depend on neither, nor on the order of the lines.
package struct TextCounter: Sendable {
  /// How text is read and counted.
  package struct Options: Sendable {
    /// How many words an n-gram has.
    package var order: Int
    /// Decides which numbers are read digit by digit, and which lines are held out.
    package var seed: UInt64
    /// One line in this many is held out of the counts; none where it is 0.
    package var heldOutEvery: UInt64
    /// The memory for n-grams under way, in bytes.
    package var memory: Int
    /// How many threads count.
    package var threads: Int

    /// The usual options, but for those given.
    package init(
      order: Int = 3, seed: UInt64 = 1, heldOutEvery: UInt64 = 0, memory: Int = 512 << 20,
      threads: Int = 2
    ) {
      self.order = order
      self.seed = seed
      self.heldOutEvery = heldOutEvery
      self.memory = memory
      self.threads = threads
    }
  }

  private let vocabulary: Vocabulary
  private let makeSentences: @Sendable () -> any SentenceSource
  private let options: Options
  private let packing: NGramPacking

  /// A counter into the words of `vocabulary`. Text is segmented by how frequent they are, or by the
  /// `bigrams` of a model of the same words.
  package init(
    vocabulary: Vocabulary, options: Options, bigrams: NGramTables? = nil
  ) throws(DictionaryError) {
    let segmenter = WordSegmenter(vocabulary: vocabulary, bigrams: bigrams)
    try self.init(vocabulary: vocabulary, options: options) {
      SentenceReader(segmenter: segmenter, options: options)
    }
  }

  /// A counter of the sentences that a source finds, one source a thread.
  init(
    vocabulary: Vocabulary, options: Options,
    makeSentences: @escaping @Sendable () -> any SentenceSource
  ) throws(DictionaryError) {
    self.vocabulary = vocabulary
    self.options = options
    self.makeSentences = makeSentences
    guard let packing = NGramPacking(order: options.order, vocabularySize: vocabulary.count) else {
      throw .tooMany(what: "words for n-grams of order \(options.order)")
    }
    self.packing = packing
  }

  /// Counts the lines of the files at `paths` (`-` is standard input) and writes a `CountFile` to
  /// `output`. What does not fit into memory goes to files without a name beside it. `progress` gets
  /// the bytes read so far.
  @discardableResult
  package func count(
    _ paths: [String], to output: String, progress: @escaping @Sendable (Int) -> Void
  ) throws(DictionaryError) -> CountSummary {
    AbandonedFiles.remove(beside: output)
    let spills = Mutex<[SpillFiles]>([])
    var summary = try run(paths, progress) { thread in
      SpillSink(
        files: SpillFiles(
          beside: output, number: thread, vocabulary: vocabulary, packing: packing))
    } finish: { sink in
      spills.withLock { $0.append(sink.files) }
    }
    let all = spills.withLock { $0 }
    summary.spills = all.reduce(0) { $0 + $1.spillCount }
    summary.distinct = try CountFile.write(
      to: output, packing: packing, vocabulary: vocabulary
    ) { writer throws(DictionaryError) in
      try CountMerge.write(all.flatMap(\.files), to: &writer)
    }
    return summary
  }

  /// Counts the lines of the files at `paths` as the first step of a map and reduce: gives lines
  /// `n-gram TAB count` to `emit`, in pieces of whole lines and from several threads. An n-gram comes
  /// again whenever memory was full, so that what is held never grows.
  @discardableResult
  package func map(
    _ paths: [String], progress: @escaping @Sendable (Int) -> Void,
    emit: @escaping @Sendable ([UInt8]) -> Void
  ) throws(DictionaryError) -> CountSummary {
    let lines = CountLineWriter(vocabulary: vocabulary, packing: packing)
    let distinct = Mutex(0)
    var summary = try run(paths, progress) { _ in
      LineSink(lines: lines, emit: emit)
    } finish: { sink in
      distinct.withLock { $0 += sink.written }
    }
    summary.distinct = distinct.withLock { $0 }
    return summary
  }

  private func run<Sink: CountSink>(
    _ paths: [String], _ progress: @escaping @Sendable (Int) -> Void,
    makeSink: @Sendable (_ thread: Int) -> Sink, finish: @Sendable (Sink) -> Void
  ) throws(DictionaryError) -> CountSummary {
    let queue = ChunkQueue(paths: paths, progress: progress)
    let summary = Mutex(CountSummary())
    let threads = max(options.threads, 1)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      var sink = makeSink(thread)
      var sentences = makeSentences()
      var counter = NGramCounter(packing: packing, memory: options.memory / threads)
      do throws(DictionaryError) {
        while let chunk = try queue.next() {
          try sentences.forEachSentence(chunk) { tokens throws(DictionaryError) in
            if !counter.hasRoom(for: tokens.count) { try sink.take(&counter) }
            counter.add(tokens)
          }
        }
        try sink.take(&counter)
      } catch {
        queue.fail(error)
      }
      summary.withLock { $0.add(sentences.summary) }
      finish(sink)
    }
    if let failure = queue.failure { throw failure }
    return summary.withLock { $0 }
  }
}
