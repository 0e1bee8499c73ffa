import LibC

/// The costs of words in an image, in nats × 1000: the weighted sum of a word's cost in its class
/// and of the information that the word model lacks.
///
/// The model predicts texts. For a word that is not in the model, the costs of the word list give
/// `P(text | unknown)`. `P(reading | text)` comes from these costs and from counted readings: in
/// the class of 上 alone, かみ costs less than うえ.
struct KanaWordCosts {
  private struct Word: Hashable {
    let text: UInt32
    let reading: String
  }

  private let manifest: KanaManifest
  private let shares: KanaReadingShares
  /// The sum of the likelihoods of each text's words.
  private var likelihoods: [Double]
  /// The sum of the likelihoods of the words with one text and reading, for texts with counted
  /// readings.
  private var readingLikelihoods: [Word: Double] = [:]
  private var unknownLikelihood = 0.0
  private let tokenCount: Int

  /// Collects the likelihoods of `entries`, whose texts have the numbers `texts`. The first
  /// `tokenCount` numbers are words of the model.
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

  /// Returns the probability of a word among the words of its text, or, for a text that is not in
  /// the model, among all words that are not.
  private func likelihood(of entry: KanaEntry, given text: UInt32) -> Double {
    let own = likelihood(of: entry)
    guard Int(text) < tokenCount else { return own / max(unknownLikelihood, own) }
    let whole = likelihoods[Int(text)]
    guard let reading = readingLikelihoods[Word(text: text, reading: entry.reading)] else {
      return own / whole
    }
    // A reading can have words of several classes.
    return own / reading
      * shares.likelihood(of: entry.reading, ofText: entry.text, supposing: reading / whole)
  }
}
