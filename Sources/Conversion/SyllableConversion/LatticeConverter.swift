import Decoding
import DictionaryImage
import InputCore
import UserHistory

/// Converts keystrokes to text through a segment graph, a lattice and a decoder. Each of them keeps
/// the part that the last change did not affect, so another keystroke costs another column.
///
/// ```
/// keystrokes ──KeySegmenter──▶ SegmentGraph ──Lexicon──▶ Lattice ──LanguageModel──▶ Decoder
///                                                          │                          │
///                                                          └───────▶ candidates ◀─────┘
/// ```
///
/// `segmenter` is the language's `KeySegmenter`:
///
/// ```swift
/// let lexicon = try Lexicon(path: "zh-Hans.imedict")
/// var converter = LatticeConverter(segmenter: segmenter, lexicon: lexicon, model: lexicon.model)
/// converter.convert("nihao", normalized: Array("nihao".utf8))
/// print(converter.sentence(at: 0)?.text ?? "")
/// ```
public struct LatticeConverter {
  private let segmenter: any KeySegmenter
  let language: String
  private var learning: UserModelSource
  private var readingNumbers: ReadingNumbers?
  /// The text before the keystrokes, its last words, and the scorer of the first word after it. The
  /// latter two are nil at the start of a sentence.
  private var textBefore = ""
  private(set) var wordsBefore: PrecedingWords?
  private var scorerAfterText: ContinuingScorer?
  private(set) var graph = SegmentGraph()
  private(set) var lattice: Lattice
  private(set) var decoder: SyllableDecoder
  /// The keystrokes as typed. The graph holds them normalised, one byte each.
  private(set) var typed: TypedKeys
  /// The keystrokes as typed, as text.
  package var keystrokes: String { typed[0..<typed.count] }
  private(set) var reranker: SentenceReranker?
  let examples: CharacterExamples
  private var sentences: SentenceList
  private var candidates = CandidateList()

  /// Creates a converter over a lexicon with a language model.
  ///
  /// - Parameters:
  ///   - segmenter: the spelling rules of the language.
  ///   - lexicon: the words with their readings.
  ///   - model: the language model that ranks sentences.
  ///   - spelling: maps keystrokes that are not letters to what they type; nil if keystrokes are
  ///     the letters themselves.
  ///   - literalWords: the words that keystrokes are read as although they stay as they are: 3 is
  ///     read 三.
  ///   - fullStop: the text of a full stop within a line; nil if it stays as typed.
  ///   - homophones: the model that ranks the best sentences again; nil to keep their order.
  ///   - history: the user's learned data; nil to learn nothing.
  ///   - language: the language of the entries used from `history`.
  public init(
    segmenter: any KeySegmenter, lexicon: Lexicon, model: any LanguageModel,
    spelling: (any KeystrokeSpelling)? = nil, literalWords: [UInt8: String] = [:],
    fullStop: String? = nil, homophones: HomophoneModel? = nil, history: (any HistoryReader)? = nil,
    language: String = ""
  ) {
    self.segmenter = segmenter
    learning = UserModelSource(history)
    self.language = language
    typed = TypedKeys("", meanings: KeyMeanings(spelling: spelling, fullStop: fullStop))
    lattice = Lattice(
      lexicon: lexicon, literalWords: literalWords.compactMapValues { lexicon.word(spelled: $0) })
    decoder = SyllableDecoder(model: model)
    reranker = homophones.map { SentenceReranker($0, lexicon: lexicon) }
    sentences = SentenceList(reranker)
    examples = CharacterExamples(lexicon)
  }

  /// The user's learned data; nil if nothing is learned.
  var history: (any HistoryReader)? { learning.history }

  /// The lexicon that words come from.
  public var lexicon: Lexicon { lattice.lexicon }

  /// Whether keystrokes type something other than themselves.
  public var spellsKeystrokes: Bool { typed.meanings.spelling != nil }

  /// Whether the dictionary is complete: false once its file was truncated.
  public private(set) var isUsable = true

  /// Sets the text before the keystrokes. Its end is the context of the first word. A different
  /// text discards the current conversion.
  ///
  /// ```
  /// 这是一场|  shi li   实力     一家有|  shi li   势力
  /// ```
  public mutating func setTextBefore(_ text: String) {
    guard text != textBefore else { return }
    textBefore = text
    guard isUsable else { return }
    reranker?.setTextBefore(text)
    let words = PrecedingWords(endOf: text, in: lexicon)
    let isBeginning = words.characters.isEmpty && words.beginsSentence
    wordsBefore = isBeginning ? nil : words
    scorerAfterText = wordsBefore.map {
      ContinuingScorer(after: $0, in: lexicon, model: decoder.model, scorer: decoder.scorer)
    }
    // Equal keystrokes after another text begin a new composition: `e` after an `e` that was just
    // committed.
    renew()
    reset()
  }

  /// Makes the next keystrokes begin a new composition with the latest learned data. If the data
  /// has not changed, the conversion of equal keystrokes is reused.
  public mutating func renew() { typed = typed.replaced(by: "") }

  /// Sets the keystrokes.
  ///
  /// - Parameters:
  ///   - keystrokes: the keystrokes as typed.
  ///   - normalized: one byte for each Unicode scalar of `keystrokes`, as the segmenter reads them.
  public mutating func convert(_ keystrokes: String, normalized: [UInt8]) {
    let keystrokes = typed.replaced(by: keystrokes)
    isUsable = lexicon.image.isIntact
    guard isUsable else {
      typed = keystrokes
      return reset()
    }
    guard !typed.isSame(as: keystrokes) || graph.keystrokes != normalized else { return }
    if !keystrokes.continues(typed) { renewHistory() }
    typed = keystrokes
    let kept = graph.update(to: normalized, using: segmenter)
    lattice.update(to: graph, keeping: kept)
    decoder.update(to: lattice, keeping: kept, syllables: graph.fewestEdges[graph.end])
    sentences = SentenceList(reranker)
    candidates.restart(keeping: kept)
  }

  /// Adopts the latest learned data at the start of a composition. During one, nothing already
  /// shown may change.
  private mutating func renewHistory() {
    guard let snapshot = learning.next(after: lattice.learned) else { return }
    let syllables = readingNumbers ?? ReadingNumbers(lexicon)
    readingNumbers = syllables
    var earlier = lattice.learned
    // Only `earlier` may reference the lookup tables, so that they can be reused.
    lattice = Lattice(lexicon: lexicon, literalWords: lattice.literalWords)
    let learned = learning.model(of: snapshot) { now in
      LearnedCosts(
        snapshot, at: now, language: language, lexicon: lexicon, syllables: syllables,
        takingFrom: &earlier)
    }
    lattice = Lattice(lexicon: lexicon, literalWords: lattice.literalWords, learned: learned)
    reset()
  }

  private mutating func reset() {
    graph = SegmentGraph()
    lattice = Lattice(
      lexicon: lexicon, literalWords: lattice.literalWords, learned: lattice.learned)
    if let text = scorerAfterText {
      let last = decoder.model.lastWord(in: text.start)
      decoder = SyllableDecoder(
        resetting: decoder, after: text, context: lattice.learned?.context(after: last) ?? .none)
    } else {
      decoder = SyllableDecoder(resetting: decoder)
    }
    sentences = SentenceList(reranker)
    candidates = CandidateList()
  }

  /// Returns the sentence with this rank, counted from 0; nil if there are no more. All sentences
  /// differ in text.
  public mutating func sentence(at rank: Int) -> Sentence? {
    guard isUsable else { return rank == 0 ? .literal(typed) : nil }
    return sentences.sentence(at: rank, decoder: decoder, lattice: lattice, typed: typed)
  }

  /// Returns the work of ranking the current best sentences again, to measure it; nil if they are
  /// not.
  package func reranking() -> (() -> Void)? {
    guard isUsable, let reranker else { return nil }
    var list = SentenceList(nil)
    let compared = list.sentencesToCompare(
      by: reranker, decoder: decoder, lattice: lattice, typed: typed)
    return compared.isEmpty ? nil : { _ = reranker.order(compared) }
  }

  /// Returns the dictionary words of the candidate with this index, for learning. Words that the
  /// first candidate also has are marked as confirmed: choosing them corrects nothing and shows
  /// only which words follow each other.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] {
    guard isUsable, candidate(at: index) != nil else { return [] }
    let usual = Set(candidates.nodes(at: 0).map { $0.word })
    let spellings = lexicon.syllables.spellings
    return candidates.nodes(at: index).filter { !$0.isLiteral }.map { node in
      let syllables = lexicon.syllables(to: Int(node.reading)).map {
        spellings.indices.contains(Int($0)) ? spellings[Int($0)] : ""
      }
      return LearnedWord(
        reading: syllables.joined(separator: " "), text: lexicon.text(of: node.word),
        isConfirmed: index == 0 || usual.contains(node.word))
    }
  }

  /// Whether the last keystrokes are Latin text in the best sentence: a word that keeps its letters
  /// or has others than small ones.
  public mutating func endsInLatin() -> Bool {
    guard let last = sentence(at: 0)?.segments.last, let key = last.text.utf8.last else {
      return false
    }
    let letters = last.text.utf8.reversed().prefix { $0.isLatinLetterOrDigit }
    return key.isLatinLetter && (letters.count > 1 || key.isLatinCapital)
      && last.reading.utf8.last.map { $0 | 0x20 == key | 0x20 } ?? false
  }

  /// Returns the candidate with this index, counted from 0; nil if there are no more.
  public mutating func candidate(at index: Int) -> Candidate? {
    guard !typed.isEmpty else { return nil }
    guard isUsable else {
      return index == 0 ? Candidate(Sentence.literal(typed).joined) : nil
    }
    let candidate = candidates.candidate(
      at: index, sentences: &sentences, decoder: decoder, lattice: lattice, typed: typed)
    guard let candidate, candidates.nodes(at: index).first?.isLatin ?? false,
      textBefore.utf8.last?.isLatinLetter ?? false
    else { return candidate }
    // Two Latin words are separated by a space.
    var segment = candidate.segment
    segment.text = " " + segment.text
    return Candidate(segment)
  }
}
