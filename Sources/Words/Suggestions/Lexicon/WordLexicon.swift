import DictionaryImage
import TextUnits

/// The number of a word in a lexicon, in the order of the folded spellings.
public typealias WordNumber = UInt32

/// The words of a language with their frequencies, in a mapped image that is read in place.
/// Immutable: any number of threads may read it. `WordLexiconSections` documents the bytes.
public final class WordLexicon: Sendable {
  /// The image that the words are read from.
  public let image: Image
  /// The BCP 47 tag of the language.
  public let language: String
  /// How the words' spellings are folded.
  public let folding: WordFolding
  /// Capital and small letters by the rules of the language.
  public let casing: Casing
  /// What its words may carry.
  let forms: WordForms?
  /// Emoji by their names.
  let emoji: EmojiNames?
  /// Which letters follow which.
  let letterModel: LetterModel
  /// −ln of the share of running text that the lexicon lacks, in thousandths of a nat.
  let unlistedCost: Int32
  /// What follows what.
  package let followers: FollowerTable?

  package let trie: WordTrie
  package let costs: ImageColumn<UInt16>
  private let flags: ImageColumn<UInt8>
  private let sources: ImageColumn<UInt8>
  private let irregular: ImageColumn<UInt32>
  private let spellingOffsets: ImageColumn<UInt32>
  private nonisolated(unsafe) let spellings: UnsafeRawBufferPointer

  /// Names and new words are no less than one in fifty, whatever the lexicon. English, whose
  /// frequencies do not tell, was measured to lack so many.
  static let leastUnlisted: Int32 = 3912
  /// What would lack more than a quarter has frequencies of another kind.
  private static let mostUnlisted: Int32 = 1386

  /// Opens the image at `path`, built by `ime-dict build` from a folder with a `words.json`.
  public convenience init(path: String) throws(ImageError) {
    try self.init(image: Image(path: path))
  }

  /// Opens the words in an image.
  public init(image: Image) throws(ImageError) {
    self.image = image
    trie = try WordTrie(image)
    costs = try image.column(WordLexiconSections.costs, of: UInt16.self)
    flags = try image.column(WordLexiconSections.flags, of: UInt8.self)
    sources = try image.column(WordLexiconSections.sources, of: UInt8.self)
    irregular = try image.column(WordLexiconSections.irregular, of: UInt32.self)
    spellingOffsets = try image.column(WordLexiconSections.spellingOffsets, of: UInt32.self)
    spellings = try image.bytes(of: WordLexiconSections.spellings)
    let about = try image.text(of: WordLexiconSections.about)
    func field(_ name: String) -> Substring? {
      about.split(separator: "\n").first { $0.hasPrefix(name + "\t") }?.dropFirst(
        name.utf8.count + 1)
    }
    language = field("language").map(String.init) ?? "und"
    unlistedCost = min(
      max(field("unlisted").flatMap { Int32($0) } ?? .max, Self.mostUnlisted), Self.leastUnlisted)
    letterModel = try LetterModel(image)
    emoji = try EmojiNames(image)
    folding = WordFolding(language: language)
    casing = Casing(language: language)
    let hasForms = image.sections.contains { $0.name == WordLexiconSections.affixes }
    forms = hasForms ? WordForms(try image.text(of: WordLexiconSections.affixes)) : nil
    followers = try FollowerTable(image, wordCount: costs.count)
  }

  /// Whether text of the language has no spaces between words.
  public var isUnspaced: Bool {
    ["th", "lo", "km", "my"].contains(language.prefix { $0 != "-" })
  }

  /// Whether an image holds the words of a language, rather than readings or tables.
  public static func applies(to image: Image) -> Bool {
    image.sections.contains { $0.name == WordLexiconSections.labels }
  }

  /// How many words there are.
  public var count: Int { costs.count }

  /// Whether the lexicon has a word, whatever its capitals.
  public func contains(_ word: some StringProtocol) -> Bool { !words(spelled: word).isEmpty }

  /// The words with the same folded spelling, the likeliest first.
  public func words(spelled word: some StringProtocol) -> Range<WordNumber> {
    trie.wordsAt(trie.letters(of: folding.scalars(of: word)))
  }

  /// The text of a word as it is written within a sentence.
  public func text(of word: WordNumber) -> String {
    let flags = flagSet(of: word)
    if flags.contains(.isIrregular), let spelling = irregularSpelling(of: word) { return spelling }
    let small = trie.spelling(of: word)
    if flags.contains(.isUppercase) { return casing.uppercased(small) }
    return flags.contains(.isCapitalized) ? casing.capitalizingFirst(small) : small
  }

  /// −ln P of a word in thousandths of a nat.
  public func cost(of word: WordNumber) -> Int32 { Int32(costs[Int(word)]) }

  /// Whether a word is never offered unless it was typed.
  public func isProfane(_ word: WordNumber) -> Bool { flagSet(of: word).contains(.isProfane) }

  /// The sources that have a word, as bits in the order of the image's `about`.
  package func sourceBits(of word: WordNumber) -> UInt8 { sources[Int(word)] }

  package func flagSet(of word: WordNumber) -> WordFlags { WordFlags(rawValue: flags[Int(word)]) }

  private func irregularSpelling(of word: WordNumber) -> String? {
    let index = irregular.lowerBound(of: word, in: 0..<irregular.count)
    guard index < irregular.count, irregular[index] == word else { return nil }
    let range = spellingOffsets.range(at: index, limit: spellings.count)
    return String(decoding: spellings[range], as: UTF8.self)
  }
}

extension ImageColumn where Element == UInt32 {
  /// The first index of an ascending range whose element is not below `value`; the range's end where
  /// there is none.
  package func lowerBound(of value: UInt32, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
