import InputCore
import SyllableConversion
import UserHistory

/// Cantonese, typed with Jyutping with or without tones, or with the first letters of syllables.
public enum Cantonese {
  /// The BCP 47 tag of the language.
  public static let languageTag = "yue"

  /// Creates the input method over the lexicon in a dictionary image.
  ///
  /// ```swift
  /// let method = Cantonese.inputMethod(lexicon: try Lexicon(path: "yue.imedict"))
  /// var session = InputSession(method: method, keymap: Cantonese.keymap(for: CantoneseOptions()))
  /// for key in try KeyNotation.parse("neihou<Space>") { _ = session.handle(key) }  // 你好
  /// ```
  ///
  /// - Parameters:
  ///   - lexicon: the Cantonese lexicon.
  ///   - pageSize: the number of candidates on a page, 1 or more.
  ///   - options: whether tones are typed.
  ///   - extras: the texts offered besides words, as `TraditionalExtras`; nil for none.
  ///   - history: the user's history. If it is not nil, commits return lessons, and the user model
  ///     affects the ranking.
  public static func inputMethod(
    lexicon: Lexicon, pageSize: Int = 9, options: CantoneseOptions = CantoneseOptions(),
    extras: (any CandidateExtras)? = nil, history: (any HistoryReader)? = nil
  ) -> MultistageMethod<TonalConverter> {
    var rules = rules(for: lexicon.syllables, options)
    rules.extras = extras
    let made = rules
    return MultistageMethod(
      pageSize: pageSize, punctuation: PunctuationTable(parsing: lexicon.punctuation),
      learningLanguage: history == nil ? nil : languageTag,
      makeConverter: {
        TonalConverter(lexicon: lexicon, rules: made, history: history, language: languageTag)
      })
  }

  /// Creates a converter of whole lines for tools. Digits in a line are tones.
  public static func sentenceConverter(
    lexicon: Lexicon, history: (any HistoryReader)? = nil
  ) -> TonalConverter {
    TonalConverter(
      lexicon: lexicon, rules: rules(for: lexicon.syllables, CantoneseOptions(hasTones: true)),
      history: history, language: languageTag)
  }

  /// Returns the keymap for some options. `[` and `]` choose the first and the last character of the
  /// highlighted word.
  ///
  /// If digits are tones, candidates are selected with the arrows, with 7 to 9, and with Control
  /// and any digit.
  public static func keymap(for options: CantoneseOptions) -> Keymap {
    guard options.hasTones else { return .romanized }
    let lines =
      [Keymap.multistageText, Keymap.choosingCharacters] + (1...6).map { "composing \($0) type" }
      + (1...9).map { "composing C-\($0) select-\($0)" }
    return (try? Keymap(parsing: lines.joined(separator: "\n"))) ?? .romanized
  }

  /// Returns the keys of syllables such as `hou2`: the letters and the digit after them.
  private static func rules(
    for syllables: SyllableTable, _ options: CantoneseOptions
  ) -> TonalRules {
    var keys = SyllableKeys(isOrderFree: false)
    for (number, spelling) in syllables.spellings.enumerated() {
      let syllable =
        SyllableID(
          truncatingIfNeeded: number)..<SyllableID(
          truncatingIfNeeded: number + 1)
      let letters = Array(spelling.utf8.prefix { $0 > UInt8(ascii: "9") })
      keys.add(letters, syllable)
      if let tone = spelling.utf8.last, letters.count < spelling.utf8.count {
        keys.add(letters, tone: tone, syllable)
      }
      for length in 1..<max(letters.count, 1) {
        keys.addBeginning(Array(letters.prefix(length)), syllable)
      }
    }
    var rules = TonalRules(
      keys: keys, characters: Set("abcdefghijklmnopqrstuvwxyz"),
      followingCharacters: options.hasTones ? Set("123456") : [], spaceIsTone: false,
      keystrokes: { syllables in
        syllables.map { options.hasTones ? $0 : $0.filter { !$0.isNumber } }.joined()
      })
    rules.descriptionWords = .cantonese
    if !options.hasTones { rules.tonesAfterTones = Set("123456") }
    if options.recognisesLatin { rules.latin = latin }
    return rules
  }

  /// The costs of Latin text among Jyutping.
  private static let latin: LatinCosts = {
    var costs = LatinCosts(
      capitals: 1_000, word: 9_000, spelled: 12_000, consonants: 9_000, consonant: 3_000,
      otherCapitals: 0, shortest: 2, shortestSpelled: 4)
    // 唔
    costs.repeatingKey = UInt8(ascii: "m")
    return costs
  }()
}
