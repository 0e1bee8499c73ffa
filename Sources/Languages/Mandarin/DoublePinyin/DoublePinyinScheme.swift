/// A double-pinyin scheme: two keys per syllable, the first for its initial, the second for its
/// final. `README.md` of this module describes the file format.
///
/// ```
/// nihc   ni hao   in Xiaohe's scheme, where c stands for ao
/// ```
public struct DoublePinyinScheme: Hashable, Sendable {
  /// A row of the file: the meanings of one key.
  struct Key: Hashable, Sendable {
    /// An empty string is the key before syllables that begin with a vowel.
    var initials: [String]
    var finals: [String]
    var line: Int
  }

  /// A row of the file: two keys for whole syllables.
  struct Pair: Hashable, Sendable {
    var keys: [UInt8]
    var syllables: [String]
    var line: Int
  }

  /// The name in lists of schemes.
  public let name: String
  /// The name of the file, for messages.
  public let file: String
  let keys: [UInt8: Key]
  let pairs: [Pair]
  private let keysOfInitials: [String: [UInt8]]
  private let keysOfFinals: [String: [UInt8]]

  init(name: String, file: String, keys: [UInt8: Key], pairs: [Pair]) {
    self.name = name
    self.file = file
    self.keys = keys
    self.pairs = pairs
    let ordered = keys.sorted { $0.key < $1.key }
    var initials: [String: [UInt8]] = [:]
    var finals: [String: [UInt8]] = [:]
    for (key, meaning) in ordered {
      for initial in meaning.initials { initials[initial, default: []].append(key) }
      for final in meaning.finals { finals[final, default: []].append(key) }
    }
    keysOfInitials = initials
    keysOfFinals = finals
  }

  /// Whether the scheme uses a key.
  func uses(_ key: UInt8) -> Bool { keys[key] != nil }

  /// Whether a key is the first of some syllable.
  func beginsSyllables(_ key: UInt8) -> Bool {
    keys[key].map { !$0.initials.isEmpty } ?? false || pairs.contains { $0.keys.first == key }
  }

  /// Returns the key pairs that type a spelling; empty if the scheme has none.
  func keyPairs(for spelling: PinyinSpelling) -> [[UInt8]] {
    var pairs = self.pairs.filter { $0.syllables.contains(spelling.text) }.map { $0.keys }
    for first in keysOfInitials[spelling.initial] ?? [] {
      for second in keysOfFinals[spelling.final] ?? [] where !pairs.contains([first, second]) {
        pairs.append([first, second])
      }
    }
    return pairs
  }

  /// Returns the first keys for a syllable that no pair types, such as `ng`: those of its initial.
  func initialKeys(for spelling: PinyinSpelling) -> [UInt8] {
    keysOfInitials[spelling.initial] ?? []
  }

  /// Returns the keys that type a sequence of syllables. A syllable without a pair is typed with
  /// the key of its initial and an apostrophe.
  ///
  /// ```
  /// ["ni", "hao"]   nihc      ["ng", "a"]   n'aa
  /// ```
  public func keystrokes(for syllables: [String]) -> String {
    syllables.map { text in
      let spelling = PinyinSpelling(text)
      if let pair = keyPairs(for: spelling).first { return String(decoding: pair, as: UTF8.self) }
      let keys = initialKeys(for: spelling).prefix(1) + [UInt8(ascii: "'")]
      return String(decoding: keys, as: UTF8.self)
    }.joined()
  }
}
