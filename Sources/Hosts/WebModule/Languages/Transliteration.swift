import InputCore
import Transliteration

/// Opens a scheme of transliteration.
///
/// - Parameter input: The text of a rule file.
/// - Returns: nil if it has an error.
func makeSession(_ input: [UInt8]) -> InputSession<WordMethod<TransliterationSpeller>>? {
  guard let rules = try? TransliterationRules(parsing: String(decoding: input, as: UTF8.self))
  else {
    return nil
  }
  return InputSession(method: rules.wordMethod, keymap: .words)
}
