import CICU

/// A Unicode script.
public struct Script: Hashable, Sendable {
  let number: Int32

  /// Creates the script with an ISO 15924 code such as `Thai`; nil if there is none.
  public init?(code: String) {
    let number = gk_script_named(code)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// Creates the script of a scalar. Marks and signs shared by many scripts have `Zinh` (inherited)
  /// or `Zyyy` (common).
  public init(of scalar: Unicode.Scalar) {
    number = gk_script_of(scalar.value)
  }

  /// The four-letter code of ISO 15924.
  public var code: String { String(cString: gk_script_code(number)) }
}
