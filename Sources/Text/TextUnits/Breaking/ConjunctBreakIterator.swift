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
    rules.boundary(before: offset, skipping: isWithinConjunct)
  }

  func boundary(after offset: Int) -> Int? {
    rules.boundary(after: offset, of: window.count, skipping: isWithinConjunct)
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

  private let linkers: Set<UInt32>
  private let consonants: UnicodeSet

  /// Reads lines of script, linker and ranges of consonants, in hexadecimal. Lines that begin with
  /// `#` are comments.
  init(parsing text: String) {
    var linkers: Set<UInt32> = []
    var consonants: [ClosedRange<UInt32>] = []
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
    self.linkers = linkers
    self.consonants = UnicodeSet(ranges: consonants)
  }

  /// Whether a sign joins the consonants around it.
  func isLinker(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x900 && linkers.contains(scalar.value)
  }

  /// Whether a letter can be part of a conjunct.
  func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x900 && consonants.contains(scalar)
  }
}
