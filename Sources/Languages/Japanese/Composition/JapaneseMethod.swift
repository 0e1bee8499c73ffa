import ChineseText
import Decoding
import InputCore
import KanaConversion
import UserHistory

/// The input method of Japanese. Keys become kana, a conversion key turns them into bunsetsu, and
/// each bunsetsu can get another candidate or be resized.
///
/// ```
/// kyouhaiitenkidesu        きょうはいいてんきです|
/// <Space>                  今日は | いい | 天気です
/// <Right><Space>           今日は | 良い | 天気です
/// <Return>                 今日は良い天気です
/// ```
public struct JapaneseMethod: InputMethod {
  /// The number of candidates on a page. Keys 1 to 9 choose from it.
  static let pageSize = 9
  /// The maximum length of the context kept with a composition, in characters.
  static let contextLength = 64

  let lexicon: KanaLexicon
  let options: JapaneseOptions
  /// Returns the local day and time; nil if no dates are offered.
  let clock: (@Sendable () -> LocalTime?)?
  /// The learned data; nil if nothing is learned.
  let history: (any HistoryReader)?
  /// The user's own phrases. Their codes are compared with all keys of the composition.
  public var phrases = CustomPhrases()
  let romaji: RomajiTable
  let kanaKeys: KanaKeys
  /// Finds Latin text among romaji; nil if none is recognised.
  private let divider: LatinDivider?
  /// Finds Latin text among the keys; nil for kana keys, and once the dictionary was truncated.
  var usableDivider: LatinDivider? {
    options.keys == .romaji && lexicon.image.isIntact ? divider : nil
  }

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - lexicon: The opened dictionary.
  ///   - options: The typing options; romaji by default.
  ///   - clock: Returns the local day and time for candidates such as 今日. Nil offers none.
  ///   - history: The learned data. Choices are reported as `.learn` effects, and learned words
  ///     change the costs of conversion. Nil learns nothing.
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
    divider = options.recognisesLatin ? lexicon.latinDivider(romaji) : nil
  }

  /// The names and shortcuts of the host, offered with the user's phrases for their keys or kana.
  public var hostPhrases: HostPhrases {
    get { phrases.host }
    set { phrases.host = newValue }
  }

  /// Finds the keys of the entries of a host: its shortcuts, and the names that come with a reading.
  /// Names in kanji alone would each take a search of the dictionary.
  public func hostPhrases(of entries: [HostEntry]) -> HostPhrases {
    let entries = entries.map { entry in
      var entry = entry
      // Readings of address books are in katakana, and the user types hiragana.
      if entry.input != entry.text, !entry.isShortcut {
        entry.input = KanaForm.hiragana.convert(entry.input)
      }
      return entry
    }
    return HostPhrases(entries) { names in
      names.map { name in
        name.unicodeScalars.contains(where: \.properties.isIdeographic) ? nil : name
      }
    }
  }

  /// Returns the phrases offered for a whole composition: for its keys, or for its kana.
  func offeredPhrases(keys: String, kana: String) -> OfferedPhrases? {
    phrases.offered(for: keys) ?? phrases.offered(for: kana)
  }

  /// Creates the scratch memory of one session: its converters and cached candidates.
  public func makeWorkspace() -> JapaneseWorkspace {
    JapaneseWorkspace(lexicon: lexicon, history: history)
  }
  /// The composition before anything is typed.
  public var emptyComposition: JapaneseComposition { JapaneseComposition() }
  /// Whether kana are typed and not yet committed.
  public func isComposing(_ composition: JapaneseComposition) -> Bool { !composition.isEmpty }
  /// Whether a candidate list is open, after conversion or on a suggestion. Digits then select from
  /// it.
  public func isChoosing(_ composition: JapaneseComposition) -> Bool {
    composition.isConverted || composition.suggestion > 0
  }

  /// Carries out a command.
  ///
  /// - Returns: The effects in order; empty if the key is for the host.
  public func reduce(
    _ command: Command, on composition: inout JapaneseComposition,
    using workspace: inout JapaneseWorkspace, context: InputContext
  ) -> [Effect] {
    switch command {
    case .insert(let character):
      return insert(character, into: &composition, &workspace, context)
    case .insertLatin(let character):
      return insert(character, isLatin: true, into: &composition, &workspace, context)
    default: break
    }
    guard !composition.isEmpty else {
      return command == .reconvert ? reconvert(&composition, &workspace, context) : []
    }
    return composition.isConverted
      ? reduceConverted(command, on: &composition, &workspace)
      : reduceTyping(command, on: &composition, &workspace)
  }

  /// Returns what tells the characters of a candidate apart from others that sound the same: the
  /// script of kana and letters, and words of kanji.
  public func descriptions(
    of candidate: Candidate, using workspace: JapaneseWorkspace
  ) -> [CharacterDescription] {
    JapaneseDescriptions(lexicon: lexicon).descriptions(of: candidate.text)
  }

  /// Explains the best sentences of all kana of the composition.
  public func explanations(
    limit: Int, using workspace: inout JapaneseWorkspace
  ) -> [CandidateExplanation] {
    workspace.sentences.explanations(limit: limit).map(CandidateExplanation.init)
  }

  /// Returns the words considered for all kana of the composition.
  public func lattice(
    within limits: WordLattice.Limits, using workspace: inout JapaneseWorkspace
  ) -> WordLattice? { workspace.sentences.wordLattice(within: limits) }

  /// Returns the reason why a text is not in the best sentence of all kana of the composition.
  public func reason(
    against text: String, using workspace: inout JapaneseWorkspace
  ) -> CandidateReason? { workspace.sentences.reason(against: text) }

  /// Converts a line of kana or romaji.
  ///
  /// - Returns: At most `limit` different sentences, the likeliest first.
  public func texts(
    forLine keys: String, after context: String, limit: Int,
    using workspace: inout JapaneseWorkspace
  ) -> [String]? {
    workspace.texts(forLine: keys, after: context, limit: limit, of: self)
  }

  // MARK: What is shown

  /// Text to commit, with the words to learn.
  struct Shown {
    var text = ""
    var words: [LearnedWord] = []
    /// The end of the text that is placed after the insertion point.
    var textAfterCaret = ""
  }

  /// Returns what a commit inserts: the bunsetsu, the highlighted suggestion, or the kana.
  func shown(
    of composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> Shown {
    var shown = text(of: composition, &workspace)
    if isLatin(composition.kana), shown.text.utf8.first?.isLatinLetter ?? false,
      composition.before.utf8.last?.isLatinLetter ?? false
    {
      // Two Latin words are separated by a space.
      shown.text = " " + shown.text
    }
    return shown
  }

  /// Whether the kana begin with Latin text of more than a letter.
  private func isLatin(_ kana: KanaText) -> Bool {
    divider != nil && kana.count > 1 && kana.text(0..<2).utf8.allSatisfy(\.isLatinLetter)
  }

  private func text(
    of composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> Shown {
    if composition.isConverted { return shown(ofPhrases: composition) }
    guard composition.suggestion > 0 else { return Shown(text: composition.kana.text) }
    let list = suggestions(for: composition, &workspace)
    guard list.indices.contains(composition.suggestion) else {
      return Shown(text: composition.kana.text)
    }
    let chosen = list[composition.suggestion]
    // The best sentence. Own phrases may precede it.
    let usual = list.dropFirst().first { !$0.written.words.isEmpty }
    return Shown(
      text: chosen.written.text,
      words: learnedWords(
        of: chosen.written.words, found: usual?.written.words ?? [], in: chosen.kana[...]),
      textAfterCaret: chosen.written.textAfterCaret)
  }

  /// Returns the text and words of the bunsetsu. Only an own phrase, which is always the whole
  /// composition, has a caret position inside its text.
  func shown(ofPhrases composition: JapaneseComposition) -> Shown {
    let phrases = composition.phrases
    return Shown(
      text: composition.text, words: learnedWords(of: composition),
      textAfterCaret: phrases.count == 1 ? phrases[0].textAfterCaret : "")
  }

  /// Returns the effects that show the marked text and the candidates.
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

  /// Counts the pages of the candidates or suggestions of a composition.
  public func pageCount(
    of composition: JapaneseComposition, using workspace: inout JapaneseWorkspace
  ) -> Int? {
    guard !composition.isEmpty else { return nil }
    let count = shownTexts(of: composition, &workspace).count
    return count == 0 ? nil : (count + Self.pageSize - 1) / Self.pageSize
  }

  /// Returns the texts of the candidates or suggestions with the kana they cover.
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
