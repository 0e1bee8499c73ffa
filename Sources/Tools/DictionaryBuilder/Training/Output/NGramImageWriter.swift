import DictionaryImage
import NGrams
import SyllableConversion

/// Writes a model as the sections that `NGramSections` documents.
package struct NGramImageWriter {
  private let model: BackoffModel
  private let prefix: String
  private let codeWidth: Int
  private let bits: UInt64
  private let numbering: TokenNumbering

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - model: The model to write.
  ///   - prefix: The first part of the section names.
  ///   - codeWidth: Bits per quantized cost, at most 8.
  ///   - numbering: The tokens of the words; nil keeps the numbers of the vocabulary.
  package init(
    _ model: BackoffModel, prefix: String, codeWidth: Int = 8, numbering: TokenNumbering? = nil
  ) {
    self.model = model
    self.prefix = prefix
    self.codeWidth = codeWidth
    self.numbering = numbering ?? TokenNumbering(keeping: model.vocabulary)
    bits = UInt64(model.bitsPerWord)
  }

  private func name(_ part: String) -> String { NGramSections.name(prefix, part) }

  /// Converts a natural logarithm to a cost (nats × 1000).
  private static func cost(_ logarithm: Float) -> Int32 {
    Int32(max(-32_000, min(65_000, -Double(logarithm) * 1000)).rounded())
  }

  /// Adds the sections of the model to an image.
  package func add(to writer: inout ImageWriter) {
    addUnigrams(to: &writer)
    let bigrams = model.levels.count > 1 ? model.levels[1] : BackoffModel.Level()
    let trigrams = model.levels.count > 2 ? model.levels[2] : BackoffModel.Level()
    addBlocks(bigrams, trigrams, to: &writer)
  }

  private func addUnigrams(to writer: inout ImageWriter) {
    let unigrams = model.levels[0]
    writer.add(
      name(NGramSections.unigramCosts),
      integers: numbering.words.map {
        UInt16(clamping: Self.cost(unigrams.logProbabilities[Int($0)]))
      })
    writer.add(
      name(NGramSections.unigramBackoffs),
      integers: numbering.words.map {
        UInt16(bitPattern: Int16(clamping: Self.cost(unigrams.logBackoffs[Int($0)])))
      })
  }

  /// A codebook of costs, and the code of each cost.
  private struct Coded {
    let values: [Int32]
    let codes: [UInt64]
    let width: Int

    init(_ costs: [Int32], codeWidth: Int) {
      let book = Codebook(of: costs, size: 1 << codeWidth)
      values = book.values
      codes = costs.map(book.code)
      width = NGramSections.codeWidth(codebookSize: values.count)
    }
  }

  private func addBlocks(
    _ bigrams: BackoffModel.Level, _ trigrams: BackoffModel.Level, to writer: inout ImageWriter
  ) {
    let mask: UInt64 = (1 << bits) - 1
    let positions = bigramsBefore(trigrams, in: bigrams)
    var isContext = bigrams.logBackoffs.map { Self.cost($0) != 0 }
    for position in positions where position != Self.nowhere { isContext[Int(position)] = true }

    let costs = Coded(bigrams.logProbabilities.map(Self.cost), codeWidth: codeWidth)
    let trigramCosts = Coded(trigrams.logProbabilities.map(Self.cost), codeWidth: codeWidth)
    // Only contexts have a back-off, so the codebook is made for theirs.
    let contextPositions = isContext.indices.filter { isContext[$0] }
    let backoffs = Coded(
      contextPositions.map { Self.cost(bigrams.logBackoffs[$0]) }, codeWidth: codeWidth)
    var payloads = costs.codes
    for (position, backoff) in zip(contextPositions, backoffs.codes) {
      payloads[position] |= backoff << UInt64(costs.width)
    }

    let tokenCount = numbering.words.count
    func token(_ word: UInt64) -> Int { Int(numbering.tokens[Int(word & mask)]) }
    let bigramsByToken = TokenGroups(tokenCount: tokenCount, itemCount: bigrams.count) {
      token(bigrams.keys[$0])
    }
    let trigramsByToken = TokenGroups(tokenCount: tokenCount, itemCount: trigrams.count) {
      positions[$0] == Self.nowhere ? nil : token(trigrams.keys[$0])
    }
    // Contexts are numbered in the order of the blocks, and trigrams refer to these numbers.
    var contextNumbers = [UInt32](repeating: 0, count: bigrams.count)
    var contextCount: UInt32 = 0
    func ascending(_ group: ArraySlice<UInt32>) -> [(key: Int, position: Int)] {
      group.map { (token(bigrams.keys[Int($0)] >> bits), Int($0)) }.sorted { $0.key < $1.key }
    }
    for number in 0..<tokenCount {
      for (_, position) in ascending(bigramsByToken[number]) where isContext[position] {
        contextNumbers[position] = contextCount
        contextCount += 1
      }
    }

    var blocks = NGramBlockWriter(
      tokenCount: tokenCount, contextCount: Int(contextCount),
      widths: (costs.width + backoffs.width, costs.width, trigramCosts.width))
    for number in 0..<tokenCount {
      let ending = ascending(bigramsByToken[number])
      let longer = trigramsByToken[number].map {
        (key: Int(contextNumbers[Int(positions[Int($0)])]), payload: trigramCosts.codes[Int($0)])
      }
      blocks.append(
        contexts: ending.filter { isContext[$0.position] }.map { ($0.key, payloads[$0.position]) },
        bigrams: ending.filter { !isContext[$0.position] }.map { ($0.key, payloads[$0.position]) },
        trigrams: longer.sorted { $0.key < $1.key })
    }
    blocks.add(to: &writer, name: name)
    writer.add(
      name(NGramSections.bigramCodes), integers: costs.values.map { UInt16(clamping: $0) })
    writer.add(
      name(NGramSections.contextCodes),
      integers: backoffs.values.map { UInt16(bitPattern: Int16(clamping: $0)) })
    writer.add(
      name(NGramSections.trigramCodes), integers: trigramCosts.values.map { UInt16(clamping: $0) })
  }

  private static let nowhere = UInt32.max

  /// Returns for each trigram the index of the bigram that it begins with; `nowhere` if it is
  /// absent.
  private func bigramsBefore(
    _ trigrams: BackoffModel.Level, in bigrams: BackoffModel.Level
  ) -> [UInt32] {
    var position = 0
    return trigrams.keys.map { key in
      while position < bigrams.count, bigrams.keys[position] < key >> bits { position += 1 }
      let isFound = position < bigrams.count && bigrams.keys[position] == key >> bits
      return isFound ? UInt32(position) : Self.nowhere
    }
  }
}
