import Dispatch
import NGrams
import SyllableConversion
import Synchronization

/// Counts the n-grams of text: cuts lines into clauses, segments them into words and sums the
/// n-grams with several threads in bounded memory. The counts do not depend on the number of
/// threads, the memory or the order of the lines.
///
/// ```swift
/// let counter = try TextCounter(vocabulary: vocabulary, options: TextCounter.Options(order: 2))
/// let summary = try counter.count(["corpus.txt"], to: "corpus.ngrams") { _ in }
/// ```
package struct TextCounter: Sendable {
  /// Options for reading and counting text.
  package struct Options: Sendable {
    /// Words per n-gram, 1 to 3.
    package var order: Int
    /// Seed that selects the numbers that are read digit by digit and the lines that are held out.
    package var seed: UInt64
    /// One line in this many is held out of the counts; none if it is 0.
    package var heldOutEvery: UInt64
    /// Memory for n-grams that are not yet written to a file, in bytes.
    package var memory: Int
    /// The number of counting threads.
    package var threads: Int

    /// Creates options with defaults for the values that are not given.
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

  /// Creates a counter for the words of `vocabulary`. Text is segmented by word frequency, or by
  /// `bigrams` of the same words if given.
  ///
  /// - Throws: `DictionaryError.tooMany` if the n-grams do not fit in 64 bits.
  package init(
    vocabulary: Vocabulary, options: Options, bigrams: NGramTables? = nil
  ) throws(DictionaryError) {
    let segmenter = WordSegmenter(vocabulary: vocabulary, bigrams: bigrams)
    try self.init(vocabulary: vocabulary, options: options) {
      SentenceReader(segmenter: segmenter, options: options)
    }
  }

  /// Creates a counter of the sentences that a source finds. Each thread makes its own source.
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

  /// Counts the lines of text files and writes a `CountFile`. Counts that do not fit in memory go
  /// to unlinked temporary files beside `output`.
  ///
  /// - Parameters:
  ///   - paths: The text files; `-` is standard input.
  ///   - output: The count file to write.
  ///   - progress: Called with the number of bytes read so far.
  /// - Returns: The totals of the run.
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

  /// Counts the lines of text files as the map step of a map-reduce job: emits lines
  /// `n-gram TAB count`. An n-gram is emitted again each time memory is full, so memory use stays
  /// bounded.
  ///
  /// - Parameters:
  ///   - paths: The text files; `-` is standard input.
  ///   - progress: Called with the number of bytes read so far.
  ///   - emit: Receives the output in pieces of whole lines, from several threads.
  /// - Returns: The totals of the run.
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
