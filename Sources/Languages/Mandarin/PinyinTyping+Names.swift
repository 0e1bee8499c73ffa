import InputCore

extension PinyinTyping {
  private static let tonesName = "tones"
  private static let exactName = "exact"

  /// The names of keys: letters, nine, and the schemes of double pinyin.
  public static var namesOfKeys: [String] {
    ["letters", "nine"] + DoublePinyinScheme.standard.map(\.id)
  }

  /// All names that `init(names:)` knows.
  public static var knownNames: [String] {
    namesOfKeys + FuzzySound.allCases.map(\.rawValue) + [tonesName, exactName]
  }

  /// A way of typing from names, as settings and scripts store it: of keys, of fuzzy sounds,
  /// `tones`, and `exact` where no slip is forgiven. Their order does not matter; of several keys
  /// the last counts.
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
      } else {
        throw UnknownName(name, of: "way to type pinyin", known: Self.knownNames)
      }
    }
  }

  /// The names that give this way of typing, in a fixed order. A scheme of double pinyin that is not
  /// of the toolkit has none: its file is kept beside them.
  public var names: [String] {
    [keys.name].compactMap { $0 == "letters" ? nil : $0 }
      + FuzzySound.allCases.filter(fuzzySounds.contains).map(\.rawValue)
      + (hasTones ? [Self.tonesName] : []) + (toleratesTypos ? [] : [Self.exactName])
  }
}

extension PinyinKeys {
  /// Keys by their name: letters, nine, or that of a standard scheme. Nil where there are none.
  public init?(name: String) {
    switch name {
    case "letters": self = .letters
    case "nine": self = .nine
    default:
      guard let scheme = DoublePinyinScheme.standard(name) else { return nil }
      self = .double(scheme)
    }
  }

  /// The name; nil for a scheme that is not of the toolkit.
  public var name: String? {
    switch self {
    case .letters: "letters"
    case .nine: "nine"
    case .double(let scheme): DoublePinyinScheme.standard.first { $0.scheme == scheme }?.id
    }
  }
}
