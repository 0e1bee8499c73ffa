import Suggestions
import ToolSupport

/// Makes one typo in a word as on a keyboard, repeatable for a seed. The kinds have the weights 4 :
/// 2 : 2 : 2:
///
/// - a neighbouring key instead of a letter, all neighbours equally likely,
/// - a letter missing,
/// - a letter doubled,
/// - a letter swapped with the next one; if they are equal or the word ends, the letter is missing
///   instead.
package struct WordTypos {
  private let geometry: KeyGeometry
  private var random: SeededGenerator

  /// Creates a generator for a keyboard. Equal seeds give equal typos.
  package init(geometry: KeyGeometry, seed: UInt64) {
    self.geometry = geometry
    random = SeededGenerator(seed: seed)
  }

  /// Returns the word with one typo.
  package mutating func typo(_ word: Substring) -> String {
    var scalars = Array(word.unicodeScalars)
    guard !scalars.isEmpty else { return String(word) }
    let index = Int.random(in: scalars.indices, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      let small =
        scalars[index].properties.lowercaseMapping.unicodeScalars.first ?? scalars[index]
      let neighbours = geometry.neighbours(of: small.value)
      if let other = neighbours.randomElement(using: &random).flatMap(Unicode.Scalar.init) {
        // Keep the case of the intended letter.
        let capital = other.properties.uppercaseMapping.unicodeScalars.first ?? other
        scalars[index] = small == scalars[index] ? other : capital
      } else {
        scalars.remove(at: index)
      }
    case 4..<6: scalars.remove(at: index)
    case 6..<8: scalars.insert(scalars[index], at: index)
    default:
      if index + 1 < scalars.count, scalars[index] != scalars[index + 1] {
        scalars.swapAt(index, index + 1)
      } else {
        scalars.remove(at: index)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
