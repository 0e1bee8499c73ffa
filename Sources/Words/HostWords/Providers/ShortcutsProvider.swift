/// Reads text shortcuts from a file with one a line: `omw TAB On my way!`.
///
/// In the text, `\n` is a line end and `\\` a backslash. Lines that begin with `#` and a space are
/// comments.
public struct ShortcutsProvider: LexiconProvider {
  /// Always `shortcuts`.
  public var source: LexiconEntry.Source { .shortcuts }
  private let file: LexiconFile

  /// Creates a provider of the shortcuts in a file.
  public init(_ file: LexiconFile) { self.file = file }

  /// Reads the shortcuts. If a shortcut has two texts, the first is kept and the second rejected.
  public func read() async -> LexiconReading {
    await file.read { bytes, reading in
      var texts: [String: String] = [:]
      for line in TextBytes.lines(bytes) {
        do throws(LexiconFault) {
          guard let (shortcut, text) = try Self.parse(line) else { continue }
          if let known = texts[shortcut], known != text { throw .shortcutTaken(shortcut) }
          texts[shortcut] = text
          reading.add(LexiconEntry(userInput: shortcut, documentText: text, source: source))
        } catch {
          reading.refuse(file.name, line: line.number, error)
        }
      }
    }
  }

  private static func parse(
    _ line: NumberedLine
  ) throws(LexiconFault) -> (shortcut: String, text: String)? {
    // Rejects a text of megabytes before decoding it.
    guard line.bytes.count <= EntryText.longestText * 32 else {
      throw .tooLong(limit: EntryText.longestText)
    }
    guard let text = line.text else { throw .invalidText }
    if text.allSatisfy(\.isWhitespace) || text.hasPrefix("# ") { return nil }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2, !fields[0].isEmpty, !fields[1].isEmpty,
      !fields[0].contains(where: \.isWhitespace)
    else { throw .notAShortcut }
    let shortcut = String(fields[0])
    let expansion = unescaped(fields[1])
    try EntryText.check(shortcut)
    try EntryText.check(expansion, limit: EntryText.longestText, lineEnds: true)
    guard shortcut != expansion else { throw .expandsToItself(shortcut) }
    return (shortcut, expansion)
  }

  /// Replaces `\n` and `\\`. Any other backslash is kept.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next == "n" || next == "\\" {
        rest.removeFirst()
        result.append(next == "n" ? "\n" : "\\")
      } else {
        result.append(character)
      }
    }
    return result
  }
}
