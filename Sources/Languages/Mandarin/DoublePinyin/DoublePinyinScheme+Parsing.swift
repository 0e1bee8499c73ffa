extension DoublePinyinScheme {
  /// An invalid line in the file of a scheme.
  public struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line number, from 1.
    public let line: Int
    /// The error, and the expected form of a row.
    public let reason: String

    /// The error with its position: `file:line: reason`.
    public var description: String { "\(file):\(line): \(reason)" }
  }

  private static let header = "# globekey-double-pinyin 1"
  private static let finals: Set<String> = [
    "a", "ai", "an", "ang", "ao", "e", "ei", "en", "eng", "er", "i", "ia", "ian", "iang", "iao",
    "ie", "in", "ing", "iong", "iu", "o", "ong", "ou", "u", "ua", "uai", "uan", "uang", "ue", "ui",
    "un", "uo", "v", "van", "ve", "vn",
  ]

  /// Parses the text of a scheme.
  ///
  /// - Parameters:
  ///   - text: the contents of the file.
  ///   - file: the name of the file for messages. It is also the name of the scheme unless the text
  ///     has one.
  /// - Throws: `ParsingError` for the first invalid line.
  public init(parsing text: String, file: String) throws(ParsingError) {
    var name = file
    var keys: [UInt8: Key] = [:]
    var pairs: [Pair] = []
    // "\r\n" is one `Character`, and a newline.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    func refuse(_ line: Int, _ reason: String) -> ParsingError {
      ParsingError(file: file, line: line, reason: reason)
    }
    guard lines.first.map(String.init) == Self.header else {
      throw refuse(1, "a scheme begins with the line '\(Self.header)'")
    }
    for (index, row) in lines.enumerated() {
      let line = index + 1
      if row.hasPrefix("# name: ") { name = String(row.dropFirst("# name: ".count)) }
      guard !row.isEmpty, !row.hasPrefix("#") else { continue }
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, fields[0].utf8.allSatisfy(Self.isKey), !fields[0].isEmpty else {
        throw refuse(
          line,
          "a row is a key (a to z or ;), its initials and its finals, with tabs between them; "
            + "or two keys, '=' and syllables")
      }
      let typed = Array(fields[0].utf8)
      switch (typed.count, fields[1]) {
      case (2, "="):
        pairs.append(Pair(keys: typed, syllables: Self.parts(of: fields[2]), line: line))
      case (1, let initials) where initials != "=":
        if let other = keys[typed[0]] {
          throw refuse(line, "the key \(fields[0]) is already on line \(other.line)")
        }
        let key = Key(
          initials: Self.parts(of: initials).map { $0 == "0" ? "" : $0 },
          finals: Self.parts(of: fields[2]), line: line)
        if let initial = key.initials.first(where: {
          !$0.isEmpty && !PinyinSpelling.initials.contains($0)
        }) {
          throw refuse(
            line, "'\(initial)' is not an initial; write zh, or 0 for the key before vowels")
        }
        if let final = key.finals.first(where: { !Self.finals.contains($0) }) {
          throw refuse(line, "'\(final)' is not a final; write ang, or ve for üe")
        }
        keys[typed[0]] = key
      default:
        throw refuse(line, "one key has initials and finals, two keys have '=' and syllables")
      }
    }
    self.init(name: name, file: file, keys: keys, pairs: pairs)
  }

  private static func isKey(_ key: UInt8) -> Bool { key.isSmallLetter || key == UInt8(ascii: ";") }

  /// Splits a field at spaces; `-` is an empty list.
  private static func parts(of field: String) -> [String] {
    field == "-" ? [] : field.split(separator: " ").map(String.init)
  }
}
