import InputCore
import Korean

/// Opens Korean.
///
/// - Parameter input: Names of `KoreanOptions`: `3-set-390 order-free`.
/// - Returns: nil for an unknown name.
func makeSession(_ input: [UInt8]) -> InputSession<HangulMethod>? {
  guard let options = try? KoreanOptions(names: names(in: input)) else { return nil }
  return InputSession(method: Korean.inputMethod(options: options), keymap: Korean.keymap)
}
