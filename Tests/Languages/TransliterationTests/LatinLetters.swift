import ToolSupport

/// Random words in Latin letters.
enum LatinLetters {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// Returns a word of one to twelve letters, some of them capitals.
  static func word(using random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...12, using: &random)
    let letters = (0..<count).compactMap { _ in Self.letters.randomElement(using: &random) }
    return String(
      letters.map { Int.random(in: 0..<5, using: &random) == 0 ? Character($0.uppercased()) : $0 })
  }
}
