import Suggestions
import TextUnits

/// Derives the spelling of a word from its folded spelling if it is regular: in lower case, with an
/// initial capital, or in capitals. Any other word (`iPhone`) keeps its own spelling.
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
    // Swift compares strings by canonical equivalence, as required here.
    return forms.first { $0.1 == text }?.0 ?? .isIrregular
  }
}
