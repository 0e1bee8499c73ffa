import InputCore
import Korean

/// Opens Korean.
///
/// - Parameter options: Names of `KoreanOptions`: `3-set-390 order-free`.
/// - Returns: nil for an unknown name.
func makeSession(options: [String]) -> InputSession<HangulMethod>? {
  guard let options = try? KoreanOptions(names: options) else { return nil }
  return InputSession(method: Korean.inputMethod(options: options), keymap: Korean.keymap)
}
