/// Prints what the stand-in for `Normalization` says of each scalar that it does not leave alone: the scalar, its
/// combining class, whether text can be cut before it, its decomposition, and the composed form of that.
@main struct NormalizationTable {
  static func main() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let parts = Normalization.decomposition(of: scalar)
      let combiningClass = Normalization.combiningClass(of: scalar)
      let isBoundary = Normalization.isBoundary(before: scalar)
      guard !parts.isEmpty || combiningClass != 0 || !isBoundary else { continue }
      let decomposed = String(String.UnicodeScalarView(parts))
      let composed = Normalization.nfc(decomposed).unicodeScalars
      print(
        value, combiningClass, isBoundary, parts.map { String($0.value) }.joined(separator: ","),
        composed.map { String($0.value) }.joined(separator: ","), separator: "\t")
    }
  }
}
