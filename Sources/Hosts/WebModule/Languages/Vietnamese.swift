import InputCore
import Vietnamese

/// Opens Vietnamese.
///
/// - Parameter options: Names of `VietnameseOptions`: `vni new`.
/// - Returns: nil for an unknown name.
func makeSession(options: [String]) -> InputSession<WordMethod<VietnameseSpeller>>? {
  guard let options = try? VietnameseOptions(names: options) else { return nil }
  return InputSession(method: Vietnamese.inputMethod(options: options), keymap: .words)
}
