import Decoding
import KanaConversion

extension KanaText {
  /// Returns the kana of some keys, with Latin text kept as typed.
  ///
  /// ```
  /// iPhonewokatta    iPhoneをかった
  /// ```
  ///
  /// - Parameters:
  ///   - divider: Finds the Latin text; nil if there is none.
  ///   - isFinal: Whether no keys follow.
  init(keys: String, divider: LatinDivider?, romaji: RomajiTable, isFinal: Bool) {
    self.init()
    // Keys outside ASCII are kana already, and divide the others.
    var ascii: [UInt8] = []
    for scalar in keys.unicodeScalars {
      if scalar.isASCII {
        ascii.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        append(ascii, divider, romaji, isFinal)
        ascii = []
        appendAsTyped(String(scalar), romaji)
      }
    }
    append(ascii, divider, romaji, isFinal)
  }

  private mutating func append(
    _ keys: [UInt8], _ divider: LatinDivider?, _ romaji: RomajiTable, _ isFinal: Bool
  ) {
    var start = 0
    for range in (divider?.latinRanges(in: keys, isFinal: isFinal) ?? []) + [
      keys.count..<keys.count
    ] {
      for key in keys[start..<range.lowerBound] {
        type(Character(Unicode.Scalar(key)), romaji)
      }
      for key in keys[range] { appendAsTyped(String(Character(Unicode.Scalar(key))), romaji) }
      start = range.upperBound
    }
  }

  private mutating func type(_ key: Character, _ romaji: RomajiTable) {
    let step = romaji.step(waiting, key)
    replaceWaiting(by: step.kana, waiting: step.waiting, spelling: romaji.spelling)
    settleSigns(romaji)
  }

  /// Appends a character as it is.
  ///
  /// - Parameter isLatin: Whether it was typed as Latin text, and stays so.
  mutating func appendAsTyped(_ text: String, _ romaji: RomajiTable, isLatin: Bool = false) {
    endWaiting(romaji)
    replaceWaiting(by: [(text, text)], waiting: "", spelling: romaji.spelling)
    if isLatin { keepLastLatin() }
  }

  /// Divides the keys again, if all of them are romaji and the caret is at the end.
  ///
  /// - Parameter isFinal: Whether no keys follow.
  mutating func recogniseLatin(_ divider: LatinDivider, _ romaji: RomajiTable, isFinal: Bool) {
    guard caret == count, isTypedWithRomaji else { return }
    let keys = keys
    guard !divider.latinRanges(in: Array(keys.utf8), isFinal: isFinal).isEmpty || holdsLatin else {
      return
    }
    self = KanaText(keys: keys, divider: divider, romaji: romaji, isFinal: isFinal)
  }

  /// Whether each kana has the keys that typed it, and no letter was typed as Latin text.
  private var isTypedWithRomaji: Bool {
    units.allSatisfy { unit in
      !unit.isLatin && !unit.keys.isEmpty && unit.keys.utf8.allSatisfy { $0 < 0x80 }
    }
  }

  /// Whether any letter stays a letter, perhaps no longer.
  private var holdsLatin: Bool {
    units.contains { !$0.isWaiting && ($0.text.utf8.first?.isLatinLetter ?? false) }
  }
}

extension KanaLexicon {
  /// Divides romaji and Latin text; nil if the dictionary has no words in Latin letters.
  func latinDivider(_ romaji: RomajiTable) -> LatinDivider? {
    latinWords.map { LatinDivider(words: $0, romaji: romaji) }
  }
}
