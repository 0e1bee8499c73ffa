/// The character boundaries of another iterator without those within conjuncts: the rule GB9c of
/// [UAX #29](https://www.unicode.org/reports/tr29/), for the scripts of `Data/conjuncts.tsv`. ICU has
/// the rule since version 74, for a set of scripts that grows. With it here, all versions agree.
///
/// ```
/// ಕ್ಷ      one character      ಕ್ ZWNJ ಷ      two: the joiner keeps them apart
/// ```
final class ConjunctBreakIterator: BreakIterator {
  private let rules: any BreakIterator
  private let conjuncts: Conjuncts
  private var window = TextWindow(bytes: UnsafeBufferPointer(start: nil, count: 0))

  init(_ rules: any BreakIterator, conjuncts: Conjuncts = .standard) {
    self.rules = rules
    self.conjuncts = conjuncts
  }

  func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    window = TextWindow(bytes: bytes)
    rules.setText(bytes)
  }

  func boundary(before offset: Int) -> Int? {
    var boundary = rules.boundary(before: offset)
    while let start = boundary, start > 0, isWithinConjunct(start) {
      boundary = rules.boundary(before: start)
    }
    return boundary
  }

  func boundary(after offset: Int) -> Int? {
    var boundary = rules.boundary(after: offset)
    while let end = boundary, end < window.count, isWithinConjunct(end) {
      boundary = rules.boundary(after: end)
    }
    return boundary
  }

  var lastUnit: WordKind { rules.lastUnit }

  /// Whether a consonant follows, and a linker with only marks around it is between it and the
  /// consonant before.
  private func isWithinConjunct(_ offset: Int) -> Bool {
    guard let next = window.scalar(after: offset), conjuncts.isConsonant(next.scalar) else {
      return false
    }
    var start = offset
    var isLinked = false
    while let last = window.scalar(before: start) {
      if conjuncts.isLinker(last.scalar) {
        isLinked = true
      } else if conjuncts.isConsonant(last.scalar) {
        return isLinked
      } else if !last.scalar.isZeroWidthJoiner,
        last.scalar.properties.canonicalCombiningClass == .notReordered
      {
        return false
      }
      start = last.start
    }
    return false
  }
}

/// The letters and signs that form conjuncts, read from `Data/conjuncts.tsv`.
struct Conjuncts: Sendable {
  /// The table of the package.
  static let standard = Conjuncts(
    parsing: String(decoding: PackageResources.conjuncts_tsv, as: UTF8.self))

  private var linkers: Set<UInt32> = []
  private var consonants: [ClosedRange<UInt32>] = []

  /// Reads lines of script, linker and ranges of consonants, in hexadecimal. Lines that begin with
  /// `#` are comments.
  init(parsing text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count >= 3, let linker = UInt32(fields[1], radix: 16) else { continue }
      linkers.insert(linker)
      for range in fields[2].split(separator: " ") {
        let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        if let first = ends.first, let last = ends.last, first <= last {
          consonants.append(first...last)
        }
      }
    }
    consonants.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a sign joins the consonants around it.
  func isLinker(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x900 && linkers.contains(scalar.value)
  }

  /// Whether a letter can be part of a conjunct.
  func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x900 else { return false }
    var (low, high) = (0, consonants.count)
    while low < high {
      let middle = (low + high) / 2
      if consonants[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < consonants.count && consonants[low].contains(value)
  }
}
