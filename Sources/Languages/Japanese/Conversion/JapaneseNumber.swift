/// A number and how many kana it is read with.
struct JapaneseNumber: Hashable {
  var value: Int64
  var length: Int

  private static let digits: [(reading: String, value: Int64)] = [
    ("ぜろ", 0), ("れい", 0), ("いち", 1), ("いっ", 1), ("に", 2), ("さん", 3), ("よん", 4), ("し", 4),
    ("よ", 4), ("ご", 5), ("ろく", 6), ("ろっ", 6), ("なな", 7), ("しち", 7), ("はち", 8), ("はっ", 8),
    ("きゅう", 9), ("く", 9),
  ]
  private static let units: [(reading: String, value: Int64)] = [
    ("じゅう", 10), ("じゅっ", 10), ("じっ", 10), ("ひゃく", 100), ("びゃく", 100), ("ぴゃく", 100), ("ひゃっ", 100),
    ("せん", 1000), ("ぜん", 1000),
  ]
  private static let largeUnits: [(reading: String, value: Int64)] = [
    ("まん", 10_000), ("おく", 100_000_000), ("ちょう", 1_000_000_000_000),
  ]

  private static let firstKana = Set(
    (digits + units).compactMap { $0.reading.unicodeScalars.first })
  private static let lastKana = Set(
    (digits + units + largeUnits).compactMap { $0.reading.unicodeScalars.last })

  /// Whether the reading of a number can begin with a kana.
  static func canBegin(with kana: Unicode.Scalar) -> Bool { firstKana.contains(kana) }

  /// Whether the reading of a number can end with a kana.
  static func canEnd(with kana: Unicode.Scalar) -> Bool { lastKana.contains(kana) }

  /// The number that all of a reading is; nil where it is none.
  static func whole(_ reading: ArraySlice<Unicode.Scalar>) -> JapaneseNumber? {
    prefixes(of: Array(reading)).last { $0.length == reading.count }
  }

  /// Whether it is usually written in digits: 2019 is, 百, 二十 and 三兆 are not.
  var isWrittenInDigits: Bool {
    guard value > 100 else { return false }
    var rest = value
    while rest % 10 == 0 { rest /= 10 }
    return rest > 9
  }

  /// What stands before a place in a reading.
  private struct State: Hashable {
    var place = 0
    /// What is complete: 12万 of 12万3千.
    var total: Int64 = 0
    /// What is below the next large unit.
    var section: Int64 = 0
    /// A digit without its unit.
    var digit: Int64?
    /// The last unit, and the last large one: the next must be smaller.
    var unit: Int64 = 10_000
    var largeUnit = Int64.max

    var value: Int64 { total + section + (digit ?? 0) }
  }

  /// All numbers that a reading begins with, the shortest first.
  static func prefixes(of reading: [Unicode.Scalar]) -> [JapaneseNumber] {
    var found: Set<JapaneseNumber> = []
    var states = [State()]
    var seen: Set<State> = []
    while let state = states.popLast() {
      guard seen.insert(state).inserted else { continue }
      if state.place > 0 {
        found.insert(JapaneseNumber(value: state.value, length: state.place))
      }
      states += steps(from: state, in: reading)
    }
    return found.sorted { ($0.length, $0.value) < ($1.length, $1.value) }
  }

  private static func steps(from state: State, in reading: [Unicode.Scalar]) -> [State] {
    let rest = reading[state.place...]
    func after(_ text: String) -> Int? {
      rest.starts(with: text.unicodeScalars) ? state.place + text.unicodeScalars.count : nil
    }
    var steps: [State] = []
    for (text, value) in digits where state.digit == nil {
      guard let place = after(text) else { continue }
      var next = state
      (next.place, next.digit) = (place, value)
      steps.append(next)
    }
    for (text, value) in units where value < state.unit && state.digit != 0 {
      guard let place = after(text) else { continue }
      var next = state
      next.section += (state.digit ?? 1) * value
      (next.place, next.digit, next.unit) = (place, nil, value)
      steps.append(next)
    }
    let section = state.section + (state.digit ?? 0)
    for (text, value) in largeUnits where value < state.largeUnit && section > 0 {
      guard let place = after(text) else { continue }
      var next = state
      next.total += section * value
      (next.place, next.section, next.digit) = (place, 0, nil)
      (next.unit, next.largeUnit) = (10_000, value)
      steps.append(next)
    }
    return steps
  }
}
