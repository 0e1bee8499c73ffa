import Decoding
import InputCore

extension PinyinTyping {
  private static let tonesName = "tones"
  private static let exactName = "exact"
  static let noRerankingName = "no-reranking"

  /// The names of keys: letters, nine, and the double-pinyin schemes.
  public static var namesOfKeys: [String] {
    ["letters", "nine"] + DoublePinyinScheme.standard.map { $0.id }
  }

  /// All names that `init(names:)` accepts.
  public static var knownNames: [String] {
    namesOfKeys + FuzzySound.allCases.map { $0.rawValue } + [
      tonesName, exactName, LatinText.off, noRerankingName,
    ]
  }

  /// Creates a way of typing from the names that settings and scripts store.
  ///
  /// The names are those of keys and fuzzy sounds, `tones`, `exact`, which turns typo tolerance
  /// off, `no-latin`, which turns the recognition of Latin text off, and `no-reranking`, which turns
  /// the second look at sentences off. The order does not matter, except that the last of several
  /// keys wins.
  ///
  /// ```swift
  /// try PinyinTyping(names: ["xiaohe", "z-zh", "n-l"])
  /// ```
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      if let sound = FuzzySound(rawValue: name) {
        fuzzySounds.insert(sound)
      } else if let keys = PinyinKeys(name: name) {
        self.keys = keys
      } else if name == Self.tonesName {
        hasTones = true
      } else if name == Self.exactName {
        toleratesTypos = false
      } else if name == LatinText.off {
        recognisesLatin = false
      } else if name == Self.noRerankingName {
        reranksSentences = false
      } else {
        throw UnknownName(name, of: "way to type pinyin", known: Self.knownNames)
      }
    }
  }

  /// The names that describe this way of typing, in a fixed order. A custom double-pinyin scheme
  /// has no name; its file must be stored separately.
  public var names: [String] {
    [keys.name].compactMap { $0 == "letters" ? nil : $0 }
      + FuzzySound.allCases.filter(fuzzySounds.contains).map { $0.rawValue }
      + (hasTones ? [Self.tonesName] : []) + (toleratesTypos ? [] : [Self.exactName])
      + (recognisesLatin ? [] : [LatinText.off])
      + (reranksSentences ? [] : [Self.noRerankingName])
  }
}

extension PinyinKeys {
  /// Creates keys from a name: letters, nine, or that of a standard scheme; nil for other names.
  public init?(name: String) {
    switch name {
    case "letters": self = .letters
    case "nine": self = .nine
    default:
      guard let scheme = DoublePinyinScheme.standard(name) else { return nil }
      self = .double(scheme)
    }
  }

  /// The name; nil for a custom scheme.
  public var name: String? {
    switch self {
    case .letters: "letters"
    case .nine: "nine"
    case .double(let scheme): DoublePinyinScheme.standard.first { $0.scheme == scheme }?.id
    }
  }
}
