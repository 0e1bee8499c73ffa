import DictionaryBuilder
import DictionaryImage
import NGrams
import SyllableConversion
import TestSupport
import Testing
import ToolSupport

@Suite struct NGramImageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tables(_ model: BackoffModel, codeWidth: Int) throws -> NGramTables {
    var writer = ImageWriter()
    NGramImageWriter(model, prefix: "words", codeWidth: codeWidth).add(to: &writer)
    return try NGramTables(
      image: Image(path: folder.write("model", writer.serialized())), prefix: "words")
  }

  /// Returns the greatest error of a codebook, in nats × 1000.
  private func error(_ logarithms: [Float], codeWidth: Int) -> Double {
    let costs = logarithms.map { Int32((-1000 * $0).rounded()) }
    let codes = Codebook(of: costs, size: 1 << codeWidth)
    return costs.map { Double(abs(codes.values[Int(codes.code(for: $0))] - $0)) }.max() ?? 0
  }

  /// An image contains exactly the n-grams of its model: the costs of all words after all contexts
  /// equal those of the model except for rounding and quantization. The probabilities are random,
  /// so a missing or extra n-gram would change a cost.
  @Test(arguments: [
    (1, 1.0, 8), (2, 0.5, 8), (3, 0.05, 8), (3, 0.4, 8), (3, 0.4, 4), (3, 1, 8), (3, 0, 8),
    (2, 0.02, 5),
  ])
  func costsMatchTheModel(order: Int, density: Double, codeWidth: Int) throws {
    let model = RandomModel.make(seed: 11, words: 14, order: order, density: density)
    let tables = try tables(model, codeWidth: codeWidth)
    // Three values are rounded to a thousandth, and those of bigrams and trigrams are quantized.
    let levels = model.levels
    let errors = levels.dropFirst().map { error($0.logProbabilities, codeWidth: codeWidth) }
    let backoffError = order > 2 ? error(levels[1].logBackoffs, codeWidth: codeWidth) : 0
    let bound = 2 + (errors.max() ?? 0) + backoffError
    let words = 0..<UInt32(model.vocabulary.count)
    for first in words {
      for second in words {
        let start = tables.prepare(tables.context(after: first))
        let (secondCost, context) = tables.score(second, after: start)
        let expected = -1000 * model.logProbability(of: second, after: [first])
        #expect(abs(Double(secondCost) - Double(expected)) <= bound, "\(first) \(second)")
        let prepared = tables.prepare(context)
        for third in words {
          let cost = tables.score(third, after: prepared).cost
          let expected = -1000 * model.logProbability(of: third, after: [first, second])
          #expect(abs(Double(cost) - Double(expected)) <= bound, "\(first) \(second) \(third)")
        }
      }
    }
    for word in words {
      let expected = -1000 * model.logProbability(of: word, after: [])
      #expect(abs(Double(tables.unigramCost(of: word)) - Double(expected)) <= 1)
    }
  }

  /// A model so small that its codebooks have one value and its contexts one successor.
  @Test func singleTrigramIsFound() throws {
    let vocabulary = Vocabulary([(word: "a", count: 2), (word: "b", count: 1)])
    let bits: UInt64 = 3
    let model = BackoffModel(
      vocabulary: vocabulary, bitsPerWord: Int(bits),
      levels: [
        .init(
          keys: [0, 1, 2, 3, 4], logProbabilities: [-3, -90, -3, -1, -2],
          logBackoffs: [0, 0, 0, -0.5, -0.25]),
        .init(
          keys: [3 << bits | 4, 4 << bits | 3], logProbabilities: [-0.5, -0.5],
          logBackoffs: [-0.125, 0]),
        .init(keys: [(3 << bits | 4) << bits | 3], logProbabilities: [-0.0625], logBackoffs: [0]),
      ])
    let tables = try tables(model, codeWidth: 8)
    let context = tables.score(4, after: tables.prepare(tables.context(after: 3)))
    #expect(context.cost == 500)
    let prepared = tables.prepare(context.next)
    #expect(tables.score(3, after: prepared).cost == 63)
    #expect(tables.score(4, after: prepared).cost == 125 + 250 + 2000)
  }

  /// Random overwritten bytes with matching checksums, as in a hostile file.
  @Test func damagedImagesNeverTrap() throws {
    let model = RandomModel.make(seed: 5, words: 12, order: 3, density: 0.4)
    var writer = ImageWriter()
    NGramImageWriter(model, prefix: "words", codeWidth: 6).add(to: &writer)
    let image = try Image(path: folder.write("intact", writer.serialized()))
    var random = SeededGenerator(seed: 20_261_123)
    for _ in 0..<400 {
      var writer = ImageWriter()
      for section in image.sections {
        var bytes = Array(try image.bytes(of: section.name))
        for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
          bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
        }
        if Int.random(in: 0..<20, using: &random) == 0 {
          bytes.removeLast(.random(in: 0...bytes.count, using: &random) & ~1)
        }
        writer.add(section.name, bytes: bytes)
      }
      let path = try folder.write("hostile", writer.serialized())
      guard let tables = try? NGramTables(image: Image(path: path), prefix: "words") else {
        continue
      }
      var sum: Int32 = 0
      for first in [0, 3, 9, 14, 15, 99, UInt32.max] {
        var context = tables.context(after: first)
        for second: UInt32 in 0..<16 {
          let (cost, next) = tables.score(second, after: tables.prepare(context))
          sum &+= cost
          context = next
        }
        context.node = .random(in: 0...UInt32.max, using: &random)
        sum &+= tables.score(3, after: tables.prepare(context)).cost
      }
      withExtendedLifetime(sum) {}
    }
  }
}
