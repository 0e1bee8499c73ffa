import DictionaryBuilder
import DictionaryFormat

/// What was kept of a model to make it fit.
public struct FittedModel: Sendable, Equatable {
  /// `words` or `chars`.
  public let name: String
  /// How many n-grams of each order it has.
  public let kept: [Int]
  /// How many there were before pruning.
  public let counted: [Int]
  /// What the least of the kept n-grams is worth, in nats a byte over the whole text (`NGramPruning`).
  public let threshold: Float
  /// Its sections, in bytes.
  public let bytes: Int
}

/// Finds the largest pruned model that a number of bytes holds.
struct ModelFitting {
  let pruning: NGramPruning
  let vocabulary: Vocabulary
  /// The first part of the sections' names.
  let prefix: String
  let codeWidth: Int

  /// The estimate of the size errs by a few per cent: so often it is aimed again.
  private static let attempts = 10
  /// A model that fills this part of the room is close enough.
  private static let goodPart = 0.995

  /// Adds the model to `writer`. Throws where not even the words without n-grams take at most `room`
  /// bytes.
  func fit(
    room: Double, of build: Recipe.Build, writer: inout ImageWriter
  ) throws(DictionaryError) -> FittedModel {
    var best: (sections: ImageWriter, fitted: FittedModel)?
    var target = room
    var last: Float?
    for _ in 0..<Self.attempts {
      let threshold = pruning.threshold(budget: target)
      guard threshold != last else { break }
      last = threshold
      let trial = trial(threshold)
      let size = Double(trial.fitted.bytes)
      if size <= room, trial.fitted.bytes > best?.fitted.bytes ?? 0 { best = trial }
      if size <= room, size > room * Self.goodPart { break }
      target *= room * 0.9975 / size
    }
    let found = best ?? trial(.infinity)
    guard Double(found.fitted.bytes) <= room else {
      throw .malformed(
        path: build.name, line: nil,
        reason: "\(vocabulary.words.count) \(prefix) take \(found.fitted.bytes) bytes without any "
          + "n-grams, and the budget leaves \(Int(max(room, 0))) for them; raise the budget or the "
          + "least count of words")
    }
    writer.add(found.sections)
    return found.fitted
  }

  private func trial(_ threshold: Float) -> (sections: ImageWriter, fitted: FittedModel) {
    let model = pruning.model(threshold: threshold, vocabulary: vocabulary)
    var sections = ImageWriter()
    NGramImageWriter(model, prefix: prefix, codeWidth: codeWidth).add(to: &sections)
    return (
      sections,
      FittedModel(
        name: prefix, kept: model.levels.map(\.count),
        counted: pruning.counts(threshold: -1), threshold: threshold, bytes: sections.byteCount)
    )
  }
}
