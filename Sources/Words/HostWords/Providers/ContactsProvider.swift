/// The names of an address book, unpaired: `Ada Lovelace` gives `Ada` and `Lovelace`, and nothing
/// says that the two belong together.
///
/// Reads vCard 2.1, 3.0 and 4.0 and tables of comma-, semicolon- or tab-separated values, as address
/// books export them. Of a card only names are looked at; numbers, places and notes are not kept.
public struct ContactsProvider: LexiconProvider {
  /// `contacts`: such entries never leave the device, see `LexiconEntry.Source.isExported`.
  public var source: LexiconEntry.Source { .contacts }
  private let file: LexiconFile

  /// Contacts of a file.
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

  /// Whether the first line that is not blank begins a card, as far as can be told; a file that
  /// begins with another line of cards is one too.
  private static func isCards(_ bytes: ArraySlice<UInt8>) -> Bool {
    let first =
      TextBytes.lines(bytes.prefix(4096)).lazy.compactMap(\.text)
      .first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let start = first.uppercased()
    return ["BEGIN:", "VERSION:", "N:", "N;", "FN:", "FN;", "END:"].contains { start.hasPrefix($0) }
  }
}

/// A name out of an address book, or what stood in the place of one.
struct ContactName {
  let line: Int
  let text: Result<String, LexiconFault>
}
