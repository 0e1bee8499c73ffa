import DictionaryImage
import NGrams
import SyllableConversion

/// Writes n-grams in blocks by their last token. `NGramSections` documents the format of a block.
struct NGramBlockWriter {
  /// An entry of a block: its key and its payload bits.
  typealias Record = (key: Int, payload: UInt64)

  private let tokenCount: Int
  private let contextCount: Int
  /// Payload bits in each of the three lists.
  private let widths: (contexts: Int, bigrams: Int, trigrams: Int)

  private(set) var blocks = BitArrayBuilder()
  /// The byte offset and the first context of each block.
  private var positions: [(byte: Int, firstContext: Int)] = []
  private var contextsSoFar = 0

  init(
    tokenCount: Int, contextCount: Int, widths: (contexts: Int, bigrams: Int, trigrams: Int)
  ) {
    self.tokenCount = tokenCount
    self.contextCount = contextCount
    self.widths = widths
  }

  /// Appends the block of the next token. Keys are in ascending order within each list.
  mutating func append(contexts: [Record], bigrams: [Record], trigrams: [Record]) {
    blocks.alignToByte()
    positions.append((blocks.count / 8, contextsSoFar))
    contextsSoFar += contexts.count
    let counts = [contexts.count, bigrams.count, trigrams.count]
    let width = NGramSections.width(of: counts.max() ?? 0)
    blocks.append(UInt64(width), width: NGramSections.countWidthBits)
    for count in counts { blocks.append(UInt64(count), width: width) }
    blocks.appendRecords(contexts, bound: tokenCount, payloadWidth: widths.contexts)
    blocks.appendRecords(bigrams, bound: tokenCount, payloadWidth: widths.bigrams)
    blocks.appendRecords(trigrams, bound: contextCount, payloadWidth: widths.trigrams)
  }

  /// Returns the size in bytes of the sections of a model with these block sizes and `codeWidth`
  /// bits per quantized cost. The result is exact but for a few bytes per section.
  static func byteCount(of counts: BlockCounts, codeWidth: Int) -> Int {
    let tokenCount = counts.contexts.count
    let contextCount = counts.contexts.reduce(0, +)
    var bytes = 0
    for token in 0..<tokenCount {
      let lists = [
        (counts.contexts[token], tokenCount, 2 * codeWidth),
        (counts.bigrams[token], tokenCount, codeWidth),
        (counts.trigrams[token], contextCount, codeWidth),
      ]
      let width = NGramSections.width(of: lists.map(\.0).max() ?? 0)
      let bits = lists.reduce(NGramSections.countWidthBits + 3 * width) {
        $0 + BitArrayBuilder.recordsLength(count: $1.0, bound: $1.1, payloadWidth: $1.2)
      }
      bytes += (bits + 7) / 8
    }
    let position = NGramSections.width(of: bytes) + NGramSections.width(of: contextCount)
    let columns = tokenCount * (2 * MemoryLayout<UInt16>.size) + (tokenCount * position + 7) / 8
    let codebooks = 3 * MemoryLayout<UInt16>.size << codeWidth
    return bytes + columns + codebooks + sectionCount * ImageWriter.sectionOverhead
  }

  /// The number of sections of a model.
  private static let sectionCount = 8

  /// Adds the sections of the blocks to an image.
  func add(to writer: inout ImageWriter, name: (String) -> String) {
    let blockWidth = NGramSections.width(of: positions.last?.byte ?? 0)
    let contextWidth = NGramSections.width(of: contextCount)
    var directory = BitArrayBuilder()
    for position in positions {
      directory.append(UInt64(position.byte), width: blockWidth)
      directory.append(UInt64(position.firstContext), width: contextWidth)
    }
    writer.add(
      name(NGramSections.shape),
      integers: [contextCount, blockWidth, contextWidth].map { UInt32(truncatingIfNeeded: $0) })
    writer.add(name(NGramSections.directory), bytes: directory.padded)
    writer.add(name(NGramSections.blocks), bytes: blocks.padded)
  }
}
