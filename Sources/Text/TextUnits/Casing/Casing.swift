import CICU

/// Capital and small letters by the rules of a language.
///
/// | language | rule |
/// |---|---|
/// | tr, az | `i` ↔ `İ`, `ı` ↔ `I` |
/// | lt | `Ì` ↔ `i̇̀`, the dot stays below an accent |
/// | el | capitals lose their accents, the final sigma is `ς` (in all languages) |
/// | nl | `ijsland` → `IJsland` |
/// | hy | `և` → `ԵՎ` |
/// | ga | prefixes stay small: `bhfear` → `bhFEAR`, see ``IrishPrefix`` |
/// | all | `ß` → `SS`, `ẞ` stays; `ǆ` → `ǅ` at the start of a word |
///
/// A text that ICU cannot map (longer than 2³¹ units) is returned as it is.
public struct Casing: Hashable, Sendable {
  /// The language, and whether the root's rules stand in for it.
  public let language: RuleLanguage
  /// Which rules these are.
  public let rules: CasingRules

  /// The rules for a BCP 47 tag: the root's where it is malformed or unknown, as `language` says.
  public init(language tag: String) {
    language = RuleLanguage(tag)
    rules = CasingRules(language)
  }

  /// The text in small letters.
  public func lowercased(_ text: String) -> String { map(text[...], GK_CASE_LOWER) }

  /// The text in capitals.
  public func uppercased(_ text: String) -> String {
    guard rules == .irish else { return map(text[...], GK_CASE_UPPER) }
    return mapIrishWords(of: text) { word, prefix in
      word[..<prefix] + map(word[prefix...], GK_CASE_UPPER)
    }
  }

  /// The text with the first letter of each word in title case and all others small. An Irish word
  /// with a prefix is left alone: ICU would make `Héireann` of `hÉireann`.
  public func titlecased(_ text: String) -> String {
    guard rules == .irish else { return map(text[...], GK_CASE_TITLE) }
    return mapIrishWords(of: text) { word, prefix in
      prefix == word.startIndex ? map(word, GK_CASE_TITLE) : String(word)
    }
  }

  /// The text with its first cased letter in title case and all else as it was, as at the start of a
  /// sentence: `"los` → `"Los`, `ijs` → `IJs` in Dutch. A word with an Irish prefix is left alone.
  public func capitalizingFirst(_ text: String) -> String {
    guard let start = text.firstIndex(where: isCased),
      text[start].unicodeScalars.contains(where: \.properties.isLowercase)
    else { return text }
    if rules == .irish, IrishPrefix.end(in: text[start...]) != start { return text }
    var end = text.index(after: start)
    if rules == .dutch, isLetter(text[start], "i"), end < text.endIndex,
      isLetter(text[end], "j")
    {
      end = text.index(after: end)
    }
    // In title case ICU leaves the dot of a Lithuanian i̇̀ below its accent, as a capital it drops it.
    let mapping = rules == .lithuanian ? GK_CASE_UPPER : GK_CASE_TITLE
    return text[..<start] + map(text[start..<end], mapping) + text[end...]
  }

  private func isCased(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.isCased }
  }

  /// Whether a character is this letter, large or small, with any accents.
  private func isLetter(_ character: Character, _ letter: Unicode.Scalar) -> Bool {
    let base = character.unicodeScalars.first
    if base == "í" || base == "Í" { return letter == "i" }
    return base.map { $0.properties.lowercaseMapping } == String(letter)
  }

  /// Maps each stretch of letters, hyphens and apostrophes.
  private func mapIrishWords(
    of text: String, _ map: (_ word: Substring, _ prefixEnd: String.Index) -> String
  ) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let end = rest[start...].firstIndex { !$0.isLetter && !"-'’".contains($0) } ?? rest.endIndex
      result += rest[..<start] + map(rest[start..<end], IrishPrefix.end(in: rest[start..<end]))
      rest = rest[end...]
    }
    return result + rest
  }

  private func map(_ text: Substring, _ mapping: gk_case) -> String {
    let units = Array(text.utf16)
    var room = units.count + units.count / 8 + 8
    // ICU says how much room it needs when it is given too little, so twice is enough.
    for _ in 0..<2 {
      guard let length = Int32(exactly: units.count), let capacity = Int32(exactly: room) else {
        break
      }
      var needed = 0
      let mapped = [UInt16](unsafeUninitializedCapacity: room) { mapped, count in
        needed = Int(
          gk_map_case(mapping, units, length, language.icuTag, mapped.baseAddress, capacity))
        count = (0...room).contains(needed) ? needed : 0
      }
      guard needed >= 0 else { break }
      guard needed > room else { return String(decoding: mapped, as: UTF16.self) }
      room = needed
    }
    return String(text)
  }
}
