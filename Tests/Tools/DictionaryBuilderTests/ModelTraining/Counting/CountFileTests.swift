import DictionaryBuilder
import TestSupport
import Testing

@Suite struct CountFileTests {
  private static let small = Result {
    try CountSample.count(
      [CountSample.lines(6, seed: 31).joined(separator: "\n")], CountSample.options()
    ).bytes
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ bytes: [UInt8]) throws -> [String: Int] {
    try CountSample.table(at: folder.write("damaged.ngrams", bytes))
  }

  @Test func truncatedFilesAreRejected() throws {
    let bytes = try Self.small.get()
    for length in 0..<bytes.count {
      #expect(throws: DictionaryError.self) { try read(Array(bytes[..<length])) }
    }
    #expect(throws: DictionaryError.self) { try read(bytes + [0]) }
    #expect(try !read(bytes).isEmpty)
  }

  @Test func everyFlippedBitIsRejected() throws {
    let bytes = try Self.small.get()
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        #expect(throws: DictionaryError.self, "byte \(index), bit \(bit)") {
          try read(damaged)
        }
      }
    }
  }

  @Test func randomBytesAreRejected() throws {
    let bytes = try Self.small.get()
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0..<20 {
        let index = Int.random(in: 24..<bytes.count, using: &random)
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }
      #expect(throws: DictionaryError.self) { try read(damaged) }
    }
  }

  @Test func anotherVocabularyIsDetected() throws {
    let bytes = try Self.small.get()
    // The same number of words, two of which are swapped.
    var counts = CountSample.vocabulary.counts
    counts.swapAt(0, 1)
    let other = Vocabulary(
      zip(CountSample.vocabulary.words, counts).map { (word: $0.0, count: $0.1) })
    #expect(other.count == CountSample.vocabulary.count)
    do {
      _ = try CountSample.table(bytes, other)
      Issue.record("it was read")
    } catch let error as DictionaryError {
      #expect(error.description.contains("another vocabulary"))
    }
  }
}
