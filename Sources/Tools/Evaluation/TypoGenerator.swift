import SeededRandom
import SyllableConversion

/// Makes the slips of a typist: one in every twenty letters, the same for the same seed.
///
/// The letters of all rows are counted through in blocks of twenty; one letter of each block, drawn
/// at random, is slipped. The kinds are drawn with the weights 4 : 2 : 2 : 2:
///
/// - a neighbouring key in place of the letter (`QwertyKeys`, each neighbour as likely),
/// - the letter missing,
/// - the letter twice,
/// - the letter and the next one swapped; where they are the same or the row ends, the letter is
///   missing instead.
package struct TypoGenerator {
  /// How many letters have one slip among them.
  package static let lettersPerTypo = 20

  private var random: SeededGenerator
  /// Letters of the block still to come, and which of them is slipped.
  private var left = 0
  private var mistyped = 0

  /// A typist; equal seeds make equal slips.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The keys with slips. What is no small letter is not counted, and stays.
  package mutating func typo(_ keys: String) -> String {
    let keys = Array(keys.utf8)
    var typed: [UInt8] = []
    var index = 0
    while index < keys.count {
      let key = keys[index]
      let isLetter = key >= UInt8(ascii: "a") && key <= UInt8(ascii: "z")
      if isLetter, isMistyped() {
        index += append(key, next: index + 1 < keys.count ? keys[index + 1] : nil, to: &typed)
      } else {
        typed.append(key)
        index += 1
      }
    }
    return String(decoding: typed, as: UTF8.self)
  }

  /// Whether the next letter is the one of its block.
  private mutating func isMistyped() -> Bool {
    if left == 0 {
      left = Self.lettersPerTypo
      mistyped = Int.random(in: 1...Self.lettersPerTypo, using: &random)
    }
    left -= 1
    return left + 1 == mistyped
  }

  /// Types a letter wrongly, and answers how many keys that took.
  private mutating func append(_ key: UInt8, next: UInt8?, to typed: inout [UInt8]) -> Int {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: typed.append(QwertyKeys.neighbours(of: key).randomElement(using: &random) ?? key)
    case 4..<6: break
    case 6..<8: typed += [key, key]
    default:
      guard let next, next != key else { break }
      typed += [next, key]
      // The next letter is typed with this one: it is counted, and is not slipped itself.
      _ = isMistyped()
      return 2
    }
    return 1
  }
}
