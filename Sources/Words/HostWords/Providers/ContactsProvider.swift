/// Reads the names of an address book as separate words.
///
/// `Ada Lovelace` gives `Ada` and `Lovelace`, and nothing links the two. The formats are vCard 2.1,
/// 3.0 and 4.0, and tables of comma-, semicolon- or tab-separated values, as address books export
/// them. Only names are read from a card. Numbers, addresses and notes are not kept.
///
/// A name with a reading gives a second entry whose input is the reading: やまだ for 山田.
public struct ContactsProvider: LexiconProvider {
  /// Always `contacts`. Such entries never leave the device: see `LexiconEntry.Source.isExported`.
  public var source: LexiconEntry.Source { .contacts }
  private let file: LexiconFile

  /// Creates a provider of the contacts in a file.
  public init(_ file: LexiconFile) { self.file = file }

  /// Reads the names.
  public func read() async -> LexiconReading {
    await file.read { Self.take($0, of: file.name, into: &$1) }
  }

  /// Reads the names in the bytes of a file, for programs that have them at hand.
  package static func reading(_ bytes: [UInt8], file: String) -> LexiconReading {
    var reading = LexiconReading()
    take(TextBytes.utf8(bytes), of: file, into: &reading)
    return reading
  }

  private static func take(
    _ bytes: ArraySlice<UInt8>, of file: String, into reading: inout LexiconReading
  ) {
    for name in isCards(bytes) ? CardReader.read(bytes) : ContactTable.read(bytes) {
      do throws(LexiconFault) {
        for word in EntryText.words(ofName: try name.text.get()) {
          try EntryText.check(word)
          reading.add(LexiconEntry(String(word), source: .contacts))
        }
        for (word, input) in name.readings {
          reading.add(LexiconEntry(userInput: input, documentText: word, source: .contacts))
        }
      } catch {
        reading.refuse(file, line: name.line, error)
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
  /// The reading of the name, or the key that it is sorted by; nil if the file has none.
  var reading: String?

  /// The words of the name with their readings, as far as these can be assigned and typed.
  ///
  /// ```
  /// 小明      Xiǎo míng    Xiǎomíng
  /// Mary Ann  Méri Än      Méri, Än
  /// 山田      やまだ        やまだ
  /// ```
  var readings: [(word: String, input: String)] {
    guard case .success(let text) = text, let reading else { return [] }
    let words = EntryText.words(ofName: text)
    var inputs = reading.split(whereSeparator: \.isWhitespace)
    if words.count == 1 { inputs = [inputs.joined()[...]] }
    guard inputs.count == words.count else { return [] }
    return zip(words, inputs).compactMap { word, input in
      EntryText.isReading(input) && input != word ? (String(word), String(input)) : nil
    }
  }
}
