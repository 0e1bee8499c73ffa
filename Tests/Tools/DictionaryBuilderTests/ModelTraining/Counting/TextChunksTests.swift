import DictionaryBuilder
import TestSupport
import Testing

@Suite struct TextChunksTests {
  private func chunks(_ text: [UInt8], length: Int) throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    let chunks = try TextChunks(path: folder.write("text", text), length: length)
    var all: [[UInt8]] = []
    while let chunk = try chunks.next() { all.append(chunk) }
    #expect(chunks.bytesRead == text.count)
    return all
  }

  /// For any length, the chunks joined are the text, no chunk is longer, and each ends at a line
  /// end unless the line is longer than a chunk.
  @Test func chunksContainWholeLines() throws {
    let text = CountSample.lines(60, seed: 21).joined(separator: "\n")
    let longest = text.utf8.split(separator: 0x0A).map(\.count).max() ?? 0
    for length in [8, 20, 50, longest, longest + 1, 1000, 1 << 20] {
      let all = try chunks(Array(text.utf8), length: length)
      #expect(all.flatMap { $0 } == Array(text.utf8))
      #expect(all.allSatisfy { $0.count <= length })
      // No character is split.
      #expect(all.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
      if length > longest { #expect(all.dropLast().allSatisfy { $0.last == 0x0A }) }
    }
  }

  @Test func longLinesAreSplitBetweenClauses() throws {
    let all = try chunks(Array("天地人，你我他，12,345好大小中国上下".utf8), length: 30)
    #expect(
      all.map { String(decoding: $0, as: UTF8.self) }
        == ["天地人，你我他，", "12,345好大小中国上下"])
  }

  @Test func byteOrderMarkIsSkippedOnlyAtTheStart() throws {
    let mark = "\u{FEFF}天\n\u{FEFF}地\n"
    #expect(try chunks(Array(mark.utf8), length: 64).flatMap { $0 } == Array("天\n\u{FEFF}地\n".utf8))
    #expect(try chunks([], length: 64).isEmpty)
  }

  /// 50 MB without a line end. The counts equal those of the same text in lines, except for the few
  /// n-grams at cuts without punctuation.
  @Test func lineOfFiftyMegabytesIsCounted() throws {
    let clause = "天地人你我他好，"
    let repeats = (50 << 20) / clause.utf8.count
    let long = try CountSample.count(
      [String(repeating: clause, count: repeats)], CountSample.options(memory: 1 << 22))
    let short = try CountSample.count(
      [String(repeating: clause + "\n", count: repeats)], CountSample.options(memory: 1 << 22))
    #expect(long.bytes == short.bytes)
    #expect(long.summary.clauses == repeats && (12...15).contains(long.summary.lines))
  }
}
