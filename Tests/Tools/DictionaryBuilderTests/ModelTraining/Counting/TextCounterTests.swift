import DictionaryBuilder
import Foundation
import TestSupport
import Testing

@Suite struct TextCounterTests {
  @Test func smallTextsMatchCountsByHand() throws {
    let words = Vocabulary([("我", 90), ("们", 30), ("我们", 80), ("好", 70), ("来", 60)])
    let folder = try TemporaryFolder()
    func counts(_ text: String, order: Int) throws -> [String: Int] {
      let path = try folder.write("text", text)
      let output = "\(folder.path)/out"
      try TextCounter(vocabulary: words, options: CountSample.options(order: order))
        .count([path], to: output) { _ in }
      return try CountSample.table(Array(Data(contentsOf: URL(filePath: output))), words)
    }
    #expect(try counts("", order: 3).isEmpty)
    #expect(try counts("hello\n\n", order: 3).isEmpty)
    #expect(try counts("我来，我们来", order: 1) == ["<s>": 2, "我": 1, "我们": 1, "来": 2, "</s>": 2])
    #expect(
      try counts("我来\r\n我来。我好", order: 2)
        == ["<s> 我": 3, "我 来": 2, "来 </s>": 2, "我 好": 1, "好 </s>": 1])
    #expect(
      try counts("我们好\n好\n坏\n", order: 3)
        == ["<s> 我们 好": 1, "我们 好 </s>": 1, "<s> 好 </s>": 1, "<s> <unk> </s>": 1])
    // No final line end, a NUL, and an invalid UTF-8 byte.
    #expect(try counts("好\0来", order: 1) == ["<s>": 2, "好": 1, "来": 1, "</s>": 2])
  }

  @Test(arguments: 1...3, [UInt64(3), 4, 5])
  func countsMatchANaiveCounter(order: Int, seed: UInt64) throws {
    let lines = CountSample.lines(400, seed: seed)
    let counted = try CountSample.count(
      [lines.joined(separator: "\n")], CountSample.options(order: order, memory: 1 << 16))
    #expect(try CountSample.table(counted.bytes) == CountSample.naiveCounts(lines, order: order))
    #expect(counted.summary.lines == lines.count)
  }

  /// The order of lines, their division into files, threads and memory make no difference, not even
  /// to a byte. 12,000 lines have about 200,000 n-grams, which a counter with 64 KB spills 40
  /// times.
  @Test func countsDependOnlyOnTheLines() throws {
    var lines = CountSample.lines(12_000, seed: 9)
    let text = lines.joined(separator: "\n") + "\n"
    func options(_ memory: Int, _ threads: Int) -> TextCounter.Options {
      CountSample.options(memory: memory, threads: threads, heldOutEvery: 10)
    }
    let expected = try CountSample.count([text], options(1 << 30, 1))
    #expect(expected.summary.spills == 1)
    #expect((800...1600).contains(expected.summary.heldOutLines))
    for (memory, threads) in [(1 << 16, 1), (1 << 16, 2), (1 << 16, 8), (1 << 22, 8)] {
      let counted = try CountSample.count([text], options(memory, threads))
      #expect(counted.bytes == expected.bytes, "\(memory) bytes, \(threads) threads")
      if threads == 1 { #expect(counted.summary.spills > 32) }
    }
    var random = SeededGenerator(seed: 1)
    lines.shuffle(using: &random)
    let halves = [lines[..<5000], lines[5000...]].map { $0.joined(separator: "\n") }
    let shuffled = try CountSample.count(halves, options(1 << 20, 2))
    #expect(shuffled.bytes == expected.bytes)
    #expect(shuffled.summary.tokens == expected.summary.tokens)
    #expect(shuffled.summary.heldOutLines == expected.summary.heldOutLines)
  }

  @Test func invalidBytesAreCountedAndSkipped() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "bad", [0xEF, 0xBB, 0xBF] + Array("天地\n".utf8) + [0xFF, 0xE5, 0xA4] + Array("人".utf8))
    let output = "\(folder.path)/out"
    let summary = try TextCounter(
      vocabulary: CountSample.vocabulary, options: CountSample.options(order: 1)
    ).count([path], to: output) { _ in }
    #expect(summary.damagedBytes == 3 && summary.lines == 2 && summary.clauses == 2)
  }

  @Test func missingTextIsAnErrorAndLeavesNoFile() throws {
    let folder = try TemporaryFolder()
    let text = try folder.write("text", "天地")
    let counter = try TextCounter(
      vocabulary: CountSample.vocabulary, options: CountSample.options())
    for bad in ["\(folder.path)/missing", folder.path] {
      #expect(throws: DictionaryError.self) {
        try counter.count([text, bad], to: "\(folder.path)/out") { _ in }
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["text"])
  }

  @Test func radixSortEqualsSort() {
    var random = SeededGenerator(seed: 2)
    var spare: [UInt64] = []
    for bits in [1, 8, 11, 12, 33, 51, 63] {
      for count in [0, 1, 2, 1000, 5000, 10] {
        var keys = (0..<count).map { _ in
          UInt64.random(in: 0..<(1 << UInt64(bits)), using: &random)
        }
        let expected = keys.sorted()
        RadixSort.sort(&keys, bits: bits, spare: &spare)
        #expect(keys == expected)
      }
    }
  }
}
