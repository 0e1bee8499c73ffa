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
          guard let parsed = try ShortcutLine(line) else { continue }
          let (shortcut, text) = (parsed.shortcut, parsed.text)
          if let known = texts[shortcut], known != text { throw .shortcutTaken(shortcut) }
          texts[shortcut] = text
          reading.add(LexiconEntry(userInput: shortcut, documentText: text, source: source))
        } catch {
          reading.refuse(file.name, line: line.number, error)
        }
      }
    }
  }
}
