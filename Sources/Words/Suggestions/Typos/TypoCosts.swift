/// The costs of typos in nats × 1000: −ln of the rate of each typo where it is possible.
public struct TypoCosts: Sendable, Equatable {
  /// A neighbouring key instead of the meant one.
  public var neighbour: Int32 = 3600
  /// The letter of the same key without shift or a long press: `e` for `é`.
  public var unmarked: Int32 = 1200
  /// A letter with other marks than typed: `á` for `à`, `é` for `e`.
  public var marks: Int32 = 2500
  /// Another vowel for a vowel.
  public var vowel: Int32 = 5600
  /// Any other letter.
  public var other: Int32 = 8000
  /// A missing letter.
  public var missing: Int32 = 2700
  /// The second of two equal letters is missing.
  public var missingDouble: Int32 = 2500
  /// A missing apostrophe, hyphen or joiner: on phones as often as not.
  public var missingMark: Int32 = 500
  /// An extra letter.
  public var extra: Int32 = 6900
  /// A key next to the previous one, hit with it: `thje`.
  public var extraNeighbour: Int32 = 5200
  /// A letter typed twice.
  public var extraDouble: Int32 = 3000
  /// Two letters in the wrong order.
  public var swapped: Int32 = 3800
  /// A missing capital in a word that is always written with one: `london`.
  public var missingCapital: Int32 = 1500
  /// A capital within a sentence on a word that has none of its own: `The Next Day`.
  public var extraCapital: Int32 = 1500
  /// A missing space between two words.
  public var missingSpace: Int32 = 6000
  /// The extra cost of a typo in the first letter.
  public var first: Int32 = 1200
  /// The extra cost of each typo after the first.
  public var further: Int32 = 2500
  /// The cost of each letter that is not typed yet.
  public var untyped: Int32 = 100

  /// Creates the default costs, estimated from typing on phones and hardware keyboards.
  public init() {}

  /// Returns the largest number of typos in a word of this many typed letters.
  func typoLimit(letters: Int) -> UInt8 {
    switch letters {
    case ..<3: 1
    case ..<longWord: 2
    default: 3
    }
  }

  /// The length from which a word may have three typos, in letters.
  public var longWord = 9
}
