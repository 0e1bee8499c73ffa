import DictionaryImage

/// Writes the bits that say which n-grams of a pruned model a smaller one keeps. `ModelPart` reads
/// them.
struct ModelPartWriter {
  private let model: EstimatedModel

  init(_ model: EstimatedModel) {
    self.model = model
  }

  /// Adds one section of bits for bigrams and one for trigrams. There is a bit for each n-gram with
  /// a worth of at least `whole`, in the token order of the whole image. It is set if the worth is
  /// at least `part`.
  func add(whole: Float, part: Float, to writer: inout ImageWriter) {
    for order in 2...3 {
      var ordered: [(key: UInt64, isKept: Bool)] = []
      model.pruning.forEach(order: order, threshold: whole) { key, worth in
        ordered.append((renumbered(key, order: order), worth >= part))
      }
      ordered.sort { $0.key < $1.key }
      var bits = BitArrayBuilder()
      for (_, isKept) in ordered { bits.append(isKept ? 1 : 0, width: 1) }
      writer.add(ModelPart.section(model.prefix, order: order), bytes: bits.padded)
    }
  }

  /// Returns an n-gram with its words replaced by their tokens in the image.
  private func renumbered(_ key: UInt64, order: Int) -> UInt64 {
    let bits = UInt64(model.pruning.bitsPerWord)
    let mask: UInt64 = (1 << bits) - 1
    return (0..<UInt64(order)).reduce(0) { result, position in
      let word = key >> (position * bits) & mask
      return result | UInt64(model.numbering.tokens[Int(word)]) << (position * bits)
    }
  }
}
