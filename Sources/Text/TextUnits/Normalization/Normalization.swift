import CICU

/// The two normalization forms of canonical equivalence (UAX #15): `é` is one scalar in the composed
/// form, a letter and a mark in the decomposed one.
public enum Normalization {
  /// The composed form. Text that ICU refuses (longer than 2³¹ units) is returned as it is.
  public static func nfc(_ text: String) -> String { normalized(text, GK_NFC) }

  /// The decomposed form. Text that ICU refuses (longer than 2³¹ units) is returned as it is.
  public static func nfd(_ text: String) -> String { normalized(text, GK_NFD) }

  /// The full canonical decomposition of a scalar; empty where it has none.
  public static func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard scalar.value >= firstDecomposable else { return [] }
    // The longest decomposition has four scalars.
    let units = [UInt16](unsafeUninitializedCapacity: 16) { units, count in
      count = Int(gk_decomposition(scalar.value, units.baseAddress, 16))
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  /// The canonical combining class: zero for a scalar that marks do not move across.
  public static func combiningClass(of scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < firstCombining ? 0 : gk_combining_class(scalar.value)
  }

  /// Whether a scalar never composes with what stands before it, nor moves before it: text can be cut
  /// there and its parts normalized alone.
  public static func isBoundary(before scalar: Unicode.Scalar) -> Bool {
    scalar.value < firstCombining || gk_starts_composition(scalar.value)
  }

  /// `À`: no scalar before it decomposes.
  private static let firstDecomposable: UInt32 = 0xC0
  /// The combining grave accent: no scalar before it combines.
  private static let firstCombining: UInt32 = 0x300

  private static func normalized(_ text: String, _ form: gk_normal_form) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let units = Array(text.utf16)
    var room = units.count + units.count / 4 + 16
    // ICU says how much room it needs when it is given too little, so twice is enough.
    for _ in 0..<2 {
      guard let length = Int32(exactly: units.count), let capacity = Int32(exactly: room) else {
        break
      }
      var needed = 0
      let result = [UInt16](unsafeUninitializedCapacity: room) { result, count in
        needed = Int(gk_normalize(form, units, length, result.baseAddress, capacity))
        count = (0...room).contains(needed) ? needed : 0
      }
      guard needed >= 0 else { break }
      guard needed > room else { return String(decoding: result, as: UTF16.self) }
      room = needed
    }
    return text
  }
}
