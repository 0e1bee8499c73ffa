@_spi(_Unicode) import Swift

/// Stands in for `Normalization` of `TextUnits`, which asks ICU: here the tables of the standard library
/// answer. A module that needs no more of `TextUnits` is compiled with this file in place of it.
public enum Normalization {
  /// Returns the composed form.
  public static func nfc(_ text: String) -> String {
    var composed = String.UnicodeScalarView()
    var scalars = text._nfc.makeIterator()
    while let scalar = scalars.next() { composed.append(scalar) }
    return String(composed)
  }

  /// Returns the decomposed form.
  public static func nfd(_ text: String) -> String {
    var decomposed = String.UnicodeScalarView()
    var scalars = text._nfd.makeIterator()
    while let scalar = scalars.next() { decomposed.append(scalar) }
    return String(decomposed)
  }

  /// Returns the full canonical decomposition of a scalar; empty if it has none.
  public static func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard scalar.value >= firstDecomposable else { return [] }
    var decomposed: [Unicode.Scalar] = []
    var scalars = String(scalar)._nfd.makeIterator()
    while let scalar = scalars.next() { decomposed.append(scalar) }
    return decomposed == [scalar] ? [] : decomposed
  }

  /// Returns the canonical combining class.
  public static func combiningClass(of scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < firstCombining ? 0 : scalar.properties.canonicalCombiningClass.rawValue
  }

  /// Whether a scalar never composes with preceding text and is never reordered before it.
  public static func isBoundary(before scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= firstCombining else { return true }
    let first = decomposition(of: scalar).first ?? scalar
    return combiningClass(of: first) == 0 && !composing.contains(first.value)
      && !hangulVowels.contains(first.value) && !hangulFinals.contains(first.value)
  }

  private static let firstDecomposable: UInt32 = 0xC0
  private static let firstCombining: UInt32 = 0x300
  private static let hangulVowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let hangulFinals: ClosedRange<UInt32> = 0x11A8...0x11C2
  /// The scalars of combining class 0 that compose with the letter before them, besides those of Hangul:
  /// the second scalars of the canonical decompositions that are not excluded from composition (Unicode
  /// Standard Annex #15, with the data of Unicode 16).
  private static let composing: Set<UInt32> = [
    0x09BE, 0x09D7, 0x0B3E, 0x0B56, 0x0B57, 0x0BBE, 0x0BD7, 0x0CC2, 0x0CD5, 0x0CD6, 0x0D3E, 0x0D57,
    0x0DCF, 0x0DDF, 0x102E, 0x1B35, 0x11127, 0x1133E, 0x11357, 0x113B8, 0x113BB, 0x113C2, 0x113C5,
    0x113C7, 0x113C8, 0x113C9, 0x114B0, 0x114BA, 0x114BD, 0x115AF, 0x11930, 0x1611E, 0x1611F,
    0x16120,
    0x16129, 0x16D67,
  ]
}
