/// Reads the names of an address book as separate words.
///
/// `Ada Lovelace` gives `Ada` and `Lovelace`, and nothing links the two. The formats are vCard 2.1,
/// 3.0 and 4.0, and tables of comma-, semicolon- or tab-separated values, as address books export
/// them. Only names are read from a card. Numbers, addresses and notes are not kept.
public struct ContactsProvider: LexiconProvider {
  /// Always `contacts`. Such entries never leave the device: see `LexiconEntry.Source.isExported`.
  public var source: LexiconEntry.Source { .contacts }
  private let file: LexiconFile

  /// Creates a provider of the contacts in a file.
  public init(_ file: LexiconFile) { self.file = file }

  /// Reads the names.
  public func read() async -> LexiconReading {
    await file.read { bytes, reading in
      let names = Self.isCards(bytes) ? CardReader.read(bytes) : ContactTable.read(bytes)
      for name in names {
        do throws(LexiconFault) {
          for word in EntryText.words(ofName: try name.text.get()) {
            try EntryText.check(word)
            reading.add(LexiconEntry(String(word), source: source))
          }
        } catch {
          reading.refuse(file.name, line: name.line, error)
        }
      }
    }
  }

  /// Whether the file contains cards, judged by its first line that is not empty. A file that
  /// begins with another line of a card counts too, so that its error is reported as that of a
  /// card.
  private static func isCards(_ bytes: ArraySlice<UInt8>) -> Bool {
    let first =
      TextBytes.lines(bytes.prefix(4096)).lazy.compactMap(\.text)
      .first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let start = first.uppercased()
    return ["BEGIN:", "VERSION:", "N:", "N;", "FN:", "FN;", "END:"].contains { start.hasPrefix($0) }
  }
}

/// A name from an address book, or the error found instead.
struct ContactName {
  let line: Int
  let text: Result<String, LexiconFault>
}
