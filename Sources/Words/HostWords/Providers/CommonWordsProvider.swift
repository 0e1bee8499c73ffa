/// Common words: one a line. What stands behind a tab, and lines that begin with `#` and a space,
/// are passed over, so that the word lists of `Dictionaries` can be read.
public struct CommonWordsProvider: LexiconProvider {
  /// `commonWords`.
  public var source: LexiconEntry.Source { .commonWords }
  private let file: LexiconFile

  /// Words of a file.
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
