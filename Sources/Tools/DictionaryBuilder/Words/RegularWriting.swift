import Suggestions
import TextUnits

/// Tells how a word is written from its folded spelling, where that is regular: small, with a first
/// capital, or in capitals. What is none of these (`iPhone`) keeps its spelling.
struct RegularWriting {
  private let casing: Casing

  init(language: String) { casing = Casing(language: language) }

  func flags(of text: String, folded scalars: [UInt32]) -> WordFlags {
    var view = String.UnicodeScalarView()
    for scalar in scalars.compactMap(Unicode.Scalar.init) { view.append(scalar) }
    let small = Normalization.nfc(String(view))
    let forms: [(WordFlags, String)] = [
      ([], small), (.isCapitalized, casing.capitalizingFirst(small)),
      (.isUppercase, casing.uppercased(small)),
    ]
    // Swift compares strings by canonical equivalence, which is what is wanted.
    return forms.first { $0.1 == text }?.0 ?? .isIrregular
  }
}
