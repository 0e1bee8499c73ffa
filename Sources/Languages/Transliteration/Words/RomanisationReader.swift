extension RomanisationRules {
  /// The first line of every romanisation file.
  static let signature = "# globekey-romanisation 1"

  /// The sections of a romanisation file.
  enum Section: String, CaseIterable {
    case consonants, vowels, letters
  }

  /// Parses the text of a romanisation file.
  ///
  /// - Throws: `RuleFileError` for the first invalid line, or if a letter of the Latin alphabet has
  ///   no rule that applies anywhere: no Latin letter may be left in a word.
  public init(parsing text: some StringProtocol) throws(RuleFileError) {
    var reader = RomanisationReader()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if number == 1 {
        guard line == Self.signature else { throw .notRomanisation }
        continue
      }
      try reader.read(String(line), number)
    }
    self = try reader.finished()
  }
}

/// Parses a romanisation file line by line.
private struct RomanisationReader {
  private var settings: [String: String] = [:]
  private var section: RomanisationRules.Section?
  private var rules: [RomanisationRules.Rule] = []
  private var seen: Set<RomanisationRules.Rule> = []

  private static let names: Set = [
    "name", "language", "virama", "bare", "open-end", "inner-end", "doubled", "ending",
    "jamo",
  ]

  mutating func read(_ line: String, _ number: Int) throws(RuleFileError) {
    // By scalars: a vowel sign forms a grapheme cluster with the space before it.
    let words = line.unicodeScalars.split { $0 == " " || $0 == "\t" }.map { String($0) }
    guard let first = words.first, first != "#" else { return }
    if words.count == 1, first.count > 2, first.hasPrefix("["), first.hasSuffix("]") {
      let name = String(first.dropFirst().dropLast())
      guard let section = RomanisationRules.Section(rawValue: name) else {
        throw .unknownSection(name, line: number)
      }
      self.section = section
      return
    }
    guard let section else { return try readSetting(words, number) }
    try readRule(words, in: section, number)
  }

  private mutating func readSetting(_ words: [String], _ number: Int) throws(RuleFileError) {
    guard let name = words.first, Self.names.contains(name), settings[name] == nil,
      words.count > 1
    else { throw words.count > 1 ? .setting(words[0], line: number) : .noSection(line: number) }
    settings[name] = words.dropFirst().joined(separator: " ")
    switch name {
    case "virama":
      // The virama joins two consonants without a key of its own.
      guard words.count == 3, let cost = Self.cost(words[2]) else {
        throw .setting(name, line: number)
      }
      let virama = try RuleFileEscapes.unescaped(words[1], number)
      rules.append(
        .init(
          keys: "", text: virama, cost: cost, position: .anywhere, need: .openConsonant,
          opensConsonant: false))
    case "bare", "open-end", "inner-end", "doubled", "ending":
      guard Self.cost(words[1]) != nil else { throw .setting(name, line: number) }
    case "jamo":
      guard ["yes", "no"].contains(words[1]) else { throw .setting(name, line: number) }
    default: break
    }
  }

  private mutating func readRule(
    _ words: [String], in section: RomanisationRules.Section, _ number: Int
  ) throws(RuleFileError) {
    let count = section == .vowels ? 4 : 3
    guard words.count == count, let cost = Self.cost(words[count - 1]) else {
      throw .fieldCount(
        expected: section == .vowels ? "keys, letter, sign, cost" : "keys, text, cost",
        line: number)
    }
    var keys = try RuleFileEscapes.unescaped(words[0], number)
    var position = TransliterationRules.Position.anywhere
    if keys.count > 1, keys.hasPrefix("^") {
      keys.removeFirst()
      position = .start
    } else if keys.count > 1, keys.hasSuffix("$") {
      keys.removeLast()
      position = .end
    }
    guard keys.utf8.count <= RomanisationRules.maximumKeysLength,
      keys.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !(0x41...0x5A).contains($0) }),
      !keys.isEmpty || position == .anywhere && section == .letters && cost > 0
    else {
      throw .fieldCount(expected: "keys of at most 7 small letters, text, cost", line: number)
    }
    let text = try RuleFileEscapes.unescaped(words[1], number)
    switch section {
    case .consonants:
      try addConsonant(keys, text, cost, position, number)
      guard let doubled = setCost("doubled"), keys.utf8.count == 1,
        position == .anywhere
      else { return }
      try addConsonant(keys + keys, text, cost + doubled, position, number)
    case .vowels:
      let sign = try RuleFileEscapes.unescaped(words[2], number)
      // `-` as the letter or the sign: the inherent vowel, which is written only as a letter.
      if !text.isEmpty { try add(keys, text, cost, position, .noOpenConsonant, number) }
      try add(keys, sign, cost, position, .openConsonant, number)
    case .letters:
      // With `inner-end`, keys that are not written are inside words.
      let isInside =
        text.isEmpty && !keys.isEmpty && position == .anywhere && settings["inner-end"] != nil
      try add(keys, text, cost, isInside ? .inside : position, .anything, number)
      guard let doubled = setCost("doubled"), keys.utf8.count == 1,
        position == .anywhere, !text.isEmpty, !Self.vowels.contains(keys)
      else { return }
      try add(keys + keys, text, cost + doubled, position, .anything, number)
    }
  }

  /// The keys that are not doubled: a doubled vowel is a long one, which has rules of its own.
  private static let vowels: Set = ["a", "e", "i", "o", "u"]

  /// Adds the rules of a consonant: after another consonant without a vowel key or a virama, it
  /// costs as much more as the setting `bare` says.
  private mutating func addConsonant(
    _ keys: String, _ text: String, _ cost: Int32, _ position: TransliterationRules.Position,
    _ number: Int
  ) throws(RuleFileError) {
    let bare = setCost("bare") ?? 0
    guard bare > 0 else {
      return try add(keys, text, cost, position, .anything, opensConsonant: true, number)
    }
    try add(keys, text, cost, position, .noOpenConsonant, opensConsonant: true, number)
    try add(keys, text, cost + bare, position, .openConsonant, opensConsonant: true, number)
  }

  /// Returns the rules with those that hardly apply at the end of a word marked. With `inner-end`
  /// these are the rules whose keys are not written, or have rules for the end of a word.
  private func withInnerRules() -> [RomanisationRules.Rule] {
    guard settings["inner-end"] != nil else { return rules }
    let ends = Set(rules.filter { $0.position == .end }.map(\.keys))
    return rules.map { rule in
      var rule = rule
      rule.isInner =
        rule.position == .inside || rule.position == .anywhere && ends.contains(rule.keys)
      return rule
    }
  }

  private mutating func add(
    _ keys: String, _ text: String, _ cost: Int32, _ position: TransliterationRules.Position,
    _ need: RomanisationRules.Rule.Need, opensConsonant: Bool = false, _ number: Int
  ) throws(RuleFileError) {
    let identity = RomanisationRules.Rule(
      keys: keys, text: text, cost: 0, position: position, need: need,
      opensConsonant: opensConsonant)
    guard seen.insert(identity).inserted else { throw .repeatedKeys(keys, line: number) }
    rules.append(
      .init(
        keys: keys, text: text, cost: cost, position: position, need: need,
        opensConsonant: opensConsonant))
  }

  func finished() throws(RuleFileError) -> RomanisationRules {
    guard let name = settings["name"] else { throw .missingSetting("name") }
    guard let language = settings["language"] else { throw .missingSetting("language") }
    guard !rules.isEmpty else { throw .empty }
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let isWritten = rules.contains { $0.keys == String(letter) && $0.position == .anywhere }
      guard isWritten else { throw .missingLetter(letter) }
    }
    return RomanisationRules(
      name: name, language: language,
      ends: (open: setCost("open-end") ?? 0, inner: setCost("inner-end") ?? 0),
      ending: setCost("ending"), isJamo: settings["jamo"] == "yes", rules: withInnerRules())
  }

  /// Returns the cost that a setting has.
  private func setCost(_ setting: String) -> Int32? { settings[setting].flatMap(Self.cost) }

  private static func cost(_ text: String) -> Int32? {
    Int32(text).flatMap { (0...20_000).contains($0) ? $0 : nil }
  }
}
