/// Finds the words that a listed word may be a misspelling of: those that sound alike by the rules
/// of `sounds.tsv`, and those with a letter doubled or not.
///
/// ```
/// warscheinlich   wahrscheinlich   ar for ahr
/// vieleicht       vielleicht       l for ll
/// ```
struct Misspellings {
  private let rules: [(typed: [UInt32], meant: [UInt32])]
  /// The minimum length of a misspelling, in letters. Short words that sound alike are often both
  /// right: `seit` and `seid`.
  static let shortestWord = 7

  /// - Parameter sounds: lines `typed TAB meant TAB cost`, as `SoundFile` has them.
  init(sounds: [String]) {
    rules = sounds.compactMap { line in
      let fields = line.split(separator: "\t").map { $0.unicodeScalars.map(\.value) }
      return fields.count > 1 ? (fields[0], fields[1]) : nil
    }
  }

  /// Returns the spellings that a word may have been meant for, which need not be words.
  func meant(by word: [UInt32]) -> [[UInt32]] {
    guard word.count >= Self.shortestWord else { return [] }
    var meant: [[UInt32]] = []
    for index in word.indices {
      let next = index + 1
      if next < word.count, word[index] == word[next] {
        meant.append(Array(word[..<index] + word[next...]))
      } else if index == 0 || word[index - 1] != word[index] {
        meant.append(Array(word[...index] + word[index...]))
      }
      for rule in rules where word[index...].starts(with: rule.typed) {
        meant.append(Array(word[..<index] + rule.meant + word[(index + rule.typed.count)...]))
      }
    }
    return meant
  }
}
