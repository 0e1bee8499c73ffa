/// How a language composes: data that front ends read before anything is opened, and how to open it.
public struct CompositionEntry: Sendable {
  /// A dictionary image by its name without `.imedict`.
  public struct Image: Hashable, Sendable {
    /// The name: `zh-Hans`.
    public let name: String
    /// Whether the language cannot be typed without it.
    public let isRequired: Bool

    /// Creates a requirement.
    public init(_ name: String, isRequired: Bool = true) {
      self.name = name
      self.isRequired = isRequired
    }
  }

  /// The fields of a line in a set of rows to type and measure, with tabs between them.
  public enum SetForm: Sendable {
    /// A sentence, then its syllables with spaces between them.
    case sentenceThenSyllables
    /// Syllables with spaces between them or a reading as it is typed, then a sentence, or several with
    /// `|` between them; a third field is the text before.
    case readingThenSentence
    /// A text alone: its reading is the text itself.
    case text
  }

  /// The module that a program links for this language alone, and the expression there that is its
  /// entry: `Mandarin`, `Mandarin.language`. For sources that are written by tools.
  public var source: (module: String, expression: String)
  /// The images that it reads.
  public var images: [Image]
  /// The names of all options, for messages and help: layouts, schemes, switches.
  public var options: [String]
  /// Whether every key of its letters shows candidates.
  public var offersCandidates: Bool
  /// Whether a key of its own converts what is typed, as in Japanese; otherwise every key does.
  public var convertsByKey: Bool
  /// Whether words are suggested beside what it composes: it has no candidates unless asked for them.
  public var suggestsWords: Bool
  /// Whether it weighs in a history, and its commits come back as lessons.
  public var learns: Bool
  /// The form of its sets.
  public var setForm: SetForm
  /// Reads the images. Called off the key path; throws what `LanguageResources` or a reader throws.
  public var open: @Sendable (LanguageResources) throws -> any ComposingLanguage

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - module: the module that the entry is declared in.
  ///   - expression: how the entry is written there; by default `<module>.language`.
  public init(
    module: String, expression: String? = nil, images: [Image] = [], options: [String] = [],
    offersCandidates: Bool = false,
    convertsByKey: Bool = false, suggestsWords: Bool = false, learns: Bool = false,
    setForm: SetForm = .readingThenSentence,
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
    self.open = open
  }
}
