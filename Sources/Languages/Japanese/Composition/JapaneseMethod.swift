import ChineseText
import InputCore
import KanaConversion
import UserHistory

/// The input method of Japanese: keys become kana, a key converts them to phrases, and each phrase
/// can be written otherwise, made longer or shorter.
///
/// ```
/// kyouhaiitenkidesu        きょうはいいてんきです|
/// <Space>                  今日は | いい | 天気です
/// <Right><Space>           今日は | 良い | 天気です
/// <Return>                 今日は良い天気です
/// ```
public struct JapaneseMethod: InputMethod {
  /// How many candidates a page shows; 1 to 9 choose from it.
  static let pageSize = 9
  /// How much of the text before is kept with a composition, in characters.
  static let contextLength = 64

  let lexicon: KanaLexicon
  let options: JapaneseOptions
  /// Tells the day and time; nil where they are not to be offered.
  let clock: (@Sendable () -> LocalTime?)?
  /// What was learned; nil where nothing is learned.
  let history: (any HistoryReader)?
  /// The user's own phrases, which are offered for their codes: the keys of all that is typed.
  public var phrases = CustomPhrases()
  let romaji: RomajiTable
  let kanaKeys: KanaKeys

  /// A method over a dictionary. With a `history` what is chosen comes back as lessons, and what the
  /// history knows is weighed in.
  public init(
    lexicon: KanaLexicon, options: JapaneseOptions = JapaneseOptions(),
    clock: (@Sendable () -> LocalTime?)? = nil, history: (any HistoryReader)? = nil
  ) {
    self.lexicon = lexicon
    self.options = options
    self.clock = clock
    self.history = history
    romaji = .standard
    kanaKeys = .jis
  }

  /// Converters for one session.
  public func makeWorkspace() -> JapaneseWorkspace {
    JapaneseWorkspace(lexicon: lexicon, history: history)
  }
  /// Nothing typed.
  public var emptyComposition: JapaneseComposition { JapaneseComposition() }
  /// Whether anything is typed and not yet committed.
  public func isComposing(_ composition: JapaneseComposition) -> Bool { !composition.isEmpty }
  /// Whether candidates are chosen from: digits are then their numbers.
  public func isChoosing(_ composition: JapaneseComposition) -> Bool {
    composition.isConverted || composition.suggestion > 0
  }

  /// Carries out a command. No effect means that the key is the host's.
  public func reduce(
    _ command: Command, on composition: inout JapaneseComposition,
    using workspace: inout JapaneseWorkspace, context: InputContext
  ) -> [Effect] {
    if case .insert(let character) = command {
      return insert(character, into: &composition, &workspace, context)
    }
    guard !composition.isEmpty else {
      return command == .reconvert ? reconvert(&composition, &workspace, context) : []
    }
    return composition.isConverted
      ? reduceConverted(command, on: &composition, &workspace)
      : reduceTyping(command, on: &composition, &workspace)
  }

  /// The sentences of a line of kana or romaji.
  public func texts(
    forLine keys: String, after context: String, limit: Int,
    using workspace: inout JapaneseWorkspace
  ) -> [String]? {
    workspace.texts(forLine: keys, after: context, limit: limit, of: self)
  }

  // MARK: What is shown

  /// What is committed.
  struct Shown {
    var text = ""
    var words: [LearnedWord] = []
    /// What of the text comes to stand behind the insertion point.
    var textAfterCaret = ""
  }

  /// What is committed: the phrases, the suggestion, or the kana.
  func shown(
    of composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> Shown {
    if composition.isConverted { return shown(ofPhrases: composition) }
    guard composition.suggestion > 0 else { return Shown(text: composition.kana.text) }
    let list = suggestions(for: composition, &workspace)
    guard list.indices.contains(composition.suggestion) else {
      return Shown(text: composition.kana.text)
    }
    let chosen = list[composition.suggestion]
    // The best sentence, before which phrases of the user's own may stand.
    let usual = list.dropFirst().first { !$0.written.words.isEmpty }
    return Shown(
      text: chosen.written.text,
      words: learnedWords(
        of: chosen.written.words, found: usual?.written.words ?? [], in: chosen.kana[...]),
      textAfterCaret: chosen.written.textAfterCaret)
  }

  /// What phrases say; only a phrase of the user's own, which is all that is written, has a place for the
  /// insertion point.
  func shown(ofPhrases composition: JapaneseComposition) -> Shown {
    let phrases = composition.phrases
    return Shown(
      text: composition.text, words: learnedWords(of: composition),
      textAfterCaret: phrases.count == 1 ? phrases[0].textAfterCaret : "")
  }

  /// The marked text and the candidates.
  func show(
    _ composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    guard !composition.isEmpty else { return [.setMarkedText(.empty), .hideCandidates] }
    let list = shownTexts(of: composition, &workspace)
    let highlighted = highlighted(in: composition)
    let start = highlighted / Self.pageSize * Self.pageSize
    let page = CandidatePage(
      candidates: list.dropFirst(start).prefix(Self.pageSize).map { text, kana in
        Candidate(Segment(reading: kana, syllableEnds: [], text: text))
      },
      highlighted: highlighted - start, number: start / Self.pageSize,
      hasNext: list.count > start + Self.pageSize)
    var effects: [Effect] = [.setMarkedText(composition.preedit), .showCandidates(page)]
    if !lexicon.image.isIntact { effects.append(.alert(.dictionaryLost)) }
    return effects
  }

  /// The texts that are offered, and the kana that they stand for.
  private func shownTexts(
    of composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [(text: String, kana: String)] {
    guard composition.isConverted else {
      return suggestions(for: composition, &workspace).map {
        ($0.written.text, String(String.UnicodeScalarView($0.kana)))
      }
    }
    let kana = composition.kana.text(composition.range(ofPhrase: composition.current))
    return candidates(for: composition, &workspace).map { ($0.text, kana) }
  }
}
