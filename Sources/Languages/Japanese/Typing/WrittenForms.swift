import InputCore
import KanaConversion

/// Writes kana, or the keys that typed them, in the forms of F6 to F10.
enum WrittenForms {
  /// Returns the text in a form.
  ///
  /// - Parameter variant: How often the form was asked for again, from 0. Latin forms change their
  ///   capitals.
  static func text(kana: String, keys: String, form: WritingForm, variant: Int = 0) -> String {
    switch form {
    case .hiragana: KanaForm.hiragana.convert(kana)
    case .katakana: KanaForm.katakana.convert(kana)
    case .halfKatakana: KanaForm.halfKatakana.convert(kana)
    case .kana: unconverted[abs(variant % unconverted.count)].convert(kana)
    case .halfLatin: capitals(CharacterWidth.half.convert(keys), variant)
    case .fullLatin: CharacterWidth.full.convert(capitals(keys, variant))
    }
  }

  /// The forms that 無変換 cycles through.
  private static let unconverted: [KanaForm] = [.katakana, .halfKatakana, .hiragana]

  /// Cycles through the text as typed, in capitals, with an initial capital, and in small letters.
  /// A form equal to an earlier one is skipped, so that each key changes something.
  ///
  /// ```
  /// abc   abc ABC Abc, abc …     iOS   iOS IOS Ios ios, iOS …
  /// ```
  private static func capitals(_ text: String, _ variant: Int) -> String {
    let first = text.prefix(1).uppercased() + text.dropFirst().lowercased()
    var forms = [text]
    for form in [text.uppercased(), first, text.lowercased()] where !forms.contains(form) {
      forms.append(form)
    }
    // A decoded composition may have a count without an absolute value, so take the remainder
    // first.
    return forms[abs(variant % forms.count)]
  }
}
