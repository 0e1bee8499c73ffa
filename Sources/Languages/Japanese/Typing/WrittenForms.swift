import InputCore
import KanaDictionary

/// Kana and their keys in the forms that keys ask for.
enum WrittenForms {
  /// The text in a form. `variant` counts how often the form was asked for: Latin letters go from
  /// small to capitals, then to a capital first.
  static func text(kana: String, keys: String, form: WritingForm, variant: Int = 0) -> String {
    switch form {
    case .hiragana: KanaForm.hiragana.convert(kana)
    case .katakana: KanaForm.katakana.convert(kana)
    case .halfKatakana: KanaForm.halfKatakana.convert(kana)
    case .halfLatin: capitals(CharacterWidth.half.convert(keys), variant)
    case .fullLatin: CharacterWidth.full.convert(capitals(keys, variant))
    }
  }

  private static func capitals(_ text: String, _ variant: Int) -> String {
    switch variant % 4 {
    case 1: text.lowercased()
    case 2: text.uppercased()
    case 3: text.prefix(1).uppercased() + text.dropFirst().lowercased()
    default: text
    }
  }
}
