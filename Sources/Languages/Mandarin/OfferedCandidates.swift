import ChineseText
import InputCore
import SyllableConversion

/// The candidates as offered for some keystrokes: words in the output form, with emoji, symbols,
/// dates and numbers among them. They are created on request. No text occurs twice.
///
/// ```
/// ku     1 哭  2 苦  3 库  4 😭  5 😢  6 😿  7 酷 …     the first positions are reserved for words
/// i12    1 十二  2 壹拾贰  3 一二 …                     a number has no words
/// ```
struct OfferedCandidates {
  private let options: MandarinOptions
  private let numberKey: Character?
  private var keystrokes = ""
  private var readings: [SyllableReading] = []
  private var made: [Candidate] = []
  /// For each candidate the index of its word; nil for an extra.
  private var madeOf: [Int?] = []
  private var texts: Set<TextHash> = []
  /// Extras that wait until the first positions are filled.
  private var pending: [Candidate] = []
  private var nextWord = 0

  /// Creates an empty list.
  init(options: MandarinOptions) {
    self.options = options
    numberKey = options.extras.numberKey.flatMap(options.typing.keys.numberKey)
  }

  /// Clears the list if the keystrokes or the readings chosen for them changed.
  mutating func update(to keystrokes: String, readings: [SyllableReading]) {
    guard self.keystrokes != keystrokes || self.readings != readings else { return }
    self.keystrokes = keystrokes
    self.readings = readings
    made.removeAll(keepingCapacity: true)
    madeOf.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    nextWord = 0
    pending = []
    let whole = Segment(reading: keystrokes, syllableEnds: [], text: "")
    if let number = number(in: keystrokes) {
      let forms = written(number.texts(large: options.largeNumbers))
      for text in forms + [CharacterWidth.full.convert(number.typed)] { append(text, for: whole) }
    } else {
      pending = extras(spelled: keystrokes).map { extra($0, for: whole) }
    }
  }

  /// Whether a character continues a number.
  func continues(_ keystrokes: String, with character: Character) -> Bool {
    number(in: keystrokes + String(character)) != nil
  }

  /// Returns the candidate at an index; nil past the end.
  ///
  /// - Parameter word: returns the word at an index; nil past the last word.
  mutating func candidate(at index: Int, word: (Int) -> Candidate?) -> Candidate? {
    while made.count <= index {
      if let extra = nextExtra(for: made.count) {
        append(extra.text, for: extra.segment)
      } else if let candidate = word(nextWord) {
        take(candidate)
      } else if let extra = nextExtra(for: .max) {
        append(extra.text, for: extra.segment)
      } else {
        return nil
      }
    }
    return made[index]
  }

  /// Returns the index of the word that a created candidate is made of; nil for an extra.
  func word(ofCandidateAt index: Int) -> Int? {
    madeOf.indices.contains(index) ? madeOf[index] : nil
  }

  /// Removes and returns the next extra if this position may hold one.
  private mutating func nextExtra(for position: Int) -> Candidate? {
    if !pending.isEmpty, position >= options.extras.firstPositions { return pending.removeFirst() }
    return nil
  }

  private mutating func take(_ candidate: Candidate) {
    let word = nextWord
    nextWord += 1
    let segment = candidate.segment
    for text in options.script?.alternatives(of: segment.text) ?? [segment.text] {
      append(text, for: segment, word: word)
    }
    guard nextWord <= options.extras.wordsSearched, segment.reading == keystrokes else { return }
    pending += extras(of: segment.text).map { extra($0, for: segment) }
  }

  private mutating func append(_ text: String, for segment: Segment, word: Int? = nil) {
    guard texts.insert(TextHash(text)).inserted else { return }
    madeOf.append(word)
    made.append(extra(text, for: segment))
  }

  private func extra(_ text: String, for segment: Segment) -> Candidate {
    var segment = segment
    segment.text = text
    return Candidate(segment)
  }

  // MARK: Extras

  private func extras(of word: String) -> [String] {
    let extras = options.extras
    var texts = extras.dates ? dates(for: word) : []
    guard let annotations = options.annotations else { return texts }
    if extras.emoji { texts += annotations.emoji(of: word).prefix(extras.perWord) }
    if extras.symbols {
      let kind = annotations.symbols(ofKind: word)
      texts += kind.isEmpty ? annotations.symbols(named: word).prefix(extras.perWord) : kind[...]
    }
    if extras.kaomoji { texts += annotations.kaomoji(of: word) }
    return texts
  }

  /// Returns the extras for letters without a word: dates for `rq` and similar, and symbols by the
  /// pinyin of their names.
  private func extras(spelled letters: String) -> [String] {
    let extras = options.extras
    if extras.dates, let word = DateWords.word(for: letters) { return dates(for: word) }
    guard letters.utf8.count >= 4, extras.symbols, let annotations = options.annotations else {
      return []
    }
    return Array(annotations.symbols(spelled: letters).prefix(extras.perWord))
  }

  private func dates(for word: String) -> [String] {
    guard let clock = options.clock else { return [] }
    guard DateWords.isOne(word), let now = clock() else { return [] }
    return written(DateWords.texts(for: word, at: now))
  }

  private func number(in keystrokes: String) -> TypedNumber? {
    guard let numberKey, keystrokes.first == numberKey else { return nil }
    return TypedNumber(String(keystrokes.dropFirst()))
  }

  /// Converts texts to the output form.
  private func written(_ texts: [String]) -> [String] {
    guard let script = options.script else { return texts }
    return texts.map(script.convert)
  }
}
