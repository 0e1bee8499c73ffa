extension TransliterationRules {
  /// The first line of every rule file.
  static let signature = "# globekey-transliteration 1"

  /// The sections of a rule file.
  enum Section: String, CaseIterable {
    case consonants, vowels, signs, syllables, letters, punctuation
  }

  /// Parses the text of a rule file.
  ///
  /// - Throws: `RuleFileError` for the first invalid line.
  public init(parsing text: some StringProtocol) throws(RuleFileError) {
    var reader = RuleFileReader()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      number += 1
      if number == 1 {
        guard line == Self.signature else { throw .notRules }
        continue
      }
      try reader.read(String(line), number)
    }
    self = try reader.rules()
  }
}

/// Parses a rule file line by line.
private struct RuleFileReader {
  private var settings: [String: String] = [:]
  private var section: TransliterationRules.Section?
  private var tree = KeyTree()
  private var punctuation = ""
  private var orders: [String] = []

  /// Parses a line: a section, a setting if no section precedes it, or a rule. Empty lines and
  /// lines that begin with `#` and a space are skipped.
  mutating func read(_ line: String, _ number: Int) throws(RuleFileError) {
    let words = line.split { $0 == " " || $0 == "\t" }.map { String($0) }
    guard let first = words.first, first != "#" else { return }
    if words.count == 1, first.count > 2, first.hasPrefix("["), first.hasSuffix("]") {
      let name = String(first.dropFirst().dropLast())
      guard let section = TransliterationRules.Section(rawValue: name) else {
        throw .unknownSection(name, line: number)
      }
      self.section = section
      return
    }
    guard let section else { return try readSetting(words, number) }
    var fields: [String] = []
    for word in words { fields.append(try RuleFileEscapes.unescaped(word, number)) }
    try readRule(fields, in: section, number)
  }

  // MARK: Settings

  private static let names = ["name", "language", "virama", "end-virama"]

  private mutating func readSetting(_ words: [String], _ number: Int) throws(RuleFileError) {
    guard let name = words.first, Self.names.contains(name) else {
      throw words.count > 1 ? .setting(words[0], line: number) : .noSection(line: number)
    }
    let value = words.dropFirst().joined(separator: " ")
    guard !value.isEmpty, settings[name] == nil,
      name != "end-virama" || value == "yes" || value == "no"
    else { throw .setting(name, line: number) }
    settings[name] = name == "virama" ? try RuleFileEscapes.unescaped(value, number) : value
  }

  /// Returns the rules after the last line.
  func rules() throws(RuleFileError) -> TransliterationRules {
    guard let name = settings["name"] else { throw .missingSetting("name") }
    guard let language = settings["language"] else { throw .missingSetting("language") }
    guard !tree.keys.isEmpty else { throw .empty }
    return TransliterationRules(
      name: name, language: language, virama: settings["virama"] ?? "",
      endsWithVirama: settings["end-virama"] == "yes", tree: tree, punctuation: punctuation)
  }

  // MARK: Rules

  private mutating func readRule(
    _ fields: [String], in section: TransliterationRules.Section, _ number: Int
  ) throws(RuleFileError) {
    switch section {
    case .consonants:
      let joined =
        fields.count == 3 ? fields[2] : (settings["virama"] ?? "") + fields[fields.count - 1]
      let rule = fields.count == 3 ? Array(fields.dropLast()) : fields
      try insert(rule, 2, "keys, consonant, and optionally its joined form", number) {
        .consonant($0[1], joined: joined)
      }
    case .vowels:
      try insert(fields, 3, "keys, letter, sign", number) { .vowel(letter: $0[1], sign: $0[2]) }
    case .signs, .letters: try insert(fields, 2, "keys, text", number) { .text($0[1]) }
    case .syllables: try readSyllables(fields, number)
    case .punctuation:
      guard fields.count == 2, fields[0].count == 1 else {
        throw .fieldCount(expected: "one key, text", line: number)
      }
      punctuation += fields.joined(separator: "\t") + "\n"
    }
  }

  /// Parses a row of syllables. A line `orders e u i` names the keys of the vowels, and each row
  /// that follows has a form for each of them.
  private mutating func readSyllables(_ fields: [String], _ number: Int) throws(RuleFileError) {
    if fields[0] == "orders" {
      orders = Array(fields.dropFirst())
      return
    }
    guard !orders.isEmpty, fields.count == orders.count + 2 else {
      throw .syllableRow(expected: orders.count, line: number)
    }
    var forms: [String: String] = [:]
    for (order, form) in zip(orders, fields.dropFirst(2)) where !form.isEmpty {
      forms[order] = form
    }
    let bare = fields[1]
    try insert(fields, fields.count, "", number) { _ in .syllables(bare: bare, byVowel: forms) }
  }

  /// Adds a rule. `^` before the keys limits it to the start of a word, `$` after them to the end.
  ///
  /// - Parameters:
  ///   - fields: The fields of the line, the keys first.
  ///   - count: The required number of fields.
  ///   - expected: The names of the fields, for messages.
  ///   - number: The line number.
  ///   - element: Returns the element for the fields.
  private mutating func insert(
    _ fields: [String], _ count: Int, _ expected: String, _ number: Int,
    _ element: ([String]) -> TransliterationRules.Element
  ) throws(RuleFileError) {
    guard fields.count == count else { throw .fieldCount(expected: expected, line: number) }
    var keys = fields[0]
    var position = TransliterationRules.Position.anywhere
    if keys.count > 1, keys.hasPrefix("^") {
      keys.removeFirst()
      position = .start
    } else if keys.count > 1, keys.hasSuffix("$") {
      keys.removeLast()
      position = .end
    }
    guard !keys.isEmpty else { throw .fieldCount(expected: expected, line: number) }
    guard tree.insert(element(fields), keys: keys, at: position) else {
      throw .repeatedKeys(fields[0], line: number)
    }
  }
}
