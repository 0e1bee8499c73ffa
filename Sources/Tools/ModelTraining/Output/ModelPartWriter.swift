import DictionaryImage

/// Writes which n-grams of a pruned model a smaller one keeps; `ModelPart` reads it.
struct ModelPartWriter {
  private let model: EstimatedModel

  init(_ model: EstimatedModel) {
    self.model = model
  }

  /// Adds a section of bits for bigrams and one for trigrams: for each n-gram worth at least `whole`,
  /// in the order of the tokens in the image of the whole, whether it is worth at least `part`.
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

  /// An n-gram with its words numbered as in the image.
  private func renumbered(_ key: UInt64, order: Int) -> UInt64 {
    let bits = UInt64(model.pruning.bitsPerWord)
    let mask: UInt64 = (1 << bits) - 1
    return (0..<UInt64(order)).reduce(0) { result, position in
      let word = key >> (position * bits) & mask
      return result | UInt64(model.numbering.tokens[Int(word)]) << (position * bits)
    }
  }
}
