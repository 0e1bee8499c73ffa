extension HangulLayout {
  /// An invalid line of a layout file.
  public struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file name.
    public let file: String
    /// The line number, counted from 1.
    public let line: Int
    /// The reason, with the expected form of a row.
    public let reason: String

    /// `file:line: reason`.
    public var description: String { "\(file):\(line): \(reason)" }
  }

  /// Parses the text of a layout file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The file name for messages. It is also the layout's name if the text has no `#
  ///     name:`.
  ///   - including: Returns the text for an `# include: NAME` line; nil for an unknown name. By
  ///     default the built-in texts `clusters`, `doubles` and `old` can be included.
  /// - Throws: `ParsingError` for the first invalid line.
  public init(
    parsing text: String, file: String,
    including: (String) -> String? = HangulLayout.standardCombinations
  ) throws(ParsingError) {
    var parser = HangulLayoutParser(file: file)
    try parser.parse(text, file: file, including: including)
    self.init(try parser.finished())
  }
}

/// Parses the lines of a layout file and its includes.
private struct HangulLayoutParser {
  private static let header = "# globekey-hangul 1"
  private typealias ParsingError = HangulLayout.ParsingError

  private var rows: HangulLayoutRows
  private var lineOfKey: [UInt8: Int] = [:]

  init(file: String) { rows = HangulLayoutRows(file: file) }

  mutating func parse(
    _ text: String, file: String, isIncluded: Bool = false, including: (String) -> String?
  ) throws(HangulLayout.ParsingError) {
    // "\r\n" is one character, and it is a newline.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
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

  /// Returns the rows if they form a layout.
  func finished() throws(HangulLayout.ParsingError) -> HangulLayoutRows {
    var rows = rows
    // Romaja does not write the silent ㅇ, but its syllables contain it.
    if rows.kind == .romaja { rows.add(Jamo(scalar: "\u{110B}")) }
    func refuse(_ reason: String) -> HangulLayout.ParsingError {
      ParsingError(file: rows.file, line: 1, reason: reason)
    }
    for position in Jamo.Position.allCases {
      let count = rows.count(at: position)
      guard count > 0 else { throw refuse("the layout has no key for any \(position)") }
      guard count <= JamoTable.limit else {
        throw refuse("the layout has \(count) jamo as \(position); the limit is \(JamoTable.limit)")
      }
    }
    return rows
  }

  // MARK: Rows

  private struct Reason: Error { let text: String }

  private static func kind(_ name: String) throws(Reason) -> HangulLayout.Kind {
    guard let kind = HangulLayout.Kind(rawValue: name) else {
      let known = HangulLayout.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw Reason(text: "unknown kind '\(name)'; use one of \(known)")
    }
    return kind
  }

  private mutating func parseRow(
    _ row: Substring, line: Int, isIncluded: Bool
  ) throws(Reason) {
    // Split by scalars: after a tab a jamo stays a character of its own, but after a jamo it does
    // not.
    let fields = row.unicodeScalars.split(
      separator: "\t", omittingEmptySubsequences: false
    ).map(String.init)
    if fields.first == "combine" { return try parseCombination(fields) }
    guard !isIncluded else { throw Reason(text: "only 'combine' rows can be included") }
    guard fields.count == 2, let key = fields[0].utf8.first, fields[0].utf8.count == 1,
      (0x21...0x7E).contains(key), !fields[1].isEmpty
    else {
      throw Reason(
        text: "a row is a key (one ASCII character), a tab, and its jamo separated by spaces or "
          + "its text; or 'combine' and three jamo separated by tabs")
    }
    if let other = lineOfKey.updateValue(line, forKey: key) {
      throw Reason(text: "the key \(fields[0]) is already on line \(other)")
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
        throw Reason(text: "'\(word)' is not a conjoining jamo; write one of U+1100 to U+11FF")
      }
      typed.append(jamo)
    }
    let positions = typed.compactMap { $0.position }
    let isConsonant = positions == [.initial] || positions == [.initial, .final]
    guard rows.kind == .threeSet ? positions.count == 1 : isConsonant || positions == [.vowel]
    else {
      throw Reason(
        text: rows.kind == .threeSet
          ? "a key of a 3-set layout has one jamo"
          : "a key has a vowel, or an initial and optionally its final")
    }
    for jamo in typed { rows.add(jamo) }
    rows.keys.append((key, typed))
  }

  private mutating func parseCombination(_ fields: [String]) throws(Reason) {
    let jamo = fields.dropFirst().compactMap { Self.jamo($0) }
    guard fields.count == 4, jamo.count == 3 else {
      throw Reason(
        text: "'combine' needs three jamo (U+1100 to U+11FF) separated by tabs")
    }
    guard Set(jamo.map({ $0.position })).count == 1 else {
      throw Reason(text: "the jamo of a combination must be all initials, all vowels or all finals")
    }
    for one in jamo { rows.add(one) }
    rows.combinations.append((jamo[0], jamo[1], jamo[2]))
  }

  /// Parses a jamo: a conjoining jamo, optionally followed by a small letter as its tag.
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
  /// Returns the value of a comment line `# field: value`; nil for other lines.
  fileprivate func value(of field: String) -> String? {
    let prefix = "# \(field): "
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
