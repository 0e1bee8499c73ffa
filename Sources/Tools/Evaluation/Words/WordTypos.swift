import SeededRandom
import Suggestions

/// Makes one slip in a word, as fingers do on a keyboard; equal seeds make equal slips. The kinds
/// have the weights 4 : 2 : 2 : 2:
///
/// - a neighbouring key in place of a letter, each neighbour as likely,
/// - a letter missing,
/// - a letter twice,
/// - a letter and the next one swapped; where they are the same or the word ends, the letter is
///   missing instead.
package struct WordTypos {
  private let geometry: KeyGeometry
  private var random: SeededGenerator

  /// A typist on a keyboard.
  package init(geometry: KeyGeometry, seed: UInt64) {
    self.geometry = geometry
    random = SeededGenerator(seed: seed)
  }

  /// The word with a slip.
  package mutating func typo(_ word: Substring) -> String {
    var scalars = Array(word.unicodeScalars)
    guard !scalars.isEmpty else { return String(word) }
    let position = Int.random(in: scalars.indices, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      let small =
        scalars[position].properties.lowercaseMapping.unicodeScalars.first ?? scalars[position]
      let neighbours = geometry.neighbours(of: small.value)
      if let other = neighbours.randomElement(using: &random).flatMap(Unicode.Scalar.init) {
        // Shift is held as it was meant to be.
        let capital = other.properties.uppercaseMapping.unicodeScalars.first ?? other
        scalars[position] = small == scalars[position] ? other : capital
      } else {
        scalars.remove(at: position)
      }
    case 4..<6: scalars.remove(at: position)
    case 6..<8: scalars.insert(scalars[position], at: position)
    default:
      if position + 1 < scalars.count, scalars[position] != scalars[position + 1] {
        scalars.swapAt(position, position + 1)
      } else {
        scalars.remove(at: position)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
