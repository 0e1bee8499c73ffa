/// A word as it is typed: the letters that the keys made so far, and the tone. Key after key it is
/// the same whatever was shown in between.
///
/// ```
/// d u o w c d j     d  du  duo  duơ  dươc  đươc  được
/// ```
struct TypedWord: Sendable {
  /// What keys mean.
  let keys: TypingKeys
  /// What a syllable can be; nil where any letters may take marks.
  let rules: SyllableRules?

  /// The letters.
  var letters: [Letter] = []
  /// For each letter the keys that made it, counted from 0: its own first, then those of its mark.
  var keysOfLetters: [[Int]] = []
  /// The tone.
  var tone = Tone.level
  /// The keys that typed a tone, one after the other, or took it away.
  var toneKeys: [Int] = []
  /// How many keys there were.
  var keyCount = 0
  /// Whether the letters are no Vietnamese, whatever may follow: no key is a mark any more.
  var isForeign = false
  /// Whether a mark was put on a letter that was not the last one.
  var hasDistantMark = false
  /// The mark that the last key, or the same key before it, took away.
  var undo: Undo?

  /// A mark taken away by its own key, which then is a letter: `ass` is as.
  struct Undo: Sendable {
    /// The key, in lower case.
    var key: Character
    /// Whether it came right after the key that had put the mark there. Then it was meant: the
    /// `ss` of `tests` was not, that of `ass` was.
    var isImmediate: Bool
  }

  /// The word that some keys make.
  init(_ keystrokes: String, keys: TypingKeys, rules: SyllableRules?) {
    self.keys = keys
    self.rules = rules
    for key in keystrokes { type(key) }
  }

  /// Types a key.
  mutating func type(_ key: Character) {
    defer { keyCount += 1 }
    if repeatsUndo(key) { return append(Letter(key: key)) }
    undo = nil
    if applyMeaning(of: key) { return }
    append(Letter(key: key))
    completeHorns()
    if !isAllowed(letters, tone) { isForeign = true }
  }

  /// Whether a key would put or take away a mark or a tone, or type a letter of its own.
  func hasUse(for key: Character) -> Bool {
    var next = self
    next.undo = nil
    return next.applyMeaning(of: key)
  }

  private func repeatsUndo(_ key: Character) -> Bool { undo?.key == key.asciiLowercased }

  // MARK: Letters

  /// Appends a letter that the key being typed makes, with some keys before it.
  mutating func append(_ letter: Letter, madeBy earlier: [Int] = []) {
    letters.append(letter)
    keysOfLetters.append(earlier + [keyCount])
  }

  /// The key takes its own mark back, put there by keys before it, and is a letter.
  mutating func undoMark(with key: Character, of earlier: [Int]) {
    append(Letter(key: key), madeBy: earlier)
    undo = Undo(key: key.asciiLowercased, isImmediate: earlier.last == keyCount - 1)
  }

  /// Whether these letters with this tone can become a syllable. Only sắc and nặng go with a stop.
  func isAllowed(_ letters: [Letter], _ tone: Tone) -> Bool {
    guard let rules else { return true }
    guard rules.canBegin(with: letters) else { return false }
    return tone == .level || tone.goesWithStop || !Self.endsInStop(letters)
  }

  /// Whether letters end in c, ch, k, p or t after a vowel.
  static func endsInStop(_ letters: [Letter]) -> Bool {
    let end = letters[SyllableParts(letters).vowels.upperBound...]
    guard end.count < letters.count else { return false }
    return ["c", "ch", "k", "p", "t"].contains(String(end.map(\.base)))
  }

  // MARK: Text

  /// The letters with their marks and the tone, composed by NFC.
  func text(_ placement: TonePlacement) -> String {
    let toneLetter = placement.toneLetter(of: letters)
    var text = ""
    for (index, letter) in letters.enumerated() {
      text.append(letter.written(tone: index == toneLetter ? tone : .level))
    }
    return text
  }
}
