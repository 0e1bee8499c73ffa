import InputCore
import Thai

/// Opens Thai.
///
/// - Parameter input: Names of `ThaiOptions`: `level-2 refuse`.
/// - Returns: nil for an unknown name.
func makeSession(_ input: [UInt8]) -> InputSession<ThaiMethod>? {
  guard let options = try? ThaiOptions(names: names(in: input)) else { return nil }
  return InputSession(method: Thai.inputMethod(options: options))
}
