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
/// The model knows texts. Which text it is where the model has none of its words is told by the costs of
/// the list, `P(text | unknown)`; which reading a text has, `P(reading | text)`, by those costs and by
/// readings that were counted: in the class of 上 alone, かみ costs less than うえ.
struct KanaWordCosts {
  private struct Word: Hashable {
    let text: UInt32
    let reading: String
  }

  private let manifest: KanaManifest
  private let shares: KanaReadingShares
  /// The sum of the likelihoods of each text's words.
  private var likelihoods: [Double]
  /// The same of the words with one reading, of texts whose readings were counted.
  private var readingLikelihoods: [Word: Double] = [:]
  private var unknownLikelihood = 0.0
  private let tokenCount: Int

  /// The costs of `entries`, whose texts have the numbers `texts`; the first `tokenCount` of them are
  /// words of the model.
  init(
    _ entries: [KanaEntry], texts: [UInt32], tokenCount: Int, manifest: KanaManifest,
    shares: KanaReadingShares
  ) {
    self.manifest = manifest
    self.shares = shares
    self.tokenCount = tokenCount
    likelihoods = [Double](repeating: 0, count: Int(texts.max() ?? 0) + 1)
    for (entry, text) in zip(entries, texts) {
      let likelihood = likelihood(of: entry)
      likelihoods[Int(text)] += likelihood
      if Int(text) >= tokenCount {
        unknownLikelihood += likelihood
      } else if shares.has(entry.text) {
        readingLikelihoods[Word(text: text, reading: entry.reading), default: 0] += likelihood
      }
    }
  }

  private func likelihood(of entry: KanaEntry) -> Double {
    exp(-Double(entry.cost) / manifest.costsPerNat)
  }

  func cost(of entry: KanaEntry, text: UInt32) -> Int32 {
    let nats = Double(entry.cost) / manifest.costsPerNat
    var given = max(0, -log(max(likelihood(of: entry, given: text), .leastNormalMagnitude)))
    if Int(text) >= tokenCount { given += manifest.unknownWordCost }
    let cost = (manifest.classWeight * nats + manifest.readingWeight * given) * 1000
    return Int32(min(cost, 1e6).rounded())
  }

  /// How likely a word is among those of its text, or of all texts that the model does not know.
  private func likelihood(of entry: KanaEntry, given text: UInt32) -> Double {
    let own = likelihood(of: entry)
    guard Int(text) < tokenCount else { return own / max(unknownLikelihood, own) }
    let whole = likelihoods[Int(text)]
    guard let reading = readingLikelihoods[Word(text: text, reading: entry.reading)] else {
      return own / whole
    }
    // A reading has words of several classes.
    return own / reading
      * shares.likelihood(of: entry.reading, ofText: entry.text, supposing: reading / whole)
  }
}
