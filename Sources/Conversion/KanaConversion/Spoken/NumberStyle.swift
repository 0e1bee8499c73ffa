#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How numbers are written. That is a habit: who wrote 五十分 means 六十分 too.
package enum NumberStyle: UInt8, CaseIterable, Codable, Sendable {
  /// 50
  case digits
  /// 五十
  case kanji
  /// ５０
  case fullWidth

  /// The reading under which a style is learned: no kana, so that no word has it.
  package static let learnedReading = "0"

  private static let kanjiOfNumbers = Set("〇一二三四五六七八九十百千万億兆".unicodeScalars)

  /// The style of a text that is a number; nil for others.
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

  /// The text under which it is learned: a nought as the style writes it.
  package var learnedText: String { WrittenNumber(value: 0).text(in: self) }
}

/// What the styles cost, by what is usual and by what was chosen.
struct NumberStyleCosts {
  /// So many choices is what is usual worth.
  private static let prior = 2.0
  /// How much of a nat counts, in thousandths, beside what words cost.
  private static let weight = 700.0
  /// What changing the style within a text costs: 2人 and 五人 seldom stand side by side.
  private static let changeCost: Int32 = 1_400

  /// A row for each kind of number, a column for each style.
  private let costs: [Int32]
  private let offersFullWidth: Bool

  /// Nothing was chosen.
  static let usual = NumberStyleCosts(choices: [:])

  /// - Parameter choices: how often each style was chosen.
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

  /// What it costs that a number is written in a style after another.
  static func change(from before: NumberStyle?, to style: NumberStyle?) -> Int32 {
    guard let before, let style, before != style else { return 0 }
    return changeCost
  }

  /// Whether a style is usual or was chosen.
  func isOffered(_ style: NumberStyle) -> Bool { style != .fullWidth || offersFullWidth }

  /// What a style costs a number.
  func cost(of style: NumberStyle, value: Int64) -> Int32 {
    costs[Self.kind(of: value) * NumberStyle.allCases.count + Int(style.rawValue)]
  }

  /// What share of numbers before the thirty commonest counters is written in each style, in the texts
  /// of today that the model was trained on (chat, speech, technical text, the web).
  private static let usualShares: [[Double]] = [
    [0.50, 0.50, 0], [0.92, 0.08, 0], [0.88, 0.12, 0],
    [0.96, 0.04, 0], [0.65, 0.35, 0], [0.99, 0.01, 0],
  ]

  /// Up to three; up to nine; ten; up to ninety-nine; a digit with noughts (300); others.
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
