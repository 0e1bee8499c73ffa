import Decoding
import InputCore
import UserHistory

/// Converts keystrokes through a segment graph, a lattice and a decoder. Each of them keeps what
/// the last change did not touch, so one more keystroke costs one more column.
///
/// ```
/// keystrokes ──KeySegmenter──▶ SegmentGraph ──Lexicon──▶ Lattice ──LanguageModel──▶ Decoder
///                                                          │                          │
///                                                          └───────▶ candidates ◀─────┘
/// ```
public struct LatticeConverter {
  private let segmenter: any KeySegmenter
  let language: String
  private var learning: UserModelSource
  private var readingNumbers: ReadingNumbers?
  /// The text before the keystrokes, the words that it ends with, and what these say of the first word;
  /// nil where a sentence begins.
  private var textBefore = ""
  private(set) var wordsBefore: PrecedingWords?
  private var scorerBehindText: ContinuingScorer?
  private(set) var graph = SegmentGraph()
  private(set) var lattice: Lattice
  private(set) var decoder: SyllableDecoder
  /// The keystrokes as they were typed; the graph holds them normalised, one byte each.
  private(set) var typed: TypedKeys
  private var sentences = SentenceList()
  private var candidates = CandidateList()

  /// A converter over a lexicon with a language model. A `spelling` tells what keystrokes stand for
  /// that are no letters, `literalWords` what keystrokes are read as that stand for themselves: 3 is
  /// read 三. What was chosen before in `language` comes from `history`.
  public init(
    segmenter: any KeySegmenter, lexicon: Lexicon, model: any LanguageModel,
    spelling: (any KeystrokeSpelling)? = nil, literalWords: [UInt8: String] = [:],
    history: (any HistoryReader)? = nil, language: String = ""
  ) {
    self.segmenter = segmenter
    learning = UserModelSource(history)
    self.language = language
    typed = TypedKeys("", spelling: spelling)
    lattice = Lattice(
      lexicon: lexicon, literalWords: literalWords.compactMapValues { lexicon.word(spelled: $0) })
    decoder = SyllableDecoder(model: model)
  }

  /// What was chosen before; nil where nothing is learned.
  var history: (any HistoryReader)? { learning.history }

  /// The lexicon that words come from.
  public var lexicon: Lexicon { lattice.lexicon }

  /// Whether keystrokes stand for something else than themselves.
  public var spellsKeystrokes: Bool { typed.spelling != nil }

  /// False once the dictionary's file was cut short.
  public private(set) var isUsable = true

  /// Tells the text before the keystrokes, of which the end is read: what the keystrokes become goes on
  /// with it. Where it is another one all is converted anew.
  ///
  /// ```
  /// 这是一场|  shi li   实力     一家有|  shi li   势力
  /// ```
  public mutating func setTextBefore(_ text: String) {
    guard text != textBefore else { return }
    textBefore = text
    guard isUsable else { return }
    let words = PrecedingWords(endOf: text, in: lexicon)
    let isBeginning = words.characters.isEmpty && words.beginsSentence
    wordsBefore = isBeginning ? nil : words
    scorerBehindText = wordsBefore.map {
      ContinuingScorer(after: $0, in: lexicon, model: decoder.model, scorer: decoder.scorer)
    }
    // The same keystrokes behind another text are others: `e` after the `e` that was just committed.
    renew()
    reset()
  }

  /// The next keystrokes that are set begin a composition, by what is known then. Where nothing else is
  /// known, what was made of the same ones goes on.
  public mutating func renew() { typed = TypedKeys("", spelling: typed.spelling) }

  /// Sets the keystrokes. `normalized` has one byte for each scalar of `keystrokes`, as the
  /// segmenter reads them.
  public mutating func convert(_ keystrokes: String, normalized: [UInt8]) {
    let keystrokes = TypedKeys(keystrokes, spelling: typed.spelling)
    isUsable = lexicon.image.isIntact
    decoder.model.limitResidency()
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
    sentences = SentenceList()
    candidates.restart(keeping: kept)
  }

  /// Takes what is known now, where a composition begins: while one goes on nothing it shows may
  /// change.
  private mutating func renewHistory() {
    guard let snapshot = learning.next(after: lattice.learned) else { return }
    let syllables = readingNumbers ?? ReadingNumbers(lexicon)
    readingNumbers = syllables
    var earlier = lattice.learned
    // Nobody but `earlier` is to hold what was looked up, so that it goes on.
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
    if let text = scorerBehindText {
      let last = decoder.model.lastWord(in: text.start)
      decoder = SyllableDecoder(
        resetting: decoder, after: text, context: lattice.learned?.context(after: last) ?? .none)
    } else {
      decoder = SyllableDecoder(resetting: decoder)
    }
    sentences = SentenceList()
    candidates = CandidateList()
  }

  /// The sentence with this rank, counted from 0, all sentences being different
  /// texts; nil where there are no more.
  public mutating func sentence(at rank: Int) -> Sentence? {
    guard isUsable else { return rank == 0 ? .literal(typed) : nil }
    return sentences.sentence(at: rank, decoder: decoder, lattice: lattice, typed: typed)
  }

  /// The words of the dictionary that the candidate with this number is made of, to be learned. Those
  /// that the first candidate has too have no reading: choosing them corrects nothing, and only tells
  /// what follows what.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] {
    guard isUsable, candidate(at: index) != nil else { return [] }
    let usual = Set(candidates.nodes(at: 0).map(\.word))
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

  /// The candidate with this number, counted from 0.
  public mutating func candidate(at index: Int) -> Candidate? {
    guard !typed.isEmpty else { return nil }
    guard isUsable else {
      return index == 0 ? Candidate(Sentence.literal(typed).joined) : nil
    }
    return candidates.candidate(
      at: index, sentences: &sentences, decoder: decoder, lattice: lattice, typed: typed)
  }
}
