import DictionaryImage

/// The result of pruning a model to fit its budget.
package struct FittedModel: Sendable, Equatable {
  /// `words` or `chars`.
  package let name: String
  /// The number of n-grams of each order that were kept.
  package let kept: [Int]
  /// The number of n-grams of each order before pruning.
  package let counted: [Int]
  /// The lowest worth of the kept n-grams, in nats per byte over the whole text (`NGramPruning`).
  package let threshold: Float
  /// The size of its sections in bytes.
  package let bytes: Int
}

/// Finds the largest pruned model that fits in a number of bytes.
struct ModelFitting {
  let model: EstimatedModel
  let codeWidth: Int

  /// The maximum number of trial builds. The size estimate omits codes and alignment, so each trial
  /// that is too large lowers the target by the excess and a margin. The margin grows fourfold each
  /// time, up to a few per cent of a small model.
  private static let attempts = 10

  /// Adds the fitted model to `writer`.
  ///
  /// - Throws: `DictionaryError` if even the unigrams alone take more than `room` bytes.
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
          + "the minimum counts of words")
    }
    writer.add(sections)
    return fitted
  }

  /// Returns the lowest threshold between 2^-20 and 2^20 at which the estimated size is at most
  /// `room` bytes, or nil if there is none.
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

  /// The number of bisections of the exponent. It narrows a model of megabytes down to a few
  /// hundred bytes.
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
