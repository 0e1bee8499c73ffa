/// What slips cost, in thousandths of a nat: −ln of how often each happens where it could.
public struct TypoCosts: Sendable, Equatable {
  /// A key beside the one that was meant.
  public var neighbour: Int32 = 3600
  /// The letter of the same key without shift or a long press: `e` for `é`.
  public var unmarked: Int32 = 1200
  /// Another letter with or without the same marks: `á` for `à`, `é` for `e`.
  public var marks: Int32 = 2500
  /// A vowel for another.
  public var vowel: Int32 = 5600
  /// Any other letter.
  public var other: Int32 = 8000
  /// A letter left out.
  public var missing: Int32 = 2700
  /// The second of two equal letters left out.
  public var missingDouble: Int32 = 2500
  /// An apostrophe, a hyphen or a joiner left out: on phones as often as not.
  public var missingMark: Int32 = 500
  /// A letter too many.
  public var extra: Int32 = 6900
  /// A key beside the one before, hit with it: `thje`.
  public var extraNeighbour: Int32 = 5200
  /// A letter typed twice.
  public var extraDouble: Int32 = 3000
  /// Two letters in the wrong order.
  public var swapped: Int32 = 3800
  /// The capital of a word that is always written with one left out: `london`.
  public var missingCapital: Int32 = 1500
  /// A capital within a sentence on a word that has none of its own: `The Next Day`.
  public var extraCapital: Int32 = 1500
  /// A space left out between two words.
  public var missingSpace: Int32 = 6000
  /// What a slip in the first letter costs more.
  public var first: Int32 = 1200
  /// What each slip after the first costs more.
  public var further: Int32 = 2500
  /// Each letter that is not typed yet.
  public var untyped: Int32 = 100

  /// The costs that typists of phones and of hardware keyboards were found to have.
  public init() {}

  /// How many slips a word of so many letters typed has at most.
  func typoLimit(letters: Int) -> UInt8 {
    switch letters {
    case ..<3: 1
    case ..<longWord: 2
    default: 3
    }
  }

  /// From so many letters on, a word may have three slips.
  public var longWord = 9
}
