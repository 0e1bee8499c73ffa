import SyllableConversion

/// The keys that pinyin is typed on.
public enum PinyinKeys: Hashable, Sendable {
  /// A key for each letter.
  case letters
  /// Nine keys with several letters each: a digit stands for any letter on its key. Letters may be
  /// typed between digits and stand for themselves.
  case nine
  /// Two keys a syllable.
  case double(DoublePinyinScheme)

  /// The letters on the key of a digit; none on those of 0 and 1.
  ///
  /// ```
  /// 2 abc   3 def   4 ghi   5 jkl   6 mno   7 pqrs   8 tuv   9 wxyz
  /// ```
  public static func letters(on digit: UInt8) -> [UInt8] {
    let index = Int(digit) - Int(UInt8(ascii: "0"))
    return lettersOfDigits.indices.contains(index) ? lettersOfDigits[index] : []
  }

  /// What is pressed for some syllables, one after the other: on nine keys the digits of their
  /// letters. Apostrophes, and what has no key, stay; letters in words (`A` to `Z`) are typed small.
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

  /// A syllable as it is typed letter by letter.
  private static func typed(_ syllable: String) -> String {
    SyllableTable.isLetter(syllable) ? syllable.lowercased() : syllable
  }

  /// The key that begins a number, where `key` would on a key for each letter: none on nine keys;
  /// in double pinyin the capital of a letter that begins syllables.
  func numberKey(_ key: Character) -> Character? {
    switch self {
    case .letters: return key
    case .nine: return nil
    case .double(let scheme):
      guard let letter = key.asciiValue, scheme.beginsSyllables(letter) else { return key }
      return Character(key.uppercased())
    }
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
