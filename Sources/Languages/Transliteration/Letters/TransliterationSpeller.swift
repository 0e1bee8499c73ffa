import InputCore

/// Writes keys in a script by rules, the rule with the longest keys first.
///
/// ```
/// hi   namaste       नमस्ते       n म  m a  s ् t e
/// ta   vaNakkam      வணக்கம்
/// am   selam         ሰላም
/// fa   mi-ravam      می‌روم
/// ```
public struct TransliterationSpeller: WordSpeller {
  /// The rules that it writes by.
  public let rules: TransliterationRules

  /// Creates a speller.
  public init(rules: TransliterationRules) { self.rules = rules }

  /// Whether a character belongs to a word. Letters, marks and characters that occur in keys do. A
  /// digit cannot begin a word, and neither can a key that only changes the letters before it, such
  /// as `-`, which is a ZWNJ in می‌روم.
  public func accepts(_ character: Character, after keystrokes: String) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if character.isLetter || scalar.isMark { return true }
    guard character.unicodeScalars.count == 1 else { return false }
    guard keystrokes.isEmpty else { return rules.tree.keys.contains(scalar) }
    return rules.tree.hasKeys(beginningWith: scalar) && !character.isNumber
      && text(of: String(character)).unicodeScalars.first?.isMark == false
  }

  /// Returns the text of the keys. A Latin letter without a rule is written as the other case is;
  /// other keys without a rule are written as themselves.
  public func text(of keystrokes: String) -> String {
    var keys = Array(keystrokes.unicodeScalars)
    var writer = Writer()
    var index = 0
    while index < keys.count {
      guard let match = match(in: &keys, from: index) else {
        writer.write(.text(String(keys[index])), keys: keys[index..<index + 1])
        index += 1
        continue
      }
      writer.write(match.element, keys: keys[index..<index + match.count])
      index += match.count
    }
    if rules.endsWithVirama, writer.isAfterConsonant { writer.text += rules.virama }
    return writer.text
  }

  /// Returns the rule for the keys from an index on. Changes the case of the key there if it has a
  /// rule only so.
  private func match(
    in keys: inout [Unicode.Scalar], from index: Int
  ) -> (element: TransliterationRules.Element, count: Int)? {
    if let match = rules.tree.maximumMatchLength(in: keys, from: index) { return match }
    let key = keys[index]
    guard let other = key.otherCase else { return nil }
    keys[index] = other
    if let match = rules.tree.maximumMatchLength(in: keys, from: index) { return match }
    keys[index] = key
    return nil
  }
}

/// The text written so far, and the state at its end.
private struct Writer {
  var text = ""
  /// Whether the text ends with a consonant that still has its inherent vowel.
  private(set) var isAfterConsonant = false
  /// The forms of the final syllable by the keys of vowels, if a vowel may still follow; nil
  /// otherwise. The text ends with its bare form.
  private var openSyllable: (bare: String, byVowel: [String: String])?

  mutating func write(_ element: TransliterationRules.Element, keys: ArraySlice<Unicode.Scalar>) {
    let syllable = openSyllable
    openSyllable = nil
    switch element {
    case .consonant(let consonant, let joined):
      text += isAfterConsonant ? joined : consonant
      isAfterConsonant = true
    case .vowel(let letter, let sign):
      if let syllable, let form = syllable.byVowel[String(String.UnicodeScalarView(keys))] {
        text.unicodeScalars.removeLast(syllable.bare.unicodeScalars.count)
        text += form
      } else {
        text += isAfterConsonant ? sign : letter
      }
      isAfterConsonant = false
    case .syllables(let bare, let byVowel):
      text += bare
      openSyllable = (bare, byVowel)
      isAfterConsonant = false
    case .text(let text):
      self.text += text
      isAfterConsonant = false
    }
  }
}

extension Unicode.Scalar {
  /// The capital of a small ASCII letter, and the reverse; nil for other characters.
  fileprivate var otherCase: Unicode.Scalar? {
    switch self {
    case "A"..."Z", "a"..."z": Unicode.Scalar(UInt8(value & 0x7F) ^ 0x20)
    default: nil
    }
  }

  /// Whether it is a combining mark or a join control, which are parts of words.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: self == "\u{200C}" || self == "\u{200D}"
    }
  }
}
