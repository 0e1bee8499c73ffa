import DictionaryImage

/// The Hanja of Korean words with their meanings, and the symbols of single letters. Reads the
/// image that `ime-dict build Dictionaries/ko` makes, in place. Immutable: any number of threads
/// can use it.
///
/// ```swift
/// let hanja = try HanjaDictionary(path: "ko.imedict")
/// print(hanja.words(readAs: "한국"))  // ["韓國", "汗國", "寒國"]
/// ```
public final class HanjaDictionary: Sendable {
  /// The maximum length of a word in characters; larger than that of any word in the image.
  static let maximumWordLength = 20
  /// The maximum number of reading combinations tried for a word whose characters have several
  /// each.
  private static let readingsTried = 512

  private let tables: PhraseTableSet
  private let hanja: PhraseTable
  private let meanings: PhraseTable
  private let readings: PhraseTable
  private let symbols: PhraseTable

  /// Opens an image file.
  ///
  /// - Throws: `ImageError` if the file cannot be read, is damaged, or lacks a table.
  public convenience init(path: String) throws(ImageError) {
    try self.init(tables: PhraseTableSet(path: path))
  }

  /// Opens the tables of an image.
  ///
  /// - Throws: `ImageError` if one of the tables is missing.
  public init(tables: PhraseTableSet) throws(ImageError) {
    self.tables = tables
    hanja = try tables.table("hanja")
    meanings = try tables.table("meanings")
    readings = try tables.table("readings")
    symbols = try tables.table("symbols")
  }

  /// Whether the image file is still complete. If it is truncated while open, look-ups find
  /// nothing.
  public var isIntact: Bool { tables.image.isIntact }

  /// Returns the Hanja words with a reading, in the order of the source; empty if there are none.
  public func words(readAs reading: String) -> [String] { hanja.texts(of: reading) }

  /// Returns the symbols offered for a letter: ※ and others for ㅁ.
  public func symbols(for letter: String) -> [String] { symbols.texts(of: letter) }

  /// Returns the meaning of a word or character, in Korean: 옳을 가 for 可; nil if the source has none.
  public func meaning(of word: String, readAs reading: String) -> String? {
    let meaning = meanings.value(of: reading + word)
    return meaning.isEmpty ? nil : meaning
  }

  /// Whether a character has a reading.
  func isHanja(_ scalar: Unicode.Scalar) -> Bool {
    !readings.value(of: String(scalar)).isEmpty
  }

  /// Returns the readings under which a word is in the dictionary: 낙, 락, 악 and 요 for 樂.
  public func readings(of word: String) -> [String] {
    var found = [""]
    for character in word.unicodeScalars {
      let next = readings.texts(of: String(character))
      found = found.flatMap { start in next.map { start + $0 } }
      guard found.count <= Self.readingsTried else { return [] }
    }
    return found.filter { !$0.isEmpty && words(readAs: $0).contains(word) }
  }

  /// Returns the reading of a run of characters, by longest words first. It is a first proposal for
  /// a run that is not itself a word. Nil if a character has no reading.
  func reading(ofRun run: [Unicode.Scalar]) -> String? {
    var reading = ""
    var start = 0
    while start < run.count {
      let ends = stride(from: min(run.count, start + Self.maximumWordLength), to: start, by: -1)
      let next = ends.lazy.compactMap { end in
        self.readings(of: String(scalars: run[start..<end])).first.map { (end, $0) }
      }.first
      guard let next else { return nil }
      reading += next.1
      start = next.0
    }
    return reading
  }
}

extension String {
  /// Creates a string of scalars.
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
