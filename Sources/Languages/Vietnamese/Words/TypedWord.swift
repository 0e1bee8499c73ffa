/// A word being typed: the letters and the tone that its keys make. It depends on the keys alone,
/// not on what was shown in between.
///
/// ```
/// d u o w c d j     d  du  duo  duơ  dươc  đươc  được
/// ```
struct TypedWord: Sendable {
  /// The actions of keys.
  let keys: TypingKeys
  /// The valid syllables; nil if any letters can take marks.
  let rules: SyllableRules?

  var letters: [Letter] = []
  /// For each letter, the indices of the keys that made it: its own key first, then those of its
  /// mark.
  var keysOfLetters: [[Int]] = []
  var tone = Tone.level
  /// The indices of the keys that set or removed a tone, in order.
  var toneKeys: [Int] = []
  /// The number of keys typed.
  var keyCount = 0
  /// Whether the letters can no longer become Vietnamese. No key is a mark any more.
  var isForeign = false
  /// Whether a mark was put on a letter other than the last one.
  var hasDistantMark = false
  /// The mark taken back by the last key, or by an earlier press of the same key in a row; nil if
  /// none.
  var undo: Undo?

  /// A mark taken back by its own key, which then becomes a letter: `ass` is as.
  struct Undo: Sendable {
    /// The key in lower case.
    var key: Character
    /// Whether the key immediately follows the one that set the mark. It is then intentional, as in
    /// `ass`; the two s of `tests` are not.
    var isImmediate: Bool
  }

  /// Creates the word that keys make.
  init(_ keystrokes: String, keys: TypingKeys, rules: SyllableRules?) {
    self.keys = keys
    self.rules = rules
    for key in keystrokes { type(key) }
  }

  mutating func type(_ key: Character) {
    defer { keyCount += 1 }
    if repeatsUndo(key) { return append(Letter(key: key)) }
    undo = nil
    if applyMeaning(of: key) { return }
    append(Letter(key: key))
    completeHorns()
    if !isAllowed(letters, tone) { isForeign = true }
  }

  /// Whether a key would set or remove a mark or a tone, or type a letter with its mark.
  func hasUse(for key: Character) -> Bool {
    var next = self
    next.undo = nil
    return next.applyMeaning(of: key)
  }

  private func repeatsUndo(_ key: Character) -> Bool { undo?.key == key.asciiLowercased }

  // MARK: Letters

  /// Appends a letter made by the current key and by the keys with these indices.
  mutating func append(_ letter: Letter, madeBy earlier: [Int] = []) {
    letters.append(letter)
    keysOfLetters.append(earlier + [keyCount])
  }

  /// Appends the current key as a letter, after it took back the mark that earlier keys set.
  mutating func undoMark(with key: Character, of earlier: [Int]) {
    append(Letter(key: key), madeBy: earlier)
    undo = Undo(key: key.asciiLowercased, isImmediate: earlier.last == keyCount - 1)
  }

  /// Whether letters with a tone can become a syllable. A stop allows only sắc and nặng.
  func isAllowed(_ letters: [Letter], _ tone: Tone) -> Bool {
    guard let rules else { return true }
    guard rules.canBegin(with: letters) else { return false }
    return tone == .level || tone.goesWithStop || !Self.endsInStop(letters)
  }

  /// Whether letters end in c, ch, k, p or t after a vowel.
  static func endsInStop(_ letters: [Letter]) -> Bool {
    let end = letters[SyllableParts(letters).vowels.upperBound...]
    guard end.count < letters.count else { return false }
    return ["c", "ch", "k", "p", "t"].contains(String(end.map { $0.base }))
  }

  // MARK: Text

  /// Returns the letters with their marks and the tone, composed by NFC.
  func text(_ placement: TonePlacement) -> String {
    let toneLetter = placement.toneLetter(of: letters)
    var text = ""
    for (index, letter) in letters.enumerated() {
      text.append(letter.written(tone: index == toneLetter ? tone : .level))
    }
    return text
  }
}
