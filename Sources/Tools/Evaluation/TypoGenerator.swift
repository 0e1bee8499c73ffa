import SyllableConversion
import ToolSupport

/// Generates typos: by default one in every twenty keys, repeatable for a seed.
///
/// The keys of all rows are counted in blocks. In each block one random key is
/// mistyped. The kinds have the weights 4 : 2 : 2 : 2:
///
/// - a neighbouring key instead of the key (all neighbours equally likely),
/// - the key missing,
/// - the key doubled,
/// - the key swapped with the next one; if they are equal or the row ends, the key is missing
///   instead.
package struct TypoGenerator {
  private let keysPerTypo: Int
  private let neighbours: (UInt8) -> [UInt8]
  private var random: SeededGenerator
  /// The remaining keys of the block, and the index of the mistyped one.
  private var left = 0
  private var mistyped = 0

  /// Creates a generator. Equal seeds give equal typos.
  ///
  /// - Parameters:
  ///   - seed: the seed.
  ///   - keysPerTypo: the number of keys with one typo, at least 1.
  ///   - neighbours: the keys beside a key; by default those of a QWERTY keyboard.
  package init(
    seed: UInt64, keysPerTypo: Int = 20,
    neighbours: @escaping (UInt8) -> [UInt8] = QwertyKeys.neighbours
  ) {
    random = SeededGenerator(seed: seed)
    self.keysPerTypo = max(keysPerTypo, 1)
    self.neighbours = neighbours
  }

  /// Returns the keys with typos. Characters without neighbours are not counted and stay.
  package mutating func typo(_ keys: String) -> String {
    let keys = Array(keys.utf8)
    var typed: [UInt8] = []
    var index = 0
    while index < keys.count {
      let key = keys[index]
      if !neighbours(key).isEmpty, isMistyped() {
        index += append(key, next: index + 1 < keys.count ? keys[index + 1] : nil, to: &typed)
      } else {
        typed.append(key)
        index += 1
      }
    }
    return String(decoding: typed, as: UTF8.self)
  }

  /// Whether the next key is the mistyped one of its block.
  private mutating func isMistyped() -> Bool {
    if left == 0 {
      left = keysPerTypo
      mistyped = Int.random(in: 1...keysPerTypo, using: &random)
    }
    left -= 1
    return left + 1 == mistyped
  }

  /// Appends a mistyped key.
  ///
  /// - Returns: The number of keys that it replaces, 1 or 2.
  private mutating func append(_ key: UInt8, next: UInt8?, to typed: inout [UInt8]) -> Int {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: typed.append(neighbours(key).randomElement(using: &random) ?? key)
    case 4..<6: break
    case 6..<8: typed += [key, key]
    default:
      guard let next, next != key else { break }
      typed += [next, key]
      // The next key is swapped with this one: count it without mistyping it.
      _ = isMistyped()
      return 2
    }
    return 1
  }
}
