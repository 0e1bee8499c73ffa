import ChineseText
import InputCore
import SyllableConversion

/// The candidates for some keystrokes as they are offered: words in the form of Chinese that is
/// written, and emoji, symbols, dates and numbers among them. Made when asked for, no text twice.
///
/// ```
/// ku     1 哭  2 苦  3 库  4 😭  5 😢  6 😿  7 酷 …     the first places are of words
/// i12    1 十二  2 壹拾贰  3 一二 …                     a number has no words
/// ```
struct OfferedCandidates {
  private let options: MandarinOptions
  private let numberKey: Character?
  private var keystrokes = ""
  private var readings: [SyllableReading] = []
  private var made: [Candidate] = []
  /// The number of the word that each was made of; nil for an extra.
  private var madeOf: [Int?] = []
  private var texts: Set<TextHash> = []
  /// Extras that wait for the first places to be taken.
  private var pending: [Candidate] = []
  private var nextWord = 0

  /// What is offered with some options.
  init(options: MandarinOptions) {
    self.options = options
    numberKey = options.extras.numberKey.flatMap(options.typing.keys.numberKey)
  }

  /// Begins anew where the keystrokes, or the readings chosen for them, are others.
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

  /// Whether a character goes on with a number.
  func continues(_ keystrokes: String, with character: Character) -> Bool {
    number(in: keystrokes + String(character)) != nil
  }

  /// The candidate with this number. `word` gives the words that the keystrokes can be.
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

  /// The number of the word that a candidate that was made is; nil for an extra.
  func word(ofCandidateAt index: Int) -> Int? {
    madeOf.indices.contains(index) ? madeOf[index] : nil
  }

  /// What is no word and waits for a place no later than this one.
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
    return texts
  }

  /// What letters stand for without a word of theirs: `rq`, and the names of symbols.
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

  /// Texts in the form of Chinese that is written.
  private func written(_ texts: [String]) -> [String] {
    guard let script = options.script else { return texts }
    return texts.map(script.convert)
  }
}
