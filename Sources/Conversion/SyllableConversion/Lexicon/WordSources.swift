import DictionaryImage

/// The provenance of a lexicon's words: the sources with their licences, and the set of sources of
/// every word. `LexiconSections.wordSources` and `.sourceSets` document the tables.
public struct WordSources: Sendable {
  /// A source: one line of `about`,
  /// `source TAB name TAB version TAB licence TAB entries TAB copyright TAB weight TAB file`.
  public struct Source: Sendable, Equatable {
    /// The name of the project.
    public let name: String
    /// The version of the project that was used.
    public let version: String
    /// The licence, as an SPDX identifier.
    public let licence: String
    /// The number of its entries.
    public let entries: String
    /// The copyright notice.
    public let copyright: String
    /// The unit of its weights, as its word list states it.
    public let weightUnit: String
    /// The word list that the image was built from; empty for a training text.
    public let file: String
    /// Whether the source is the text that a model was trained on, which decides the frequencies.
    public var isTrainingText: Bool { file.isEmpty && name == WordSources.trainingTextName }
  }

  /// The sources of one word, as source numbers counted from 1, ascending.
  public struct SourceSet: Sendable, Equatable {
    /// The sources that decided its count; empty if the floor of the manifest did.
    public let count: [Int]
    /// The sources of its readings; empty if they were inferred.
    public let reading: [Int]
    /// The sources that list it at all.
    public let listed: [Int]

    /// Creates a set from source numbers, each list ascending.
    public init(count: [Int], reading: [Int], listed: [Int]) {
      self.count = count
      self.reading = reading
      self.listed = listed
    }

    /// The sources of its count and its readings.
    public var decisive: [Int] { Set(count + reading).sorted() }
  }

  /// The name of the training text of a model among the sources.
  package static let trainingTextName = "training text"
  /// The key in `about` of the total count of all words, in an image whose frequencies come from a
  /// training text.
  package static let totalCountKey = "totalCount"

  /// The sources; the first is number 1.
  public let sources: [Source]
  /// The distinct sets that words refer to.
  public let sets: [SourceSet]
  /// The image that `numbers` borrows from.
  private let image: Image
  private let numbers: Numbers

  /// Whether the frequencies come from a training text.
  public var hasTrainingText: Bool { sources.contains { $0.isTrainingText } }

  /// The set number of each word, as stored in the image.
  private enum Numbers: Sendable {
    case bytes(ImageColumn<UInt8>)
    case integers(ImageColumn<UInt16>)
  }

  /// Reads the tables of `lexicon`.
  ///
  /// - Throws: `ImageError` if the image was built without them or they are malformed.
  public init(_ lexicon: Lexicon) throws(ImageError) {
    sources = lexicon.about.filter { $0.key == "source" }.map { line in
      let fields = line.value.split(separator: "\t", omittingEmptySubsequences: false)
      func field(_ index: Int) -> String { index < fields.count ? String(fields[index]) : "" }
      return Source(
        name: field(0), version: field(1), licence: field(2), entries: field(3),
        copyright: field(4), weightUnit: field(5), file: field(6))
    }
    image = lexicon.image
    sets = try image.text(of: LexiconSections.sourceSets).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      func field(_ index: Int) -> [Int] {
        index < fields.count ? fields[index].split(separator: ",").compactMap { Int($0) } : []
      }
      return SourceSet(count: field(0), reading: field(1), listed: field(2))
    }
    let byteCount = try image.bytes(of: LexiconSections.wordSources).count
    switch byteCount {
    case lexicon.wordCount:
      numbers = .bytes(try image.column(LexiconSections.wordSources, of: UInt8.self))
    case 2 * lexicon.wordCount:
      numbers = .integers(try image.column(LexiconSections.wordSources, of: UInt16.self))
    default:
      throw .malformedSection(
        path: image.path, name: LexiconSections.wordSources,
        reason: "its \(byteCount) bytes are not 1 or 2 for each of \(lexicon.wordCount) words")
    }
  }

  /// Returns the set number of a word, an index of `sets`. In a damaged image it may be out of
  /// range.
  public func setNumber(of word: WordID) -> Int {
    switch numbers {
    case .bytes(let column): Int(column[Int(word)])
    case .integers(let column): Int(column[Int(word)])
    }
  }

  /// Returns the set of sources of a word; nil in a damaged image.
  public func set(of word: WordID) -> SourceSet? {
    let number = setNumber(of: word)
    return number < sets.count ? sets[number] : nil
  }

  /// Returns the source with this number; nil if there is none.
  public func source(_ number: Int) -> Source? { index(ofSource: number).map { sources[$0] } }

  /// Returns the index in `sources` of the source with this number; nil if there is none. A damaged
  /// image may hold any number.
  package func index(ofSource number: Int) -> Int? {
    number >= 1 && number <= sources.count ? number - 1 : nil
  }

  /// Returns the names of sources, separated by commas.
  public func names(_ numbers: [Int]) -> String {
    numbers.compactMap { source($0)?.name }.joined(separator: ", ")
  }

  /// Returns the licences of sources, each once, in the order of the sources.
  public func licences(_ numbers: [Int]) -> [String] {
    var licences: [String] = []
    for licence in numbers.compactMap({ source($0)?.licence }) where !licences.contains(licence) {
      licences.append(licence)
    }
    return licences
  }
}
