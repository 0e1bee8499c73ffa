import DictionaryBuilder
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct CountLinesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func map(_ lines: [String], memory: Int, threads: Int) throws -> [String] {
    let path = try folder.write("text", lines.joined(separator: "\n"))
    let output = Mutex<[UInt8]>([])
    try TextCounter(
      vocabulary: CountSample.vocabulary,
      options: CountSample.options(memory: memory, threads: threads)
    ).map([path], progress: { _ in }) { piece in output.withLock { $0 += piece } }
    return String(decoding: output.withLock { $0 }, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  private func reduce(_ lines: [String]) throws -> [String] {
    let path = try folder.write("lines", lines.joined(separator: "\n"))
    var output: [UInt8] = []
    try CountReduction.sum([path], progress: { _ in }) { output += $0 }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func pack(_ lines: [String], memory: Int = 1 << 16) throws -> [UInt8] {
    let path = try folder.write("lines", lines.joined(separator: "\n"))
    let output = "\(folder.path)/packed.ngrams"
    try CountPacking(vocabulary: CountSample.vocabulary, order: 3, memory: memory)
      .pack([path], to: output) { _ in }
    return Array(try Data(contentsOf: URL(filePath: output)))
  }

  /// However a text is divided, mapping, sorting, reducing and packing its parts gives the same
  /// file as counting.
  @Test func mapReduceAndPackEqualCounting() throws {
    let lines = CountSample.lines(3000, seed: 41)
    let expected = try CountSample.count(
      [lines.joined(separator: "\n")], CountSample.options()
    ).bytes
    var random = SeededGenerator(seed: 6)
    for threads in [1, 3] {
      var shares = [[String]](repeating: [], count: 4)
      for line in lines { shares[Int.random(in: 0..<4, using: &random)].append(line) }
      let mapped = try shares.flatMap { try map($0, memory: 1 << 16, threads: threads) }
      #expect(Set(mapped.map { $0.prefix { $0 != "\t" } }).count < mapped.count)
      let reduced = try reduce(mapped.sorted())
      #expect(Set(reduced.map { $0.prefix { $0 != "\t" } }).count == reduced.count)
      #expect(try pack(reduced.shuffled(using: &random)) == expected)
      // Packing adds up counts too.
      #expect(try pack(mapped) == expected)
    }
  }

  @Test func linesAreSummed() throws {
    #expect(try reduce([]) == [])
    #expect(try reduce(["a b\t1", "a b\t41", "a c\t7"]) == ["a b\t42", "a c\t7"])
    #expect(try reduce(["x\t18446744073709551615"]) == ["x\t18446744073709551615"])
  }

  @Test(arguments: [
    "天", "天\t", "\t1", "天\t-1", "天\t1.5", "天\t0", "天\t1 ", "天\t地\t1", "", "天\t18446744073709551616",
    "天\t99999999999999999999999",
  ])
  func malformedLinesAreRejectedWithTheirNumber(line: String) throws {
    let error = #expect(throws: DictionaryError.self) { try reduce(["天 地 人\t1", line, "x\t1"]) }
    #expect(error?.description.contains("lines:2: expected 'n-gram TAB count'") == true)
  }

  @Test(arguments: [
    ("天 地\t1", "the n-gram has 2 words, not 3"), ("天  地\t1", "'' is not in the vocabulary"),
    ("天 地 X\t1", "'X' is not in the vocabulary"),
  ])
  func linesWithOtherWordsAreNotPacked(line: String, reason: String) throws {
    let error = #expect(throws: DictionaryError.self) { try pack(["天 地 人\t1", line]) }
    #expect(error?.description.contains("lines:2: \(reason)") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["lines"])
  }

  @Test func overflowingCountsAreRejected() throws {
    let most = "\(UInt64.max)"
    for lines in [["天 地 人\t\(most)", "天 地 人\t1"], ["天 地 人\t\(most)", "天 人 人\t1"]] {
      #expect(throws: DictionaryError.self) { try pack(lines) }
    }
    #expect(throws: DictionaryError.self) { try reduce(["天\t\(most)", "天\t1"]) }
  }
}
