import DictionaryImage

/// The Hanja of Korean words, what they mean, and the symbols of single letters, in the image that
/// `ime-dict build Dictionaries/ko` makes; read in place. Immutable: any number of threads may read
/// it.
public final class HanjaDictionary: Sendable {
  /// More characters than any word has.
  static let longestWord = 20
  /// How many readings of a word are tried where its characters have several each.
  private static let readingsTried = 512

  private let tables: PhraseTableSet
  private let hanja: PhraseTable
  private let meanings: PhraseTable
  private let readings: PhraseTable
  private let symbols: PhraseTable

  /// Opens the image at `path`.
  public convenience init(path: String) throws(ImageError) {
    try self.init(tables: PhraseTableSet(path: path))
  }

  /// Opens the tables of an image. Throws where one of them is missing.
  public init(tables: PhraseTableSet) throws(ImageError) {
    self.tables = tables
    hanja = try tables.table("hanja")
    meanings = try tables.table("meanings")
    readings = try tables.table("readings")
    symbols = try tables.table("symbols")
  }

  /// False once the image's file was cut short: what is read of it is then nothing.
  public var isIntact: Bool { tables.image.isIntact }

  /// The words in Hanja that are read so, in the order of the source; none for what is no word.
  public func words(readAs reading: String) -> [String] { hanja.texts(of: reading) }

  /// The symbols that a letter stands for: ※ and others for ㅁ.
  public func symbols(for letter: String) -> [String] { symbols.texts(of: letter) }

  /// What a word or character means, in Korean: 옳을 가 for 可; nil where the source tells nothing.
  public func meaning(of word: String, readAs reading: String) -> String? {
    let meaning = meanings.value(of: reading + word)
    return meaning.isEmpty ? nil : meaning
  }

  /// Whether a character has a reading.
  func isHanja(_ scalar: Unicode.Scalar) -> Bool {
    !readings.value(of: String(scalar)).isEmpty
  }

  /// The readings under which a word is in the dictionary: 낙, 락, 악 and 요 for 樂.
  public func readings(of word: String) -> [String] {
    var found = [""]
    for character in word.unicodeScalars {
      let next = readings.texts(of: String(character))
      found = found.flatMap { start in next.map { start + $0 } }
      guard found.count <= Self.readingsTried else { return [] }
    }
    return found.filter { !$0.isEmpty && words(readAs: $0).contains(word) }
  }

  /// The reading of characters in a row, word by word, the longest first: a first proposal for what
  /// is no word itself. Nil where a character has none.
  func reading(ofRun run: [Unicode.Scalar]) -> String? {
    var reading = ""
    var start = 0
    while start < run.count {
      let ends = stride(from: min(run.count, start + Self.longestWord), to: start, by: -1)
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
  /// Scalars as text.
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
