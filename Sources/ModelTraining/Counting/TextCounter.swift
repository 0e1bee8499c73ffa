import DictionaryBuilder
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts the n-grams of text files: cuts lines into clauses, segments them into words, and sums up,
/// with several threads and bounded memory. The counts do not depend on either.
public struct TextCounter: Sendable {
  /// How text is read and counted.
  public struct Options: Sendable {
    /// How many words an n-gram has.
    public var order = 3
    /// Decides which numbers are read digit by digit, and which lines are held out.
    public var seed: UInt64 = 1
    /// One line in this many is held out of the counts; none where it is 0.
    public var heldOutEvery: UInt64 = 0
    /// The memory for n-grams under way, in bytes.
    public var memory = 512 << 20
    /// How many threads count.
    public var threads = 2

    /// The usual options.
    public init() {}
  }

  private let vocabulary: Vocabulary
  private let segmenter: WordSegmenter
  private let options: Options
  private let packing: NGramPacking
  private let fingerprint: UInt64

  /// A counter into the words of `vocabulary`.
  public init(vocabulary: Vocabulary, options: Options) throws(DictionaryError) {
    self.vocabulary = vocabulary
    self.options = options
    segmenter = WordSegmenter(vocabulary: vocabulary)
    guard let packing = NGramPacking(order: options.order, vocabularySize: vocabulary.count) else {
      throw .tooMany(what: "words for n-grams of order \(options.order)")
    }
    self.packing = packing
    fingerprint = vocabulary.fingerprint
  }

  /// Counts the lines of the files at `paths` and writes a `CountFile` to `output`; spills go beside
  /// it. `progress` gets the bytes read so far.
  public func count(
    _ paths: [String], to output: String, progress: @escaping @Sendable (Int) -> Void
  ) throws(DictionaryError) {
    let work = SharedWork(paths: paths, progress: progress)
    let threads = max(options.threads, 1)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      var worker = Worker(self, spillPrefix: "\(output).\(getpid()).\(thread)")
      do throws(DictionaryError) {
        while let chunk = try work.next() { try worker.count(chunk) }
        try worker.counter.spill()
      } catch {
        work.fail(error)
      }
      work.addSpills(worker.counter.spills)
    }
    let spills = work.spills
    defer { for spill in spills { unlink(spill) } }
    if let failure = work.failure { throw failure }
    var files: [CountFile] = []
    for spill in spills {
      files.append(try CountFile(path: spill, vocabularySize: vocabulary.count))
    }
    try CountMerge.write(
      files, to: output, packing: packing, vocabularyFingerprint: fingerprint)
  }

  /// Calls `body` with the words of each clause of a line, between sentence start and end.
  private struct Worker {
    let options: Options
    let segmenter: WordSegmenter
    var scanner: ClauseScanner
    var scratch = WordSegmenter.Scratch()
    var tokens: [UInt32] = []
    var counter: NGramCounter

    init(_ owner: TextCounter, spillPrefix: String) {
      options = owner.options
      segmenter = owner.segmenter
      scanner = ClauseScanner(seed: owner.options.seed)
      counter = NGramCounter(
        packing: owner.packing, fingerprint: owner.fingerprint, spillPrefix: spillPrefix,
        memory: owner.options.memory / max(owner.options.threads, 1))
    }

    mutating func count(_ chunk: [UInt8]) throws(DictionaryError) {
      var failure: DictionaryError?
      chunk.forEachLine { line in
        guard failure == nil,
          !HeldOut.holds(line, every: options.heldOutEvery, seed: options.seed)
        else { return }
        scanner.scan(line) { clause in
          guard failure == nil else { return }
          tokens.removeAll(keepingCapacity: true)
          tokens.append(Vocabulary.sentenceStart)
          segmenter.append(clause, to: &tokens, scratch: &scratch)
          tokens.append(Vocabulary.sentenceEnd)
          do throws(DictionaryError) {
            try counter.add(tokens[...])
          } catch {
            failure = error
          }
        }
      }
      if let failure { throw failure }
    }
  }
}

/// Which lines are kept out of training, to try the model on.
enum HeldOut {
  static func holds(
    _ line: UnsafeBufferPointer<UInt8>, every: UInt64, seed: UInt64
  ) -> Bool {
    every > 0 && (LineHash.hash(line, seed: seed ^ 0xA5A5) >> 20) % every == 0
  }
}

/// What the threads share: the text still to be counted, and what came of it.
private final class SharedWork: Sendable {
  private struct State {
    var paths: ArraySlice<String>
    var chunks: TextChunks?
    var bytesBefore = 0
    var spills: [String] = []
    var failure: DictionaryError?
  }

  private let state: Mutex<State>
  private let progress: @Sendable (Int) -> Void

  init(paths: [String], progress: @escaping @Sendable (Int) -> Void) {
    state = Mutex(State(paths: paths[...]))
    self.progress = progress
  }

  var spills: [String] { state.withLock { $0.spills } }
  var failure: DictionaryError? { state.withLock { $0.failure } }

  func next() throws(DictionaryError) -> [UInt8]? {
    try state.withLock { state throws(DictionaryError) -> [UInt8]? in
      guard state.failure == nil else { return nil }
      while true {
        if var chunks = state.chunks {
          let chunk = try chunks.next()
          progress(state.bytesBefore + chunks.bytesRead)
          if let chunk {
            state.chunks = chunks
            return chunk
          }
          chunks.finish()
          state.bytesBefore += chunks.bytesRead
          state.chunks = nil
        }
        guard let path = state.paths.popFirst() else { return nil }
        state.chunks = try TextChunks(path: path)
      }
    }
  }

  func fail(_ error: DictionaryError) {
    state.withLock { $0.failure = $0.failure ?? error }
  }

  func addSpills(_ spills: [String]) {
    state.withLock { $0.spills += spills }
  }
}
