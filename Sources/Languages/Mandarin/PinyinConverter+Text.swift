import InputCore
import SyllableConversion

// Questions about committed text: which words may follow it, and how to type it.
extension PinyinConverter {
  /// Returns words that may follow, in the output form.
  public mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord] {
    converter.followers(of: words, limit: limit).map {
      PredictedWord($0, text: rules.options.script?.convert($0.text) ?? $0.text)
    }
  }

  /// Returns the keys that type a text, or its last word unless `isWhole`; nil if they are not
  /// known.
  ///
  /// An apostrophe precedes a syllable that begins with a vowel, as in standard pinyin: xi'an for
  /// 西安. Double pinyin needs none. Latin letters are typed as small letters.
  public func reading(of text: String, isWhole: Bool) -> TextReading? {
    let simplified = simplifier?.convert(text) ?? text
    guard let part = isWhole ? simplified : converter.lastWord(of: simplified),
      simplifier == nil || simplified.count == text.count,
      let keystrokes = converter.syllables(of: part).flatMap(keystrokes)
    else { return nil }
    return TextReading(text: String(text.suffix(part.count)), keystrokes: keystrokes)
  }

  /// Returns the keys that type each name; nil for a name whose reading is not known.
  public func keystrokes(ofNames names: [String]) -> [String?] {
    converter.syllables(of: names.map { simplifier?.convert($0) ?? $0 }).map {
      $0.flatMap(keystrokes)
    }
  }

  func keystrokes(of syllables: [String]) -> String? {
    var syllables = syllables
    let keys = rules.options.typing.keys
    // Digits stand for syllables only.
    if keys == .nine, syllables.contains(where: SyllableTable.isLetter) { return nil }
    if case .double = keys {
    } else {
      for index in syllables.indices.dropFirst()
      where "aoe".contains(syllables[index].first ?? " ") {
        syllables[index - 1] += "'"
      }
    }
    return keys.keystrokes(for: syllables)
  }
}
