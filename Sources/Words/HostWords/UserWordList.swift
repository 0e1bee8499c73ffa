/// The user's own words and shortcuts, one a line, in a text file that people may edit.
///
/// ```
/// # Names
/// 张伟
/// omw     On my way!
/// ```
///
/// A line without a tab is a word. It is offered for its reading, for its first letters, or as it is,
/// as each language types it. A line with a tab is a shortcut, as `ShortcutsProvider` reads them.
/// Comments, and lines that cannot be read, stay as they are when the list changes.
public struct UserWordList: Sendable {
  private struct Line: Sendable {
    var bytes: [UInt8]
    var entry: LexiconEntry?
  }

  /// The rejected lines, in the order of the file.
  public private(set) var rejections: [LexiconRejection] = []
  private var lines: [Line] = []
  private var known: Set<LexiconEntry> = []
  /// The text of each shortcut.
  private var texts: [String: String] = [:]

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file, in UTF-8, or in UTF-16 with a byte order mark.
  ///   - file: the name of the file in messages.
  public init(_ bytes: [UInt8] = [], file: String) {
    for line in TextBytes.lines(TextBytes.utf8(bytes)) {
      var entry: LexiconEntry?
      do throws(LexiconFault) {
        entry = try Self.entry(line)
        if let entry { try take(entry) }
      } catch {
        entry = nil
        rejections.append(LexiconRejection(file: file, line: line.number, fault: error))
      }
      lines.append(Line(bytes: Array(line.bytes), entry: entry))
    }
  }

  /// The entries without duplicates, in the order of the file. Words have the source `user`.
  public var entries: [LexiconEntry] {
    var reading = LexiconReading()
    for line in lines { line.entry.map { reading.add($0) } }
    return reading.entries
  }

  /// The bytes of the file.
  public var bytes: [UInt8] { Array(lines.map { $0.bytes + [UInt8(ascii: "\n")] }.joined()) }

  /// Adds a word, or a text with its shortcut.
  ///
  /// - Returns: false if the list has it.
  /// - Throws: a `LexiconFault` if it cannot be a line, or the shortcut has another text.
  public mutating func add(_ text: String, shortcut: String? = nil) throws(LexiconFault) -> Bool {
    let line = shortcut.map { "\($0)\t\(ShortcutLine.escaped(text))" } ?? text
    let bytes = Array(line.utf8)
    guard let entry = try Self.entry(NumberedLine(number: lines.count + 1, bytes: bytes[...]))
    else { throw .empty }
    guard shortcut != nil || entry.source == .user else { throw .controlCharacter }
    return try add(entry, bytes)
  }

  /// Adds the entries of another list that this one lacks.
  ///
  /// - Returns: the number of new ones.
  /// - Throws: `shortcutTaken` if a shortcut has another text here. Nothing is added then.
  public mutating func add(contentsOf other: UserWordList) throws(LexiconFault) -> Int {
    var changed = self
    var count = 0
    for line in other.lines {
      guard let entry = line.entry else { continue }
      if try changed.add(entry, line.bytes) { count += 1 }
    }
    self = changed
    return count
  }

  /// Removes a word, or the text of a shortcut, and returns what was removed.
  public mutating func remove(_ input: String) -> [LexiconEntry] {
    let removed = lines.compactMap(\.entry).filter { $0.userInput == input }
    lines.removeAll { $0.entry?.userInput == input }
    known.subtract(removed)
    texts[input] = nil
    return removed
  }

  private mutating func add(_ entry: LexiconEntry, _ bytes: [UInt8]) throws(LexiconFault) -> Bool {
    guard !known.contains(entry) else { return false }
    try take(entry)
    lines.append(Line(bytes: bytes, entry: entry))
    return true
  }

  /// Notes an entry of a line.
  private mutating func take(_ entry: LexiconEntry) throws(LexiconFault) {
    if entry.source == .shortcuts {
      if let text = texts[entry.userInput], text != entry.documentText {
        throw .shortcutTaken(entry.userInput)
      }
      texts[entry.userInput] = entry.documentText
    }
    known.insert(entry)
  }

  /// Returns the entry of a line; nil for a comment or an empty line.
  private static func entry(_ line: NumberedLine) throws(LexiconFault) -> LexiconEntry? {
    if line.bytes.contains(UInt8(ascii: "\t")) {
      return try ShortcutLine(line).map {
        LexiconEntry(userInput: $0.shortcut, documentText: $0.text, source: .shortcuts)
      }
    }
    guard let text = line.text else { throw .invalidText }
    if text.allSatisfy(\.isWhitespace) || text.hasPrefix("# ") { return nil }
    try EntryText.check(text)
    return LexiconEntry(text, source: .user)
  }
}
