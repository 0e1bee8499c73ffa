import Decoding
import InputCore
import UserHistory

/// Keys of syllables with tones to Chinese text.
public struct TonalConverter: ReadingConverter {
  private static let space = UInt8(ascii: " ")

  private let rules: TonalRules
  private var converter: LatticeConverter

  /// A converter over a lexicon whose syllables the rules were made for. What was chosen before in
  /// `language` comes from `history`.
  public init(
    lexicon: Lexicon, rules: TonalRules, history: (any HistoryReader)? = nil,
    language: String = ""
  ) {
    self.rules = rules
    converter = LatticeConverter(
      segmenter: TonalSegmenter(keys: rules.keys), lexicon: lexicon, model: lexicon.model,
      spelling: rules.spelling, history: history, language: language)
  }

  /// False once the dictionary's file was cut short.
  public var isUsable: Bool { converter.isUsable }

  /// Whether keys stand for symbols of bopomofo.
  public var spellsKeystrokes: Bool { converter.spellsKeystrokes }

  /// The keys of the layout compose.
  public func keystroke(for character: Character, isComposing: Bool) -> Unicode.Scalar? {
    guard
      rules.characters.contains(character)
        || isComposing && rules.followingCharacters.contains(character)
    else { return nil }
    return character.unicodeScalars.first
  }

  /// The space bar is the tone of a syllable that has none yet: `su` and a space are ㄋㄧ in the first
  /// tone, `su3` and a space are not.
  public func continues(_ keystrokes: String, with character: Character) -> Bool {
    rules.spaceIsTone && character == " "
      && rules.keys.isOpen(Self.normalized(keystrokes), tone: Self.space)
  }

  /// Tells the text before the keystrokes.
  public mutating func setTextBefore(_ text: String) { converter.setTextBefore(text) }

  /// Takes in what was learned or forgotten meanwhile, with the next keystrokes.
  public mutating func renew() { converter.renew() }

  /// Sets the keystrokes; those that are the same as before cost nothing.
  public mutating func convert(_ keystrokes: String) {
    converter.convert(keystrokes, normalized: Self.normalized(keystrokes))
  }

  /// The words of the most likely sentence.
  public mutating func bestSegments() -> [Segment] { converter.sentence(at: 0)?.segments ?? [] }

  /// The candidate with this number: sentences first, then the words for the first syllables.
  public mutating func candidate(at index: Int) -> Candidate? { converter.candidate(at: index) }

  /// The words that the candidate with this number is made of.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] {
    converter.words(ofCandidateAt: index)
  }

  /// Words that may follow.
  public mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord] {
    converter.followers(of: words, limit: limit).map { PredictedWord($0, text: $0.text) }
  }

  /// The keys of a text: of all of it, or of the word that it ends with.
  public func reading(of text: String, isWhole: Bool) -> TextReading? {
    guard let part = isWhole ? text : converter.lastWord(of: text),
      let keystrokes = converter.syllables(of: part).flatMap(rules.keystrokes)
    else { return nil }
    return TextReading(text: part, keystrokes: keystrokes)
  }

  /// One byte a keystroke; what is not ASCII is no key.
  private static func normalized(_ keystrokes: String) -> [UInt8] {
    keystrokes.unicodeScalars.map {
      $0.isASCII ? UInt8(truncatingIfNeeded: $0.value) : .max
    }
  }
}

extension TonalConverter: SentenceConverter {
  /// Tells the text before the lines.
  public mutating func setContext(_ context: String) { setTextBefore(context) }

  /// The different sentences that a line of keys can mean, at most `limit`. The line may also have the
  /// syllables themselves with spaces between them: ㄋㄧˇ ㄏㄠˇ.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    let syllables = keys.split(separator: " ").map(String.init)
    let isReading = keys.unicodeScalars.contains { !$0.isASCII }
    convert(isReading ? rules.keystrokes(syllables) ?? keys : keys)
    var sentences: [String] = []
    while sentences.count < limit, let sentence = converter.sentence(at: sentences.count) {
      sentences.append(sentence.text)
    }
    return sentences
  }
}
