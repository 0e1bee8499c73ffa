/// Reads common words from a file with one a line.
///
/// Text after a tab, and lines that begin with `#` and a space, are ignored, so that the word lists
/// of `Dictionaries` can be read.
public struct CommonWordsProvider: LexiconProvider {
  /// Always `commonWords`.
  public var source: LexiconEntry.Source { .commonWords }
  private let file: LexiconFile

  /// Creates a provider of the words in a file.
  public init(_ file: LexiconFile) { self.file = file }

  /// Reads the words.
  public func read() async -> LexiconReading {
    await file.read { bytes, reading in
      for line in TextBytes.lines(bytes) {
        guard let text = line.text else {
          reading.refuse(file.name, line: line.number, .invalidText)
          continue
        }
        let word = text.prefix { $0 != "\t" }
        if word.allSatisfy(\.isWhitespace) || word.hasPrefix("# ") { continue }
        do throws(LexiconFault) {
          try EntryText.check(word)
          reading.add(LexiconEntry(String(word), source: source))
        } catch {
          reading.refuse(file.name, line: line.number, error)
        }
      }
    }
  }
}
