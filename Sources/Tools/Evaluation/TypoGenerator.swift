import SeededRandom
import SyllableConversion

/// Generates typos: one in every twenty letters, repeatable for a seed.
///
/// The letters of all rows are counted in blocks of twenty. In each block one random letter is
/// mistyped. The kinds have the weights 4 : 2 : 2 : 2:
///
/// - a neighbouring key instead of the letter (`QwertyKeys`, all neighbours equally likely),
/// - the letter missing,
/// - the letter doubled,
/// - the letter swapped with the next one; if they are equal or the row ends, the letter is missing
///   instead.
package struct TypoGenerator {
  /// The number of letters per typo.
  package static let lettersPerTypo = 20

  private var random: SeededGenerator
  /// The remaining letters of the block, and the index of the mistyped one.
  private var left = 0
  private var mistyped = 0

  /// Creates a generator. Equal seeds give equal typos.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns the keys with typos. Characters other than `a` to `z` are not counted and stay.
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

  /// Whether the next letter is the mistyped one of its block.
  private mutating func isMistyped() -> Bool {
    if left == 0 {
      left = Self.lettersPerTypo
      mistyped = Int.random(in: 1...Self.lettersPerTypo, using: &random)
    }
    left -= 1
    return left + 1 == mistyped
  }

  /// Appends a mistyped letter.
  ///
  /// - Returns: The number of keys that it replaces, 1 or 2.
  private mutating func append(_ key: UInt8, next: UInt8?, to typed: inout [UInt8]) -> Int {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: typed.append(QwertyKeys.neighbours(of: key).randomElement(using: &random) ?? key)
    case 4..<6: break
    case 6..<8: typed += [key, key]
    default:
      guard let next, next != key else { break }
      typed += [next, key]
      // The next letter is swapped with this one: count it without mistyping it.
      _ = isMistyped()
      return 2
    }
    return 1
  }
}
