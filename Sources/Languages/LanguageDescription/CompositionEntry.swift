/// The composition of a language: the data that front ends read before opening it, and how to open
/// it.
public struct CompositionEntry: Sendable {
  /// A dictionary image that the language reads.
  public struct Image: Hashable, Sendable {
    /// The name without `.imedict`: `zh-Hans`.
    public let name: String
    /// Whether the language cannot be used without the image.
    public let isRequired: Bool

    /// Creates a requirement.
    public init(_ name: String, isRequired: Bool = true) {
      self.name = name
      self.isRequired = isRequired
    }
  }

  /// The fields of a line in an evaluation set, separated by tabs.
  public enum SetForm: Sendable {
    /// A sentence, then its syllables separated by spaces.
    case sentenceThenSyllables
    /// Syllables separated by spaces, or a reading as typed; then one or more sentences separated
    /// by `|`; then an optional field with the text before.
    case readingThenSentence
    /// A text alone. Its reading is the text itself.
    case text
  }

  /// The module that a program links for this language alone, and the Swift expression of its
  /// entry: `Mandarin`, `Mandarin.language`. Code generators use it.
  public var source: (module: String, expression: String)
  /// The images that the language reads.
  public var images: [Image]
  /// The names of all options, for messages and help: layouts, schemes, switches.
  public var options: [String]
  /// Whether each letter key shows candidates.
  public var offersCandidates: Bool
  /// Whether a separate key converts the reading, as in Japanese; otherwise every key does.
  public var convertsByKey: Bool
  /// Whether words are suggested besides the composition. Such a language shows candidates only on
  /// request.
  public var suggestsWords: Bool
  /// Whether the language reads a history, and its commits return lessons.
  public var learns: Bool
  /// The format of its evaluation sets.
  public var setForm: SetForm
  /// Opens the meanings of candidates in English; nil if the language has none.
  public var meanings: MeaningsOpener?
  /// Opens the images. It is called outside the key path, and throws the errors of
  /// `LanguageResources` or of a reader.
  public var open: @Sendable (LanguageResources) throws -> any ComposingLanguage

  /// Opens the meanings of texts in English. The closure that it returns gives nil for a text without
  /// one. It is called outside the key path, and throws the errors of `LanguageResources` or of a
  /// reader.
  public typealias MeaningsOpener =
    @Sendable (LanguageResources) throws -> @Sendable (_ text: String) -> String?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - module: the module that declares the entry.
  ///   - expression: the Swift expression of the entry; by default `<module>.language`.
  ///   - images: the images that the language reads.
  ///   - options: the names of all options.
  ///   - offersCandidates: whether each letter key shows candidates.
  ///   - convertsByKey: whether a separate key converts the reading.
  ///   - suggestsWords: whether words are suggested besides the composition.
  ///   - learns: whether the language reads a history and returns lessons.
  ///   - setForm: the format of its evaluation sets.
  ///   - meanings: opens the meanings of candidates in English.
  ///   - open: opens the images.
  public init(
    module: String, expression: String? = nil, images: [Image] = [], options: [String] = [],
    offersCandidates: Bool = false,
    convertsByKey: Bool = false, suggestsWords: Bool = false, learns: Bool = false,
    setForm: SetForm = .readingThenSentence, meanings: MeaningsOpener? = nil,
    open: @escaping @Sendable (LanguageResources) throws -> any ComposingLanguage
  ) {
    source = (module, expression ?? "\(module).language")
    self.images = images
    self.options = options
    self.offersCandidates = offersCandidates
    self.convertsByKey = convertsByKey
    self.suggestsWords = suggestsWords
    self.learns = learns
    self.setForm = setForm
    self.meanings = meanings
    self.open = open
  }
}
