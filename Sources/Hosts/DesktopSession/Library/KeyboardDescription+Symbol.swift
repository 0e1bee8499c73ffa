import Keyboards
import TextUnits

extension KeyboardDescription {
  /// A sign for the panel: the first character of the language's own name where each character is a
  /// syllable or a word (`中`, `日`, `한`), otherwise the code of the language (`VI`).
  package var symbol: String {
    guard let tag = try? LanguageTag(primaryLanguage) else { return id }
    if let first = tag.nativeName?.first, let scalar = first.unicodeScalars.first,
      scalar.properties.isIdeographic || (0xAC00...0xD7A3).contains(scalar.value)
    {
      return String(first)
    }
    return tag.language.uppercased()
  }
}
