import InputCore
import SyllableConversion

// What is asked about text that is written: what follows it, and how it would be typed.
extension PinyinConverter {
  /// Words that may follow, in the form of Chinese that is written.
  public mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord] {
    converter.followers(of: words, limit: limit).map {
      PredictedWord($0, text: rules.options.script?.convert($0.text) ?? $0.text)
    }
  }

  /// The keys of a text: an apostrophe stands before a syllable that begins with a vowel, as pinyin is
  /// written: 西安 is xi'an. Double pinyin needs none. Letters in it are typed as small ones.
  public func reading(of text: String, isWhole: Bool) -> TextReading? {
    let simplified = simplifier?.convert(text) ?? text
    guard let part = isWhole ? simplified : converter.lastWord(of: simplified),
      simplifier == nil || simplified.count == text.count,
      var syllables = converter.syllables(of: part)
    else { return nil }
    let keys = rules.options.typing.keys
    // Digits stand for syllables alone.
    if keys == .nine, syllables.contains(where: SyllableTable.isLetter) { return nil }
    if case .double = keys {
    } else {
      for index in syllables.indices.dropFirst()
      where "aoe".contains(syllables[index].first ?? " ") {
        syllables[index - 1] += "'"
      }
    }
    return TextReading(
      text: String(text.suffix(part.count)), keystrokes: keys.keystrokes(for: syllables))
  }
}
