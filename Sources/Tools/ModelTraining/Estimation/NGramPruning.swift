/// Which n-grams a model of limited size keeps: those that tell most for their bytes.
///
/// An input method need not foresee words but tell those apart that are typed alike. So what an
/// n-gram tells is how much worse its word `w` is told from its rivals without it: with `p` and `p'`
/// the probability of `w` in the context with and without the n-gram, `T` the mass of the rivals and
/// `w` itself, and `N` how often the context occurs,
///
/// ```
/// loss = N · (p ln(p / p') − T ln(T / T')),   T' = T − p + p'
/// ```
///
/// which is the divergence of the two distributions over the rivals. They are the words of the same
/// reading, and a small part of all others, because the same keys can often be split in another way.
/// If all words were rivals it would be relative-entropy pruning (A. Stolcke, "Entropy-based pruning
/// of backoff language models", 1998). N-grams that say a word is *un*likely are kept too: 们 hardly
/// ever begins a sentence, 门 does.
///
/// An n-gram that a kept one needs is kept: its context, and the shorter n-gram it ends with.
package struct NGramPruning {
  /// How much words of other readings count as rivals.
  static let otherReadings = 0.1

  let levels: [NGramLevel]
  private let bits: UInt64
  private let bytes: NGramBytes
  /// What each n-gram tells for a byte, by order less one; unigrams always stay.
  private(set) var worth: [[Float]]

  /// The class of each word: words that are typed alike have the same.
  private let classes: [UInt32]
  private let classCount: Int
  /// The mass of its word's class in the context of each n-gram, by order less one.
  private var classMasses: [[Float]]

  /// Rates the n-grams of an estimate. `classes[i]` is the class of word `i`: words that are typed
  /// alike have the same; the classes are small numbers.
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

  /// The mass of each class in a context, kept for one context at a time.
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

    /// The mass of a class: that of its n-grams, and what backing off leaves to its other words.
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

  /// Rates the n-grams of an order, and hands what they are worth down to those that they need.
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

  /// Divides what the n-grams of a context tell by the bytes that they take. The context of trigrams
  /// takes some too: it is worth them where its best few together are.
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

  /// What telling a word from its rivals loses when its probability changes: the divergence of the
  /// distribution over the rivals.
  private static func loss(with: Double, without: Double, rivals: Double) -> Double {
    let without = max(without, 1e-12)
    let changed = rivals - with + without
    return max(0, with * logarithm(with / without) - rivals * logarithm(rivals / changed))
  }

  /// Hands what n-grams are worth to those that they need: the context, and the shorter n-gram.
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

  /// How many n-grams of each order are worth at least `threshold`.
  package func counts(threshold: Float) -> [Int] {
    worth.enumerated().map { number, worth in
      number == 0 ? worth.count : worth.reduce(0) { $0 + ($1 >= threshold ? 1 : 0) }
    }
  }

  /// Calls `body` with each n-gram of an order that is worth at least `threshold`, in ascending order,
  /// and what it is worth.
  func forEach(order: Int, threshold: Float, _ body: (_ key: UInt64, _ worth: Float) -> Void) {
    guard order <= levels.count else { return }
    for (key, worth) in zip(levels[order - 1].keys, worth[order - 1]) where worth >= threshold {
      body(key, worth)
    }
  }

  /// How many bits a word takes in a key.
  var bitsPerWord: Int { Int(bits) }
  /// How many words there are.
  var wordCount: Int { levels[0].count }

  /// The n-grams that are worth at least `threshold`, with backoff weights that fit.
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
