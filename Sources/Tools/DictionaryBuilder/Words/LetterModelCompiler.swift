import DictionaryImage
import LibC
import Suggestions

/// Counts letter trigrams in the words of a lexicon. Each word counts once: with frequencies, the
/// most common words would dominate the model.
struct LetterModelCompiler {
  /// The pseudo-count of each context that is distributed as the shorter context predicts.
  private static let smoothing = 5.0

  private let letterClasses: [UInt8]
  private let classCount: Int
  private var singles: [Double]
  private var pairs: [Double]
  private var triples: [Double]

  /// Counts the letters of words. A word is a sequence of letter indices below `letterCount`.
  init(_ words: [[UInt8]], letterCount: Int) {
    classCount = LetterModelSections.classCount(letters: letterCount)
    letterClasses = Self.classes(of: words, letterCount, classCount)
    singles = [Double](repeating: 0, count: classCount)
    pairs = [Double](repeating: 0, count: classCount * classCount)
    triples = [Double](repeating: 0, count: classCount * classCount * classCount)
    for word in words {
      var (first, second) = (LetterModelSections.boundary, LetterModelSections.boundary)
      for third in word.map({ Int(letterClasses[Int($0)]) }) + [LetterModelSections.boundary] {
        singles[third] += 1
        pairs[second * classCount + third] += 1
        triples[(first * classCount + second) * classCount + third] += 1
        (first, second) = (second, third)
      }
    }
  }

  /// Returns the class of each letter. The most frequent letters have a class of their own; the
  /// others share one.
  private static func classes(
    of words: [[UInt8]], _ letterCount: Int, _ classCount: Int
  ) -> [UInt8] {
    var counts = [Int](repeating: 0, count: letterCount)
    for word in words {
      for letter in word { counts[Int(letter)] += 1 }
    }
    var classes = [UInt8](repeating: UInt8(LetterModelSections.rare), count: letterCount)
    let order = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    for (index, letter) in order.prefix(classCount - 2).enumerated() {
      classes[letter] = UInt8(index + 2)
    }
    return classes
  }

  /// Returns the costs of a class after two others. The counts are smoothed with those after the
  /// second class alone, and those with the frequency of the class itself.
  private func costs() -> [UInt8] {
    let total = singles.reduce(0, +)
    let single = singles.map { ($0 + 0.5) / (total + 0.5 * Double(classCount)) }
    func smoothed(_ counts: ArraySlice<Double>, by expected: ArraySlice<Double>) -> [Double] {
      let total = counts.reduce(0, +) + Self.smoothing
      return zip(counts, expected).map { ($0 + Self.smoothing * $1) / total }
    }
    var behindOne: [Double] = []
    for second in 0..<classCount {
      behindOne += smoothed(pairs[row(second)], by: single[...])
    }
    var costs: [UInt8] = []
    for history in 0..<(classCount * classCount) {
      costs += smoothed(triples[row(history)], by: behindOne[row(history % classCount)]).map {
        UInt8(clamping: Int((-log($0) * 1000 / Double(LetterModelSections.step)).rounded()))
      }
    }
    return costs
  }

  /// The range of the classes after a context.
  private func row(_ history: Int) -> Range<Int> {
    history * classCount..<(history + 1) * classCount
  }

  /// Adds the sections of the model.
  func addSections(to writer: inout ImageWriter) {
    writer.add(LetterModelSections.classes, integers: letterClasses)
    writer.add(LetterModelSections.costs, integers: costs())
  }
}
