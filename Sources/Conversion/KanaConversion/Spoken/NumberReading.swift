/// A number as far as it was read in kana.
///
/// ```
/// に          2
/// にせん       2000: the 2 has its unit
/// にせんじゅう    2010
/// ```
package struct NumberReading: SpokenWhole {
  /// A part of a number: a digit, a unit below ten thousand, or a large unit.
  package struct Part: SpokenPart {
    enum Kind {
      /// A digit. `takesUnit` is true if a unit may follow this reading: よんせん, but not よせん.
      case digit(Int64, takesUnit: Bool)
      /// A unit. `digits` are the preceding digits that cause this sound: さんびゃく, not ごびゃく. Nil is
      /// any digit, or none.
      case unit(Int64, after: Set<Int64>?)
      case largeUnit(Int64)
    }

    package let kana: [Unicode.Scalar]
    let kind: Kind

    fileprivate init(_ reading: String, _ kind: Kind) {
      kana = Array(reading.unicodeScalars)
      self.kind = kind
    }
  }

  /// All parts, including their sound changes before other parts and before counters (じゅっぷん).
  package static let parts = Part.byEnd(
    [
      ("ぜろ", 0), ("れい", 0), ("いち", 1), ("いっ", 1), ("に", 2), ("さん", 3), ("よん", 4), ("ご", 5),
      ("ろく", 6), ("ろっ", 6), ("なな", 7), ("しち", 7), ("はち", 8), ("はっ", 8), ("きゅう", 9),
    ].map { Part($0, .digit($1, takesUnit: $1 > 0)) }
      + [("し", 4), ("よ", 4), ("く", 9)].map { Part($0, .digit($1, takesUnit: false)) }
      + [
        ("じゅう", 10), ("じゅっ", 10), ("じっ", 10), ("ひゃく", 100), ("ひゃっ", 100), ("せん", 1000),
      ].map { Part($0, .unit($1, after: nil)) }
      + [("びゃく", 100), ("びゃっ", 100), ("ぜん", 1000)].map { Part($0, .unit($1, after: [3])) }
      + [("ぴゃく", 100), ("ぴゃっ", 100)].map { Part($0, .unit($1, after: [6, 8])) }
      + [("まん", 10_000), ("おく", 100_000_000), ("ちょう", 1_000_000_000_000)]
      .map { Part($0, .largeUnit($1)) })

  /// The completed large units: 12万 of 12万3千.
  private var total: Int64 = 0
  /// The amount below the next large unit.
  private var section: Int64 = 0
  /// A digit that has no unit yet, and whether it may take one.
  private var digit: Int64?
  private var digitTakesUnit = true
  /// The last unit and the last large unit. The next one must be smaller.
  private var unit: Int64 = 10_000
  private var largeUnit = Int64.max

  /// Creates an empty reading.
  package init() {}

  /// The number read so far.
  package var value: Int64 { total + section + (digit ?? 0) }

  /// Returns the number with one more part; nil if no number continues so.
  package func appending(_ part: Part) -> NumberReading? {
    var next = self
    switch part.kind {
    case .digit(let value, let takesUnit):
      guard digit == nil else { return nil }
      (next.digit, next.digitTakesUnit) = (value, takesUnit)
    case .unit(let value, let digits):
      guard value < unit, digit == nil || digitTakesUnit else { return nil }
      if let digits, !(digit.map(digits.contains) ?? false) { return nil }
      next.section += (digit ?? 1) * value
      (next.digit, next.unit) = (nil, value)
    case .largeUnit(let value):
      let section = section + (digit ?? 0)
      guard value < largeUnit, section > 0 else { return nil }
      next.total += section * value
      (next.section, next.digit) = (0, nil)
      (next.unit, next.largeUnit) = (10_000, value)
    }
    return next
  }
}
