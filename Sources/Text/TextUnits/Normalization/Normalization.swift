import CICU

/// The normalization forms NFC and NFD ([UAX #15](https://www.unicode.org/reports/tr15/)). `é` is
/// one scalar in NFC, and a letter and a mark in NFD.
public enum Normalization {
  /// Returns the composed form. Text that ICU rejects (longer than 2³¹ code units) is returned
  /// unchanged.
  public static func nfc(_ text: String) -> String { normalized(text, GK_NFC) }

  /// Returns the decomposed form. Text that ICU rejects (longer than 2³¹ code units) is returned
  /// unchanged.
  public static func nfd(_ text: String) -> String { normalized(text, GK_NFD) }

  /// Returns the full canonical decomposition of a scalar; empty if it has none.
  public static func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard scalar.value >= firstDecomposable else { return [] }
    // The longest canonical decomposition has four scalars.
    let units = [UInt16](unsafeUninitializedCapacity: 16) { units, count in
      count = Int(gk_decomposition(scalar.value, units.baseAddress, 16))
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  /// Returns the canonical combining class; 0 for a scalar that marks are not reordered across.
  public static func combiningClass(of scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < firstCombining ? 0 : gk_combining_class(scalar.value)
  }

  /// Whether a scalar never composes with preceding text and is never reordered before it. Text can
  /// be split there and its parts normalized separately.
  public static func isBoundary(before scalar: Unicode.Scalar) -> Bool {
    scalar.value < firstCombining || gk_starts_composition(scalar.value)
  }

  /// `À`, the first scalar that decomposes.
  private static let firstDecomposable: UInt32 = 0xC0
  /// The combining grave accent, the first scalar that combines.
  private static let firstCombining: UInt32 = 0x300

  private static func normalized(_ text: String, _ form: gk_normal_form) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let units = Array(text.utf16)
    var room = units.count + units.count / 4 + 16
    // If the capacity is too small, ICU returns the required one, so two attempts are enough.
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
