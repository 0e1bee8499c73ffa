import DictionaryFormat
import LanguageModel

/// Writes a model as the sections that `NGramSections` documents.
package struct NGramImageWriter {
  private let model: BackoffModel
  private let prefix: String
  private let codeWidth: Int
  private let bits: UInt64

  /// A writer of sections whose names begin with `prefix`, with costs told in `codeWidth` bits.
  package init(_ model: BackoffModel, prefix: String, codeWidth: Int = 8) {
    self.model = model
    self.prefix = prefix
    self.codeWidth = codeWidth
    bits = UInt64(model.bitsPerWord)
  }

  private func name(_ part: String) -> String { NGramSections.name(prefix, part) }

  /// `-ln` in thousandths of a nat.
  private static func cost(_ logarithm: Float) -> Int32 {
    Int32(max(-32_000, min(65_000, -Double(logarithm) * 1000)).rounded())
  }

  /// Adds the sections.
  package func add(to writer: inout ImageWriter) {
    addUnigrams(to: &writer)
    let bigrams = model.levels.count > 1 ? model.levels[1] : BackoffModel.Level()
    let trigrams = model.levels.count > 2 ? model.levels[2] : BackoffModel.Level()
    let first = firstBigrams(bigrams)
    addBigrams(bigrams, first: first, to: &writer)
    addTrigrams(trigrams, after: bigrams, first: first, to: &writer)
  }

  private func addUnigrams(to writer: inout ImageWriter) {
    let unigrams = model.levels[0]
    writer.add(
      name(NGramSections.unigramCosts),
      integers: unigrams.logProbabilities.map { UInt16(clamping: Self.cost($0)) })
    writer.add(
      name(NGramSections.unigramBackoffs),
      integers: unigrams.logBackoffs.map {
        UInt16(bitPattern: Int16(clamping: Self.cost($0)))
      })
  }

  private func firstBigrams(_ bigrams: BackoffModel.Level) -> [UInt32] {
    var first: [UInt32] = []
    var place = 0
    for token in 0...UInt64(model.levels[0].count) {
      while place < bigrams.count, bigrams.keys[place] >> bits < token { place += 1 }
      first.append(UInt32(place))
    }
    return first
  }

  private func addBigrams(
    _ bigrams: BackoffModel.Level, first: [UInt32], to writer: inout ImageWriter
  ) {
    let tokens = UInt64(model.levels[0].count)
    let mask: UInt64 = (1 << bits) - 1
    writer.add(name(NGramSections.firstBigrams), integers: first)
    writer.add(
      name(NGramSections.bigrams),
      bytes: EliasFano.serialized(
        bigrams.keys.map { ($0 >> bits) * tokens + ($0 & mask) }, upperBound: tokens * tokens))
    let costs = bigrams.logProbabilities.map(Self.cost)
    let codes = Codebook(of: costs, size: 1 << codeWidth)
    let width = NGramSections.codeWidth(codebookSize: codes.values.count)
    var packed = BitArrayBuilder()
    for cost in costs { packed.append(codes.code(for: cost), width: width) }
    writer.add(name(NGramSections.bigramCosts), bytes: packed.padded)
    writer.add(
      name(NGramSections.bigramCodes), integers: codes.values.map { UInt16(clamping: $0) })
  }

  private func addTrigrams(
    _ trigrams: BackoffModel.Level, after bigrams: BackoffModel.Level, first: [UInt32],
    to writer: inout ImageWriter
  ) {
    let mask: UInt64 = (1 << bits) - 1
    let pairMask: UInt64 = (1 << (2 * bits)) - 1
    let costs = trigrams.logProbabilities.map(Self.cost)
    let codes = Codebook(of: costs, size: 1 << codeWidth)
    let width = NGramSections.codeWidth(codebookSize: codes.values.count)
    var isContext = [Bool](repeating: false, count: bigrams.count)
    var backoffs: [Int32] = []
    var packed = BitArrayBuilder()
    var offsets: [UInt64] = [0]
    var index = 0
    for (place, bigram) in bigrams.keys.enumerated() {
      while index < trigrams.count, trigrams.keys[index] >> bits < bigram { index += 1 }
      let isFollowed = index < trigrams.count && trigrams.keys[index] >> bits == bigram
      let backoff = Self.cost(bigrams.logBackoffs[place])
      guard isFollowed || backoff != 0 else { continue }
      isContext[place] = true
      backoffs.append(backoff)
      let last = Int(bigram & mask)
      let start = Int(first[last])
      let placeWidth = NGramSections.placeWidth(successors: Int(first[last + 1]) - start)
      var cursor = KeyCursor()
      if isFollowed { cursor.start(at: trigrams.keys[index] & pairMask, in: bigrams.keys) }
      while index < trigrams.count, trigrams.keys[index] >> bits == bigram {
        if let shorter = cursor.find(trigrams.keys[index] & pairMask, in: bigrams.keys) {
          packed.append(UInt64(shorter - start), width: placeWidth)
          packed.append(codes.code(for: costs[index]), width: width)
        }
        index += 1
      }
      offsets.append(UInt64(packed.count))
    }
    let backoffCodes = Codebook(of: backoffs, size: 1 << codeWidth)
    let backoffWidth = NGramSections.codeWidth(codebookSize: backoffCodes.values.count)
    var packedBackoffs = BitArrayBuilder()
    for backoff in backoffs {
      packedBackoffs.append(backoffCodes.code(for: backoff), width: backoffWidth)
    }
    writer.add(name(NGramSections.contexts), bytes: RankedBits.serialized(isContext))
    writer.add(name(NGramSections.contextBackoffs), bytes: packedBackoffs.padded)
    writer.add(
      name(NGramSections.contextCodes),
      integers: backoffCodes.values.map { UInt16(bitPattern: Int16(clamping: $0)) })
    writer.add(
      name(NGramSections.contextOffsets),
      bytes: EliasFano.serialized(offsets, upperBound: UInt64(packed.count)))
    writer.add(name(NGramSections.trigrams), bytes: packed.padded)
    writer.add(
      name(NGramSections.trigramCodes), integers: codes.values.map { UInt16(clamping: $0) })
  }
}
