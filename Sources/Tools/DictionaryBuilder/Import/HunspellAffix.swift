/// A rule of a `PFX` or `SFX` table. If the edge of a word matches `condition`, the rule removes
/// `strip` from it and adds `add` in its place.
struct HunspellAffix {
  /// The set of characters that one position of a condition matches.
  enum Position {
    case any
    case oneOf(Set<UInt32>)
    case noneOf(Set<UInt32>)

    func matches(_ scalar: UInt32) -> Bool {
      switch self {
      case .any: true
      case .oneOf(let set): set.contains(scalar)
      case .noneOf(let set): !set.contains(scalar)
      }
    }
  }

  let isPrefix: Bool
  /// Whether the rule can combine with an affix on the other side.
  let crosses: Bool
  let strip: [UInt32]
  let add: [UInt32]
  let condition: [Position]
  /// The flags of the forms that the rule makes.
  let flags: [HunspellFlag]

  /// Applies the rule to `word`; nil if it does not match. A rule may remove a whole word only if
  /// `FULLSTRIP` allows it.
  func applied(to word: [UInt32], fullStrip: Bool) -> [UInt32]? {
    guard word.count > strip.count || fullStrip && word.count == strip.count,
      word.count >= condition.count
    else { return nil }
    if isPrefix {
      guard word.starts(with: strip), zip(condition, word).allSatisfy({ $0.matches($1) })
      else { return nil }
      return add + word[strip.count...]
    }
    guard word.suffix(strip.count).elementsEqual(strip),
      zip(condition, word.suffix(condition.count)).allSatisfy({ $0.matches($1) })
    else { return nil }
    return word.dropLast(strip.count) + add
  }

  /// Parses a condition: literal characters, `.` for any character, `[abc]`, `[^abc]`.
  static func condition(_ text: some StringProtocol) throws(RejectionReason) -> [Position] {
    var positions: [Position] = []
    var rest = text.unicodeScalars.map(\.value)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case 0x2E: positions.append(.any)
      case 0x5B:
        guard let end = rest.firstIndex(of: 0x5D) else {
          throw .malformed("'[' is not closed in the condition '\(text)'")
        }
        let isNegative = rest.first == 0x5E
        let set = Set(rest[..<end].dropFirst(isNegative ? 1 : 0))
        positions.append(isNegative ? .noneOf(set) : .oneOf(set))
        rest = rest[(end + 1)...]
      default: positions.append(.oneOf([scalar]))
      }
    }
    return positions.count == 1 && text == "." ? [] : positions
  }
}
