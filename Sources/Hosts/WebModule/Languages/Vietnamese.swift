import InputCore
import Vietnamese

/// Opens Vietnamese.
///
/// - Parameter input: Names of `VietnameseOptions`: `vni new`.
/// - Returns: nil for an unknown name.
func makeSession(_ input: [UInt8]) -> InputSession<WordMethod<VietnameseSpeller>>? {
  guard let options = try? VietnameseOptions(names: names(in: input)) else { return nil }
  return InputSession(method: Vietnamese.inputMethod(options: options), keymap: .words)
}
