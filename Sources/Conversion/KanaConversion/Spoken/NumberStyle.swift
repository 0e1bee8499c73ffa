import LibC

/// A written style of numbers. It is a habit: a user who wrote 五十分 means 六十分 too.
package enum NumberStyle: UInt8, CaseIterable, Codable, Sendable {
  /// 50
  case digits
  /// 五十
  case kanji
  /// ５０
  case fullWidth

  /// The reading under which a style is learned. It is not kana, so no word has it.
  package static let learnedReading = "0"

  private static let kanjiOfNumbers = Set("〇一二三四五六七八九十百千万億兆".unicodeScalars)

  /// Returns the style of a text that is a number; nil for any other text.
  init?(of text: ArraySlice<Unicode.Scalar>) {
    if text.allSatisfy({ (0x30...0x39).contains($0.value) }) {
      self = .digits
    } else if text.allSatisfy({ (0xFF10...0xFF19).contains($0.value) }) {
      self = .fullWidth
    } else if text.allSatisfy(Self.kanjiOfNumbers.contains) {
      self = .kanji
    } else {
      return nil
    }
  }

  /// The text under which the style is learned: zero in this style.
  package var learnedText: String { WrittenNumber(value: 0).text(in: self) }
}

/// The costs of number styles, from usual practice and the user's choices.
struct NumberStyleCosts {
  /// The number of choices that the usual shares count as.
  private static let prior = 2.0
  /// Cost units per nat: a nat of style counts less than the 1000 of a nat of words.
  private static let weight = 700.0
  /// The cost of changing the style within a text: 2人 and 五人 rarely occur together.
  private static let changeCost: Int32 = 1_400

  /// One row per kind of number, one column per style.
  private let costs: [Int32]
  private let offersFullWidth: Bool

  /// The costs without any choices.
  static let usual = NumberStyleCosts(choices: [:])

  /// Creates the costs.
  ///
  /// - Parameter choices: how often the user chose each style.
  init(choices: [NumberStyle: Double]) {
    let total = choices.values.reduce(0, +)
    offersFullWidth = choices[.fullWidth, default: 0] > 0
    costs = Self.usualShares.flatMap { shares in
      zip(NumberStyle.allCases, shares).map { style, usual in
        let share = (usual * Self.prior + choices[style, default: 0]) / (Self.prior + total)
        return Int32(-Self.weight * log(max(share, Self.leastShare)))
      }
    }
  }

  private static let leastShare = 1e-3

  /// Returns the cost of a number in one style after a number in another.
  static func change(from before: NumberStyle?, to style: NumberStyle?) -> Int32 {
    guard let before, let style, before != style else { return 0 }
    return changeCost
  }

  /// Returns whether a style is usual or was chosen.
  func isOffered(_ style: NumberStyle) -> Bool { style != .fullWidth || offersFullWidth }

  /// Returns the cost of a number in a style.
  func cost(of style: NumberStyle, value: Int64) -> Int32 {
    costs[Self.kind(of: value) * NumberStyle.allCases.count + Int(style.rawValue)]
  }

  /// The share of each style among numbers before the thirty most frequent counters, in the
  /// contemporary texts that the model was trained on (chat, speech, technical text, the web).
  private static let usualShares: [[Double]] = [
    [0.50, 0.50, 0], [0.92, 0.08, 0], [0.88, 0.12, 0],
    [0.96, 0.04, 0], [0.65, 0.35, 0], [0.99, 0.01, 0],
  ]

  /// Returns the row of a number: up to 3; up to 9; 10; up to 99; one digit followed by zeros
  /// (300); others.
  private static func kind(of value: Int64) -> Int {
    switch value {
    case ...3: return 0
    case ...9: return 1
    case 10: return 2
    case ...99: return 3
    default:
      var rest = value
      while rest % 10 == 0 { rest /= 10 }
      return rest < 10 ? 4 : 5
    }
  }
}
