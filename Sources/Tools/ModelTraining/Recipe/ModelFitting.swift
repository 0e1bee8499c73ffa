import DictionaryBuilder
import DictionaryImage

/// What was kept of a model to make it fit.
package struct FittedModel: Sendable, Equatable {
  /// `words` or `chars`.
  package let name: String
  /// How many n-grams of each order it has.
  package let kept: [Int]
  /// How many there were before pruning.
  package let counted: [Int]
  /// What the least of the kept n-grams is worth, in nats a byte over the whole text (`NGramPruning`).
  package let threshold: Float
  /// Its sections, in bytes.
  package let bytes: Int
}

/// Finds the largest pruned model that a number of bytes holds.
struct ModelFitting {
  let model: EstimatedModel
  let codeWidth: Int

  /// The size is foreseen but for what codes and alignment take: so often it is aimed lower, by what
  /// was too much and a margin that grows fourfold, to a few per cent of a small model.
  private static let attempts = 10

  /// Adds the model to `writer`. Throws where not even the words without n-grams take at most `room`
  /// bytes.
  func fit(
    room: Double, of build: Recipe.Build, writer: inout ImageWriter
  ) throws(DictionaryError) -> FittedModel {
    var aim = room
    var margin = 1.0
    for _ in 0..<Self.attempts {
      guard let threshold = threshold(fitting: aim) else { break }
      let (sections, fitted) = trial(threshold)
      if Double(fitted.bytes) <= room {
        writer.add(sections)
        return fitted
      }
      aim -= Double(fitted.bytes) - room + margin
      margin *= 4
    }
    let (sections, fitted) = trial(.infinity)
    guard Double(fitted.bytes) <= room else {
      throw .malformed(
        path: build.name, line: nil,
        reason:
          "\(model.vocabulary.words.count) \(model.prefix) take \(fitted.bytes) bytes without "
          + "any n-grams, and the budget leaves \(Int(max(room, 0))) for them; raise the budget or "
          + "the least count of words")
    }
    writer.add(sections)
    return fitted
  }

  /// The lowest threshold at which the model is foreseen to take at most `room` bytes, between
  /// 2^-20 and 2^20; nil where there is none.
  private func threshold(fitting room: Double) -> Float? {
    func size(_ exponent: Float) -> Double {
      let counts = model.pruning.blockCounts(threshold: powerOfTwo(exponent))
      return Double(NGramBlockWriter.byteCount(of: counts, codeWidth: codeWidth))
    }
    var (low, high): (Float, Float) = (-20, 20)
    guard size(high) <= room else { return nil }
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if size(middle) > room { low = middle } else { high = middle }
    }
    return powerOfTwo(high)
  }

  /// How often the range of exponents is halved: to a few hundred bytes of a model of megabytes.
  private static let halvings = 20

  private func powerOfTwo(_ exponent: Float) -> Float {
    Float(exponential(exponent * 0.693_147_18))
  }

  private func trial(_ threshold: Float) -> (sections: ImageWriter, fitted: FittedModel) {
    let pruned = model.pruning.model(threshold: threshold, vocabulary: model.vocabulary)
    var sections = ImageWriter()
    NGramImageWriter(
      pruned, prefix: model.prefix, codeWidth: codeWidth, numbering: model.numbering
    ).add(to: &sections)
    return (
      sections,
      FittedModel(
        name: model.prefix, kept: pruned.levels.map(\.count),
        counted: model.pruning.counts(threshold: -1), threshold: threshold,
        bytes: sections.byteCount)
    )
  }
}
