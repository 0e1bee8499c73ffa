import InputCore
import KanaConversion

/// Kana and their keys in the forms that keys ask for.
enum WrittenForms {
  /// The text in a form. `variant`, from 0, counts how often the form was asked for again: Latin
  /// letters change their capitals.
  static func text(kana: String, keys: String, form: WritingForm, variant: Int = 0) -> String {
    switch form {
    case .hiragana: KanaForm.hiragana.convert(kana)
    case .katakana: KanaForm.katakana.convert(kana)
    case .halfKatakana: KanaForm.halfKatakana.convert(kana)
    case .halfLatin: capitals(CharacterWidth.half.convert(keys), variant)
    case .fullLatin: CharacterWidth.full.convert(capitals(keys, variant))
    }
  }

  /// As typed, in capitals, with a capital first, in small letters: each is passed over where it says
  /// what one before it does, so that each key changes something.
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
    // A composition may come from a file, with a count that has no next number.
    return forms[abs(variant % forms.count)]
  }
}
