/// The ways people write a script in Latin letters, each with a cost: the contents of a
/// `romanisation.txt`, whose format the README of this module describes.
///
/// ```
/// hi   k क 0, kh ख 0, h ह 0, ee ई ी 0, i ई ी 700     khushee, khushi → खुशी
/// ar   7 ح 0, h ح 500, a - 300, a ا 900              7abibi, habibi → حبيبي
/// ```
///
/// A cost is −ln of the probability that the text is written so (nats × 1000).
public struct RomanisationRules: Sendable {
  /// The name of the rules.
  public let name: String
  /// The BCP 47 tag of the language.
  public let language: String
  /// The cost of a word that ends with a consonant whose inherent vowel is not typed.
  let openEnd: Int32
  /// The cost of a word that ends with a rule for the inside of words.
  let innerEnd: Int32
  /// The cost of a word that is followed by another one as its ending; nil if words are separate.
  let ending: Int32?
  /// Whether texts are jamo, which are composed to syllables.
  let isJamo: Bool
  /// The rule that inserts the sign between consonants; nil if the script has none.
  let virama: Rule?
  /// All rules. Rules with the same keys are adjacent.
  let rules: [Rule]
  /// The rules by their packed keys.
  let byKeys: [UInt64: Range<Int>]
  /// The rules without keys: text that people leave out.
  let unwritten: Range<Int>
  /// The length of the longest keys.
  let longestKeys: Int
  /// The bytes that occur in keys.
  let keys: Set<UInt8>

  /// A rule: keys, the text they stand for, and where they do.
  struct Rule: Hashable, Sendable {
    /// The condition on the text before: a consonant that still has its inherent vowel, none, or
    /// either.
    enum Need: Hashable, Sendable { case anything, openConsonant, noOpenConsonant }

    let keys: String
    let text: String
    let cost: Int32
    let position: TransliterationRules.Position
    let need: Need
    /// Whether the text ends with a consonant that has its inherent vowel.
    let opensConsonant: Bool
    /// Whether a word hardly ends with the text.
    var isInner = false
  }

  /// The upper limit of the length of keys, so that they fit in a word with their length.
  static let maximumKeysLength = 7

  init(
    name: String, language: String, ends: (open: Int32, inner: Int32), ending: Int32?,
    isJamo: Bool, rules: [Rule]
  ) {
    self.name = name
    self.language = language
    openEnd = ends.open
    innerEnd = ends.inner
    self.ending = ending
    self.isJamo = isJamo
    virama = rules.first { $0.keys.isEmpty && $0.need == .openConsonant }
    let sorted = rules.enumerated().sorted {
      ($0.element.keys, $0.offset) < ($1.element.keys, $1.offset)
    }.map(\.element)
    self.rules = sorted
    var byKeys: [UInt64: Range<Int>] = [:]
    var start = 0
    while start < sorted.count {
      let end = sorted[start...].firstIndex { $0.keys != sorted[start].keys } ?? sorted.count
      byKeys[Self.packed(sorted[start].keys.utf8)] = start..<end
      start = end
    }
    unwritten = byKeys.removeValue(forKey: Self.packed("".utf8)) ?? 0..<0
    self.byKeys = byKeys
    longestKeys = sorted.map(\.keys.utf8.count).max() ?? 0
    keys = Set(sorted.flatMap { Array($0.keys.utf8) })
  }

  /// Returns keys as one number, with their count in the highest byte.
  @inline(__always) static func packed(_ keys: some Sequence<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    var count: UInt64 = 0
    for key in keys.prefix(maximumKeysLength) {
      value = value << 8 | UInt64(key)
      count += 1
    }
    return value | count << 56
  }
}
