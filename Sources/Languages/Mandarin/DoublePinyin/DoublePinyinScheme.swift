/// A scheme of double pinyin: two keys a syllable, the first for its initial, the second for its
/// final. `README.md` beside this file tells the form of the files.
///
/// ```
/// nihc   ni hao   in Xiaohe's scheme, where c stands for ao
/// ```
public struct DoublePinyinScheme: Hashable, Sendable {
  /// A row of the file: what one key stands for.
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

  /// What lists of schemes show.
  public let name: String
  /// The file, for messages.
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

  /// Whether a keystroke belongs to the scheme.
  func uses(_ key: UInt8) -> Bool { keys[key] != nil }

  /// Whether a key is the first of some syllable.
  func beginsSyllables(_ key: UInt8) -> Bool {
    keys[key].map { !$0.initials.isEmpty } ?? false || pairs.contains { $0.keys.first == key }
  }

  /// The keys that a spelling is typed by, two each; none where the scheme has none for it.
  func keyPairs(for spelling: PinyinSpelling) -> [[UInt8]] {
    var pairs = self.pairs.filter { $0.syllables.contains(spelling.text) }.map(\.keys)
    for first in keysOfInitials[spelling.initial] ?? [] {
      for second in keysOfFinals[spelling.final] ?? [] where !pairs.contains([first, second]) {
        pairs.append([first, second])
      }
    }
    return pairs
  }

  /// The first keys for a syllable that two keys cannot type, `ng`: the initial of its letters.
  func initialKeys(for spelling: PinyinSpelling) -> [UInt8] {
    keysOfInitials[spelling.initial] ?? []
  }

  /// What is typed for some syllables. One that has no pair is typed by the key of its initial and
  /// an apostrophe.
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
