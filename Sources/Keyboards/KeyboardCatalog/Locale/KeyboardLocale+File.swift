import TypingAids

extension KeyboardLocale {
  /// Renamed keys and their current names, so that existing files of users keep working.
  private static let formerKeys = ["blankBefore": LocaleKey.spaceBefore.rawValue]

  /// Reads a `locale.json`. Every key and value is checked.
  ///
  /// ```swift
  /// let locale = try KeyboardLocale(contentsOf: "Locales/fa/locale.json")
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - note: called with a one-line message for each key with a former name. The key is read all
  ///     the same.
  /// - Throws: a ``LocaleFileError`` with the line for an unknown or missing key or a value of the
  ///   wrong kind.
  public init(
    contentsOf path: String, note: (String) -> Void = { _ in }
  ) throws(LocaleFileError) {
    try self.init(parsing: try LocaleNode.text(of: path), file: path, note: note)
  }

  /// Parses the text of a `locale.json`, as `init(contentsOf:note:)` does. `file` is the name for
  /// messages.
  public init(
    parsing text: String, file: String, note: (String) -> Void = { _ in }
  ) throws(LocaleFileError) {
    let root = try LocaleNode(parsing: text, file: file)
    var fields: [String: LocaleNode] = [:]
    for (key, value) in try root.fields() {
      let name = key.currentName(formerly: Self.formerKeys, note: note)
      guard LocaleKey(rawValue: name) != nil else {
        throw key.unknownKey(known: LocaleKey.allCases.map(\.rawValue))
      }
      fields[name] = value
    }
    func required(_ key: LocaleKey) throws(LocaleFileError) -> String {
      guard let value = fields[key.rawValue] else {
        throw root.failure("'\(key.rawValue)' is missing")
      }
      return try value.text()
    }
    self.init(
      language: try required(.language), primaryLanguage: try required(.primaryLanguage))
    // A language in which two spaces end no sentence omits this key.
    doubleSpace = nil
    for key in LocaleKey.allCases {
      if let value = fields[key.rawValue] { try read(key, value) }
    }
  }

  private mutating func read(_ key: LocaleKey, _ node: LocaleNode) throws(LocaleFileError) {
    switch key {
    case .language: language = try node.text()
    case .primaryLanguage: primaryLanguage = try node.text()
    case .name: name = try node.text()
    case .nativeName: nativeName = try node.text()
    case .direction:
      isRightToLeft = try node.choice(["leftToRight": false, "rightToLeft": true])
    case .capitalization:
      capitalizesSentences = try node.choice(["sentences": true, "none": false])
    case .digits: digits = try node.digits()
    case .sentenceMarks: sentenceMarks = try node.texts()
    case .doubleSpace: doubleSpace = try node.text()
    case .quotationMarks: quotationMarks = try node.quotationMarks()
    case .apostrophe: apostrophe = try node.text()
    case .apostropheWords: apostropheWords = try node.apostropheWords()
    case .capitalAfterApostropheWord:
      capitalizesAfterApostropheWord = try node.choice(["same": false, "next": true])
    case .dash: dash = try node.text()
    case .punctuation: punctuation = try node.punctuation()
    case .spaceBefore:
      spaceBefore = [:]
      for (mark, space) in try node.fields() {
        spaceBefore[try mark.character()] = try space.text()
      }
    case .closesUp: closesUp = Set(try node.text())
    case .topLevelDomains: topLevelDomains = try node.topLevelDomains()
    case .deletePolicy: deletePolicy = try node.deletePolicy()
    case .joinerKeys:
      for (name, id) in try node.fields() { joinerKeys[try name.text()] = try id.text() }
    case .diacriticKeys: diacriticKeys = try node.texts()
    }
  }
}

/// The keys of a locale file.
enum LocaleKey: String, CaseIterable {
  case language, primaryLanguage, name, nativeName, direction, capitalization, digits
  case sentenceMarks, doubleSpace, quotationMarks, apostrophe, apostropheWords
  case capitalAfterApostropheWord, dash, punctuation, spaceBefore
  case closesUp, topLevelDomains, deletePolicy, joinerKeys, diacriticKeys
}

extension LocaleNode {
  fileprivate func digits() throws(LocaleFileError) -> [Character] {
    let digits = Array(try text())
    guard digits.count == 10, Set(digits).count == 10 else {
      throw failure("'digits' must be the ten digits from 0 to 9")
    }
    return digits
  }

  fileprivate func quotationMarks() throws(LocaleFileError) -> [String] {
    let marks = try texts()
    guard marks.count == 2 || marks.count == 4 else {
      throw failure("'quotationMarks' must be two marks, or four: outer pair, inner pair")
    }
    return marks
  }

  fileprivate func punctuation() throws(LocaleFileError) -> [Character: [String]] {
    var punctuation: [Character: [String]] = [:]
    for (key, value) in try fields() {
      let texts: [String]
      if case .sequence = value.node.content {
        texts = try value.texts()
        guard texts.count == 2 else {
          throw value.failure("a pair in 'punctuation' must be an opening and a closing mark")
        }
      } else {
        texts = [try value.text()]
      }
      punctuation[try key.character()] = texts
    }
    return punctuation
  }

  /// The entries without their apostrophe.
  fileprivate func apostropheWords() throws(LocaleFileError) -> Set<String> {
    var words: Set<String> = []
    for text in try texts() {
      guard text.first == "'", text.count > 1, text == text.lowercased() else {
        throw failure("an apostrophe word begins with ' and has small letters: '\(text)'")
      }
      words.insert(String(text.dropFirst()))
    }
    return words
  }

  fileprivate func topLevelDomains() throws(LocaleFileError) -> [String] {
    let domains = try texts()
    for domain in domains where !domain.hasPrefix(".") || domain.count < 2 {
      throw failure("a top-level domain begins with a full stop: '.\(domain)'")
    }
    return domains
  }

  fileprivate func deletePolicy() throws(LocaleFileError) -> [String:
    KeyboardLocale.DeleteOverride]
  {
    var policy: [String: KeyboardLocale.DeleteOverride] = [:]
    for (script, rule) in try fields() {
      var override = KeyboardLocale.DeleteOverride()
      for (key, unit) in try rule.fields() {
        let unit = try unit.choice(["cluster": "cluster", "scalar": "scalar"])
        switch key.name {
        case "backspace": override.backspace = unit
        case "forward": override.forward = unit
        default: throw key.failure("a delete policy has 'backspace' and 'forward'")
        }
      }
      policy[try script.text()] = override
    }
    return policy
  }
}
