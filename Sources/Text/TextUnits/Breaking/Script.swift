import CICU

/// A script of Unicode, by its four-letter code in ISO 15924.
public struct Script: Hashable, Sendable {
  let number: Int32

  /// The script with a code such as `Thai`, or nil where there is none.
  public init?(code: String) {
    let number = gk_script_named(code)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// The script of a scalar. Marks and signs that many scripts share have `Zinh` or `Zyyy`.
  public init(of scalar: Unicode.Scalar) {
    number = gk_script_of(scalar.value)
  }

  /// The four-letter code.
  public var code: String { String(cString: gk_script_code(number)) }
}
