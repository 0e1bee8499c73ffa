import InputCore
import Thai

/// Opens Thai.
///
/// - Parameter options: Names of `ThaiOptions`: `level-2 refuse`.
/// - Returns: nil for an unknown name.
func makeSession(options: [String]) -> InputSession<ThaiMethod>? {
  guard let options = try? ThaiOptions(names: options) else { return nil }
  return InputSession(method: Thai.inputMethod(options: options))
}
