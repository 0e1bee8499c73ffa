import SyllableConversion

/// The keys that pinyin is typed on.
public enum PinyinKeys: Hashable, Sendable {
  /// One key per letter.
  case letters
  /// Nine keys with several letters each. A digit stands for any letter on its key. Letters typed
  /// among the digits stand for themselves.
  case nine
  /// Double pinyin: two keys per syllable.
  case double(DoublePinyinScheme)

  /// Returns the letters on a digit's key, in ASCII; empty for 0 and 1.
  ///
  /// ```
  /// 2 abc   3 def   4 ghi   5 jkl   6 mno   7 pqrs   8 tuv   9 wxyz
  /// ```
  public static func letters(on digit: UInt8) -> [UInt8] {
    let index = Int(digit) - Int(UInt8(ascii: "0"))
    return lettersOfDigits.indices.contains(index) ? lettersOfDigits[index] : []
  }

  /// Returns the keys that type a sequence of syllables; on nine keys the digits of their letters.
  ///
  /// Apostrophes and characters without a key are kept. Latin letters in words (`A` to `Z`) are
  /// typed as small letters.
  ///
  /// ```
  /// PinyinKeys.nine.keystrokes(for: ["xi'", "an"])   94'26
  /// ```
  public func keystrokes(for syllables: [String]) -> String {
    switch self {
    case .letters: syllables.map(Self.typed).joined()
    case .nine:
      String(
        String.UnicodeScalarView(
          syllables.map(Self.typed).joined().unicodeScalars.map(Self.digit)))
    case .double(let scheme):
      syllables.map { SyllableTable.isLetter($0) ? Self.typed($0) : scheme.keystrokes(for: [$0]) }
        .joined()
    }
  }

  /// Returns a syllable as it is typed letter by letter.
  private static func typed(_ syllable: String) -> String {
    SyllableTable.isLetter(syllable) ? syllable.lowercased() : syllable
  }

  /// Returns the key that begins a number on these keys, given the key on a full keyboard. It is
  /// nil on nine keys. In double pinyin a letter that begins syllables becomes its capital.
  func numberKey(_ key: Character) -> Character? {
    switch self {
    case .letters: return key
    case .nine: return nil
    case .double(let scheme):
      guard let letter = key.asciiValue, scheme.beginsSyllables(letter) else { return key }
      return Character(key.uppercased())
    }
  }

  /// Returns a second key that begins a number; nil on nine keys, and if it begins syllables.
  func secondNumberKey(_ key: Character) -> Character? {
    numberKey(key).flatMap { $0 == key ? key : nil }
  }

  private static let lettersOfDigits = [
    "", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz",
  ]
  .map { Array($0.utf8) }

  private static func digit(of letter: Unicode.Scalar) -> Unicode.Scalar {
    let small = letter == "ü" ? UInt8(ascii: "v") : UInt8(exactly: letter.value)
    let index = lettersOfDigits.firstIndex { letters in small.map(letters.contains) ?? false }
    return index.flatMap { UInt8(exactly: $0) }.map {
      Unicode.Scalar(UInt8(ascii: "0") &+ $0)
    } ?? letter
  }
}
