import DictionaryImage
import TextUnits

/// The index of a word in a lexicon. Words are sorted by their folded spelling.
public typealias WordNumber = UInt32

/// The words of a language with their frequencies, in a memory-mapped image that is read in place.
///
/// It is immutable, so any number of threads may read it. `WordLexiconSections` documents the
/// bytes.
///
/// ```swift
/// let lexicon = try WordLexicon(path: "en.words.imedict")
/// lexicon.words(spelled: "PARIS").map(lexicon.text(of:))  // ["Paris"]
/// ```
public final class WordLexicon: Sendable {
  /// The image that contains the words.
  public let image: Image
  /// The BCP 47 tag of the language.
  public let language: String
  /// The folding of spellings.
  public let folding: WordFolding
  /// The casing rules of the language.
  public let casing: Casing
  /// The affixes and compounds of the language; nil if the image has none.
  let forms: WordForms?
  /// Emoji by name; nil if the image has none.
  let emoji: EmojiNames?
  /// Words that stay as they are typed; nil if the image has none.
  let asTyped: WordsAsTyped?
  /// Names of many languages, which stay if they are typed with a capital; nil if the image has none.
  let names: WordsAsTyped?
  /// Spellings that are always wrong; nil if the image has none.
  let mistakes: CommonMistakes?
  /// The letter trigrams of the language.
  let letterModel: LetterModel
  /// −ln of the share of running text that the lexicon lacks (nats × 1000).
  let unlistedCost: Int32
  /// The n-grams of words; nil if the image has none.
  package let followers: FollowerTable?

  package let trie: WordTrie
  package let costs: ImageColumn<UInt16>
  private let flags: ImageColumn<UInt8>
  private let sources: ImageColumn<UInt8>
  private let irregular: ImageColumn<UInt32>
  private let spellingOffsets: ImageColumn<UInt32>
  private nonisolated(unsafe) let spellings: UnsafeRawBufferPointer

  /// The upper limit of `unlistedCost`: names and new words are at least one word in fifty,
  /// whatever the lexicon. This share was measured for English, whose frequencies do not tell it.
  static let leastUnlisted: Int32 = 3912
  /// The lower limit of `unlistedCost`. An estimate that more than a quarter is missing comes from
  /// frequencies of another kind.
  private static let maximumUnlisted: Int32 = 1386

  /// Opens the image at `path`, which `ime-dict build` makes from a folder with a `words.json`.
  ///
  /// - Parameters:
  ///   - path: The path of the image.
  ///   - language: The tag of the language that the image must be for; nil for any.
  /// - Throws: an `ImageError` if the file cannot be read, is the dictionary of another kind or
  ///   language, or is not a valid image of words.
  public convenience init(path: String, language: String? = nil) throws(ImageError) {
    try self.init(image: Image(path: path), language: language)
  }

  /// Opens the words in an image.
  ///
  /// - Parameters:
  ///   - image: An image of words, open.
  ///   - language: The tag of the language that the image must be for; nil for any.
  /// - Throws: an `ImageError` if the image is the dictionary of another kind or language, or a
  ///   section is missing or damaged.
  public init(image: Image, language: String? = nil) throws(ImageError) {
    try image.require(.words, language: language)
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
    self.language = field("language").map(String.init) ?? "und"
    unlistedCost = min(
      max(field("unlisted").flatMap { Int32($0) } ?? .max, Self.maximumUnlisted), Self.leastUnlisted
    )
    letterModel = try LetterModel(image)
    emoji = try EmojiNames(image)
    folding = WordFolding(language: self.language)
    asTyped = try WordsAsTyped(image, folding: folding)
    names = try WordsAsTyped(image, section: WordLexiconSections.names, folding: folding)
    mistakes = try CommonMistakes(image, folding: folding)
    casing = Casing(language: self.language)
    let hasForms = image.sections.contains { $0.name == WordLexiconSections.affixes }
    forms = hasForms ? WordForms(try image.text(of: WordLexiconSections.affixes)) : nil
    followers = try FollowerTable(image, wordCount: costs.count)
  }

  /// Whether the language is written without spaces between words (Thai, Lao, Khmer, Burmese).
  public var isUnspaced: Bool {
    ["th", "lo", "km", "my"].contains(language.prefix { $0 != "-" })
  }

  /// The number of words.
  public var count: Int { costs.count }

  /// Returns whether the lexicon has a word, ignoring case.
  public func contains(_ word: some StringProtocol) -> Bool { !words(spelled: word).isEmpty }

  /// Returns the words with the same folded spelling, most frequent first; empty if there are none.
  public func words(spelled word: some StringProtocol) -> Range<WordNumber> {
    trie.wordsAt(trie.letters(of: folding.scalars(of: word)))
  }

  /// Returns the text of a word as written within a sentence.
  public func text(of word: WordNumber) -> String {
    let flags = flagSet(of: word)
    if flags.contains(.isIrregular), let spelling = irregularSpelling(of: word) { return spelling }
    let small = trie.spelling(of: word)
    if flags.contains(.isUppercase) { return casing.uppercased(small) }
    return flags.contains(.isCapitalized) ? casing.capitalizingFirst(small) : small
  }

  /// Returns −ln P of a word (nats × 1000).
  public func cost(of word: WordNumber) -> Int32 { Int32(costs[Int(word)]) }

  /// Returns whether a word is profane. Such words are suggested only if the user typed them
  /// exactly.
  public func isProfane(_ word: WordNumber) -> Bool { flagSet(of: word).contains(.isProfane) }

  /// Returns the sources that have a word, as bits in the order of the image's `about`.
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
  /// Returns the first index in an ascending range whose element is not less than `value`; the end
  /// of the range if there is none.
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
