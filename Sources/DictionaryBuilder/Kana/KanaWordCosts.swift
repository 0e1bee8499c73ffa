#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What words cost by themselves in an image, in thousandths of a nat: their cost in their class, and
/// what the model of words does not tell of them, each by its weight.
///
/// The model knows texts. Which reading a text has, and which text it is where the model has none of
/// its words, is told by the costs of the list: `P(reading | text)` and `P(text | unknown)`.
struct KanaWordCosts {
  private let manifest: KanaManifest
  /// The sum of the likelihoods of each text's words.
  private var likelihoods: [Double]
  private var unknownLikelihood = 0.0
  private let tokenCount: Int

  /// The costs of `entries`, whose texts have the numbers `texts`; the first `tokenCount` of them are
  /// words of the model.
  init(_ entries: [KanaEntry], texts: [UInt32], tokenCount: Int, manifest: KanaManifest) {
    self.manifest = manifest
    self.tokenCount = tokenCount
    likelihoods = [Double](repeating: 0, count: Int(texts.max() ?? 0) + 1)
    for (entry, text) in zip(entries, texts) {
      let likelihood = exp(-Double(entry.cost) / manifest.costsPerNat)
      likelihoods[Int(text)] += likelihood
      if Int(text) >= tokenCount { unknownLikelihood += likelihood }
    }
  }

  func cost(of entry: KanaEntry, text: UInt32) -> Int32 {
    let nats = Double(entry.cost) / manifest.costsPerNat
    let whole = Int(text) < tokenCount ? likelihoods[Int(text)] : unknownLikelihood
    var given = max(0, log(max(whole, .leastNormalMagnitude)) + nats)
    if Int(text) >= tokenCount { given += manifest.unknownWordCost }
    let cost = (manifest.classWeight * nats + manifest.readingWeight * given) * 1000
    return Int32(min(cost, 1e6).rounded())
  }
}
