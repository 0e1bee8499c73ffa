extension HangulLayout {
  /// A line that is no row of a layout.
  public struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong, and what a row looks like.
    public let reason: String

    /// `file:line: reason`.
    public var description: String { "\(file):\(line): \(reason)" }
  }

  /// Reads the text of a layout. `file` is for messages and, where the text has no name, the name.
  /// Other texts that an `# include: NAME` line asks for come from `including`, which answers nil
  /// for a name that it does not know; without it, those of the toolkit are known: `clusters`,
  /// `doubles` and `old`.
  public init(
    parsing text: String, file: String,
    including: (String) -> String? = HangulLayout.standardCombinations
  ) throws(ParsingError) {
    var parser = HangulLayoutParser(file: file)
    try parser.parse(text, file: file, including: including)
    self.init(try parser.finished())
  }
}

/// Reads the lines of a layout and of what it includes.
private struct HangulLayoutParser {
  private static let header = "# globekey-hangul 1"
  private typealias ParsingError = HangulLayout.ParsingError

  private var rows: HangulLayoutRows
  private var lineOfKey: [UInt8: Int] = [:]

  init(file: String) { rows = HangulLayoutRows(file: file) }

  mutating func parse(
    _ text: String, file: String, isIncluded: Bool = false, including: (String) -> String?
  ) throws(HangulLayout.ParsingError) {
    // "\r\n" is one character, and a newline.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first.map(String.init) == Self.header else {
      throw ParsingError(
        file: file, line: 1, reason: "a layout begins with the line '\(Self.header)'")
    }
    for (index, row) in lines.enumerated() where !row.isEmpty {
      do throws(Reason) {
        guard row.hasPrefix("# ") || row == "#" else {
          try parseRow(row, line: index + 1, isIncluded: isIncluded)
          continue
        }
        guard !isIncluded else { continue }
        if let name = row.value(of: "name") { rows.name = name }
        if let kind = row.value(of: "kind") { rows.kind = try Self.kind(kind) }
      } catch {
        throw ParsingError(file: file, line: index + 1, reason: error.text)
      }
      guard !isIncluded, let name = row.value(of: "include") else { continue }
      guard let included = including(name) else {
        throw ParsingError(
          file: file, line: index + 1, reason: "there are no combinations '\(name)' to include")
      }
      try parse(included, file: "\(name).tsv", isIncluded: true, including: { _ in nil })
    }
  }

  /// The rows, where they make a layout.
  func finished() throws(HangulLayout.ParsingError) -> HangulLayoutRows {
    var rows = rows
    // Romaja does not write the silent ㅇ, which its syllables have all the same.
    if rows.kind == .romaja { rows.add(Jamo(scalar: "\u{110B}")) }
    func refuse(_ reason: String) -> HangulLayout.ParsingError {
      ParsingError(file: rows.file, line: 1, reason: reason)
    }
    for position in Jamo.Position.allCases {
      let count = rows.count(at: position)
      guard count > 0 else { throw refuse("the layout has no key for any \(position)") }
      guard count <= JamoTable.limit else {
        throw refuse("the layout has \(count) jamo as \(position); \(JamoTable.limit) are possible")
      }
    }
    return rows
  }

  // MARK: Rows

  private struct Reason: Error { let text: String }

  private static func kind(_ name: String) throws(Reason) -> HangulLayout.Kind {
    guard let kind = HangulLayout.Kind(rawValue: name) else {
      let known = HangulLayout.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Reason(text: "no kind is called '\(name)'; it is one of \(known)")
    }
    return kind
  }

  private mutating func parseRow(
    _ row: Substring, line: Int, isIncluded: Bool
  ) throws(Reason) {
    // By scalars: a jamo after a tab makes no new character with it, but one after a jamo does.
    let fields = row.unicodeScalars.split(
      separator: "\t", omittingEmptySubsequences: false
    ).map(String.init)
    if fields.first == "combine" { return try parseCombination(fields) }
    guard !isIncluded else { throw Reason(text: "only 'combine' rows can be included") }
    guard fields.count == 2, let key = fields[0].utf8.first, fields[0].utf8.count == 1,
      (0x21...0x7E).contains(key), !fields[1].isEmpty
    else {
      throw Reason(
        text: "a row is a key (one character of ASCII), a tab, and its jamo with a space between "
          + "them or its text; or 'combine' and three jamo, with tabs between them")
    }
    if let other = lineOfKey.updateValue(line, forKey: key) {
      throw Reason(text: "the key \(fields[0]) stands on line \(other) already")
    }
    try parseKey(key, fields[1])
  }

  private mutating func parseKey(_ key: UInt8, _ meaning: String) throws(Reason) {
    if meaning == "break" { return rows.breaks.append(key) }
    guard Self.jamo(meaning.unicodeScalars.split(separator: " ").first.map(String.init)) != nil
    else {
      rows.marks[key] = meaning
      return
    }
    var typed: [Jamo] = []
    for word in meaning.unicodeScalars.split(separator: " ").map(String.init) {
      guard let jamo = Self.jamo(word) else {
        throw Reason(text: "'\(word)' is no jamo; write one of U+1100 to U+11FF")
      }
      typed.append(jamo)
    }
    let positions = typed.compactMap(\.position)
    let isConsonant = positions == [.initial] || positions == [.initial, .final]
    guard rows.kind == .threeSet ? positions.count == 1 : isConsonant || positions == [.vowel]
    else {
      throw Reason(
        text: rows.kind == .threeSet
          ? "a key of a 3-set layout has one jamo"
          : "a key has a vowel, or an initial and, where there is one, the final after it")
    }
    for jamo in typed { rows.add(jamo) }
    rows.keys.append((key, typed))
  }

  private mutating func parseCombination(_ fields: [String]) throws(Reason) {
    let jamo = fields.dropFirst().compactMap { Self.jamo($0) }
    guard fields.count == 4, jamo.count == 3 else {
      throw Reason(
        text: "after 'combine' stand three jamo (U+1100 to U+11FF) with tabs between them")
    }
    guard Set(jamo.map(\.position)).count == 1 else {
      throw Reason(text: "the jamo of a combination are all initials, all vowels or all finals")
    }
    for one in jamo { rows.add(one) }
    rows.combinations.append((jamo[0], jamo[1], jamo[2]))
  }

  /// The jamo that a word writes: a conjoining jamo, and a small letter where there is a tag.
  private static func jamo(_ word: String?) -> Jamo? {
    guard let scalars = word?.unicodeScalars, let first = scalars.first, scalars.count <= 2 else {
      return nil
    }
    var jamo = Jamo(scalar: first)
    if let tag = scalars.dropFirst().first {
      guard ("a"..."z").contains(tag) else { return nil }
      jamo.tag = UInt8(truncatingIfNeeded: tag.value)
    }
    return jamo.position == nil ? nil : jamo
  }
}

extension Substring {
  /// What a comment `# field: value` gives a field; nil for other lines.
  fileprivate func value(of field: String) -> String? {
    let prefix = "# \(field): "
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
