import CICU

/// Case mapping by the rules of a language.
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
/// A text that ICU cannot map (longer than 2³¹ code units) is returned unchanged.
public struct Casing: Hashable, Sendable {
  /// The language, and whether the root rules are used for it.
  public let language: RuleLanguage
  /// The set of rules in use.
  public let rules: CasingRules

  /// Creates the rules for a BCP 47 tag. A malformed or unknown tag gets the root rules;
  /// `language.isFallback` is then true.
  public init(language tag: String) {
    language = RuleLanguage(tag)
    rules = CasingRules(language)
  }

  /// Returns the text in small letters.
  public func lowercased(_ text: String) -> String { map(text[...], GK_CASE_LOWER) }

  /// Returns the text in capitals.
  public func uppercased(_ text: String) -> String {
    guard rules == .irish else { return map(text[...], GK_CASE_UPPER) }
    return mapIrishWords(of: text) { word, prefix in
      word[..<prefix] + map(word[prefix...], GK_CASE_UPPER)
    }
  }

  /// Returns the text with the first letter of each word in title case and all others small. An
  /// Irish word with a prefix is unchanged, because ICU would turn `hÉireann` into `Héireann`.
  public func titlecased(_ text: String) -> String {
    guard rules == .irish else { return map(text[...], GK_CASE_TITLE) }
    return mapIrishWords(of: text) { word, prefix in
      prefix == word.startIndex ? map(word, GK_CASE_TITLE) : String(word)
    }
  }

  /// Returns the text with its first cased letter in title case and the rest unchanged, as at the
  /// start of a sentence: `"los` → `"Los`, `ijs` → `IJs` in Dutch. A word with an Irish prefix is
  /// unchanged.
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
    // ICU's title case keeps the dot of a Lithuanian i̇̀ below its accent; upper case drops it.
    let mapping = rules == .lithuanian ? GK_CASE_UPPER : GK_CASE_TITLE
    return text[..<start] + map(text[start..<end], mapping) + text[end...]
  }

  private func isCased(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.isCased }
  }

  /// Whether a character is this letter, small or capital, with any accents.
  private func isLetter(_ character: Character, _ letter: Unicode.Scalar) -> Bool {
    let base = character.unicodeScalars.first
    if base == "í" || base == "Í" { return letter == "i" }
    return base.map { $0.properties.lowercaseMapping } == String(letter)
  }

  /// Maps each run of letters, hyphens and apostrophes.
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
    // If the capacity is too small, ICU returns the required one, so two attempts are enough.
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
