/// Selects the n-grams of a size-limited model: those with the most information per byte.
///
/// An input method does not have to predict words. It has to tell apart words that are typed alike.
/// The information of an n-gram is therefore the loss in distinguishing its word `w` from its
/// rivals without it:
///
/// ```
/// loss = N · (p ln(p / p') − T ln(T / T')),   T' = T − p + p'
/// ```
///
/// `p` and `p'` are the probabilities of `w` in the context with and without the n-gram, `T` is the
/// mass of the rivals and `w` itself, and `N` is the count of the context. This is the divergence
/// of the two distributions over the rivals. The rivals are the words of the same reading, plus a
/// small share of all others, because the same keys can often be segmented in another way. If all
/// words were rivals, this would be relative-entropy pruning (A. Stolcke, "Entropy-based pruning of
/// backoff language models", 1998). N-grams that make a word *un*likely are kept too: 们 hardly ever
/// begins a sentence, 门 does.
///
/// An n-gram that a kept one needs is kept: its context and its suffix.
package struct NGramPruning {
  /// The share of the mass of other readings that counts as rivals.
  static let otherReadings = 0.1

  let levels: [NGramLevel]
  private let bits: UInt64
  private let bytes: NGramBytes
  /// The information of each n-gram per byte, in nats, indexed by order minus 1. Unigrams are never
  /// pruned.
  private(set) var worth: [[Float]]

  /// The class of each word. Words that are typed alike share a class.
  private let classes: [UInt32]
  private let classCount: Int
  /// The mass of the word's class in the context of each n-gram, indexed by order minus 1.
  private var classMasses: [[Float]]

  /// Rates the n-grams of an estimate.
  ///
  /// - Parameters:
  ///   - estimate: The unpruned model.
  ///   - bitsPerWord: Bits per word in a key.
  ///   - classes: The class of each word number. Words that are typed alike share a class. Classes
  ///     are small integers.
  package init(_ estimate: KneserNey, bitsPerWord: Int, classes: [UInt32]) {
    levels = estimate.levels
    bits = UInt64(bitsPerWord)
    bytes = NGramBytes(levels, bits: bits)
    self.classes = classes
    classCount = Int(classes.max() ?? 0) + 1
    worth = levels.map { [Float](repeating: 0, count: $0.count) }
    classMasses = levels.map { _ in [] }
    var unigrams = [Double](repeating: 0, count: classCount)
    for (token, logarithm) in levels[0].logProbabilities.enumerated() {
      unigrams[Int(classes[token])] += exponential(logarithm)
    }
    classMasses[0] = classes.map { Float(unigrams[Int($0)]) }
    for number in levels.indices.dropFirst() { rate(number) }
    for number in levels.indices.dropFirst().reversed() { handDown(number) }
    classMasses = []
  }

  /// The mass of each class in one context at a time.
  private struct ClassSums {
    private var explicit: [Double]
    private var lower: [Double]
    private var touched: [Int] = []

    init(count: Int) {
      explicit = [Double](repeating: 0, count: count)
      lower = explicit
    }

    mutating func add(_ number: Int, explicit mass: Double, lower lowerMass: Double) {
      if explicit[number] == 0 { touched.append(number) }
      explicit[number] += mass
      lower[number] += lowerMass
    }

    /// Returns the mass of a class: the mass of its n-grams, plus the backed-off mass of its other
    /// words.
    func mass(_ number: Int, backoff: Double, lowerMass: Double) -> Double {
      explicit[number] + backoff * max(lowerMass - lower[number], 0)
    }

    mutating func clear() {
      for number in touched {
        explicit[number] = 0
        lower[number] = 0
      }
      touched.removeAll(keepingCapacity: true)
    }
  }

  /// Computes the information of the n-grams of one order.
  private mutating func rate(_ number: Int) {
    let mask: UInt64 = (1 << (UInt64(number) * bits)) - 1
    let wordMask: UInt64 = (1 << bits) - 1
    let upper = levels[number]
    let lower = levels[number - 1]
    var sums = ClassSums(count: classCount)
    var masses = [Float](repeating: 0, count: upper.count)
    var suffixes: [Int] = []
    var context = 0
    var index = 0
    while index < upper.count {
      let start = index
      let prefix = upper.keys[index] >> bits
      while context < lower.count, lower.keys[context] < prefix { context += 1 }
      let hasContext = context < lower.count && lower.keys[context] == prefix
      let backoff = hasContext ? exponential(lower.logBackoffs[context]) : 1
      var cursor = KeyCursor()
      cursor.start(at: upper.keys[index] & mask, in: lower.keys)
      suffixes.removeAll(keepingCapacity: true)
      var total = 0.0
      while index < upper.count, upper.keys[index] >> bits == prefix {
        let suffix = cursor.find(upper.keys[index] & mask, in: lower.keys) ?? 0
        suffixes.append(suffix)
        total += Double(upper.counts[index])
        sums.add(
          Int(classes[Int(upper.keys[index] & wordMask)]),
          explicit: exponential(upper.logProbabilities[index]),
          lower: exponential(lower.logProbabilities[suffix]))
        index += 1
      }
      for (offset, suffix) in suffixes.enumerated() {
        let entry = start + offset
        let with = exponential(upper.logProbabilities[entry])
        let without = backoff * exponential(lower.logProbabilities[suffix])
        let ofClass = sums.mass(
          Int(classes[Int(upper.keys[entry] & wordMask)]), backoff: backoff,
          lowerMass: Double(classMasses[number - 1][suffix]))
        masses[entry] = Float(ofClass)
        let rivals = ofClass + Self.otherReadings * max(1 - ofClass, 0)
        let loss = Self.loss(with: with, without: without, rivals: max(rivals, with))
        worth[number][entry] = Float(total * loss)
      }
      shareContext(of: start..<index, order: number)
      sums.clear()
    }
    classMasses[number] = masses
  }

  /// Divides the information of the n-grams of a context by their bytes. The context of trigrams
  /// takes bytes too; it is worth them if its best trigrams together are.
  private mutating func shareContext(of entries: Range<Int>, order number: Int) {
    let mask: UInt64 = (1 << bits) - 1
    func size(_ entry: Int) -> Float {
      bytes.ofNGram(
        number, endingWith: UInt32(truncatingIfNeeded: levels[number].keys[entry] & mask))
    }
    guard number > 1 else {
      for entry in entries { worth[number][entry] /= size(entry) }
      return
    }
    var told: Float = 0
    var taken = Float(NGramBytes.context)
    var together: Float = 0
    let ranked = entries.map { (told: worth[number][$0], bytes: size($0)) }
      .sorted { $0.told * $1.bytes > $1.told * $0.bytes }
    for entry in ranked {
      told += entry.told
      taken += entry.bytes
      together = max(together, told / taken)
    }
    for entry in entries {
      worth[number][entry] = min(worth[number][entry] / size(entry), together)
    }
  }

  /// Returns the loss in telling a word from its rivals when its probability changes: the
  /// divergence of the distribution over the rivals.
  private static func loss(with: Double, without: Double, rivals: Double) -> Double {
    let without = max(without, 1e-12)
    let changed = rivals - with + without
    return max(0, with * logarithm(with / without) - rivals * logarithm(rivals / changed))
  }

  /// Raises the worth of the context and the suffix of each n-gram to at least its own.
  private mutating func handDown(_ number: Int) {
    guard number > 1 else { return }
    let mask: UInt64 = (1 << (UInt64(number) * bits)) - 1
    let upper = levels[number]
    let lower = levels[number - 1]
    var context = 0
    var index = 0
    while index < upper.count {
      let prefix = upper.keys[index] >> bits
      while context < lower.count, lower.keys[context] < prefix { context += 1 }
      let hasContext = context < lower.count && lower.keys[context] == prefix
      var cursor = KeyCursor()
      cursor.start(at: upper.keys[index] & mask, in: lower.keys)
      while index < upper.count, upper.keys[index] >> bits == prefix {
        let needed = worth[number][index]
        if let suffix = cursor.find(upper.keys[index] & mask, in: lower.keys) {
          worth[number - 1][suffix] = max(worth[number - 1][suffix], needed)
        }
        if hasContext { worth[number - 1][context] = max(worth[number - 1][context], needed) }
        index += 1
      }
    }
  }

  /// Returns the number of n-grams of each order whose worth is at least `threshold`.
  package func counts(threshold: Float) -> [Int] {
    worth.enumerated().map { number, worth in
      number == 0 ? worth.count : worth.reduce(0) { $0 + ($1 >= threshold ? 1 : 0) }
    }
  }

  /// Calls `body` in ascending order with each n-gram of an order whose worth is at least
  /// `threshold`, and its worth.
  func forEach(order: Int, threshold: Float, _ body: (_ key: UInt64, _ worth: Float) -> Void) {
    guard order <= levels.count else { return }
    for (key, worth) in zip(levels[order - 1].keys, worth[order - 1]) where worth >= threshold {
      body(key, worth)
    }
  }

  /// Bits per word in a key.
  var bitsPerWord: Int { Int(bits) }
  /// The number of words, including the special ones.
  var wordCount: Int { levels[0].count }

  /// Returns the model of the n-grams whose worth is at least `threshold`, with normalized back-off
  /// weights.
  package func model(threshold: Float, vocabulary: Vocabulary) -> BackoffModel {
    var pruned: [BackoffModel.Level] = []
    for (number, level) in levels.enumerated() {
      var kept = BackoffModel.Level()
      for index in 0..<level.count where number == 0 || worth[number][index] >= threshold {
        kept.keys.append(level.keys[index])
        kept.logProbabilities.append(level.logProbabilities[index])
      }
      kept.logBackoffs = [Float](repeating: 0, count: kept.count)
      pruned.append(kept)
    }
    var model = BackoffModel(
      vocabulary: vocabulary, bitsPerWord: Int(bits), levels: pruned)
    model.normalizeBackoffs()
    return model
  }
}
