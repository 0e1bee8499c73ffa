/// Decomposes Hangul text into the keys that type it on a layout.
///
/// ```swift
/// let keystrokes = HangulKeystrokes(layout: HangulLayout.standard("2-set")!)
/// print(keystrokes.keys(for: "한") ?? "")  // gks
/// ```
public struct HangulKeystrokes: Sendable {
  private let automaton: HangulAutomaton
  /// The fewest keys for each jamo, per position.
  private var initials: [UInt32: [UInt8]] = [:]
  private var vowels: [UInt32: [UInt8]] = [:]
  private var finals: [UInt32: [UInt8]] = [:]
  private var marks: [String: UInt8] = [:]
  /// The key that ends a syllable and types nothing; nil if the layout has none.
  private let breakKey: UInt8?

  /// Creates the tables for a layout.
  public init(layout: HangulLayout) {
    automaton = HangulAutomaton(layout: layout)
    breakKey = (0x21...0x7E).first { layout.key($0).isBreak }
    initials = Self.keys(of: layout.initials, in: layout, { $0.initial })
    vowels = Self.keys(of: layout.vowels, in: layout, { $0.vowel })
    finals = Self.keys(of: layout.finals, in: layout, { $0.final })
    if layout.silentInitial != 0 { initials[0x110B] = [] }
    for (key, mark) in layout.marks.sorted(by: { $0.key < $1.key }) where marks[mark] == nil {
      marks[mark] = key
    }
  }

  /// Returns the keys of a syllable, a letter or another character; nil if the layout cannot type
  /// it.
  public func keys(for character: Character) -> String? {
    let text = String(character)
    for candidate in candidates(for: character) {
      let keys = String(decoding: candidate, as: UTF8.self)
      // Compare by scalar: conjoining jamo and their precomposed syllable are equal as characters.
      if automaton.text(forKeys: keys).unicodeScalars.elementsEqual(text.unicodeScalars) {
        return keys
      }
    }
    return nil
  }

  /// Returns the keys of a text in stretches. Between two stretches the syllable must be ended, for
  /// example with the Right key, because their joined keys would type something else: ㅗ and ㅏ would
  /// become ㅘ. A break key of the layout joins stretches.
  ///
  /// - Returns: The stretches. `text(forKeys:)` of each, joined, is the text. Nil if the layout
  ///   cannot type one of the characters.
  public func stretches(for text: some StringProtocol) -> [String]? {
    var stretches = [""]
    var last: (character: Character, keys: String)?
    for character in text {
      guard let keys = keys(for: character) else { return nil }
      if let last, !areApart(last, (character, keys)) {
        if let breakKey {
          stretches[stretches.count - 1].unicodeScalars.append(Unicode.Scalar(breakKey))
        } else {
          stretches.append("")
        }
      }
      stretches[stretches.count - 1] += keys
      last = (character, keys)
    }
    return stretches
  }

  private typealias Typed = (character: Character, keys: String)

  private func areApart(_ first: Typed, _ second: Typed) -> Bool {
    let typed = automaton.text(forKeys: first.keys + second.keys)
    let expected = String(first.character) + String(second.character)
    return typed.unicodeScalars.elementsEqual(expected.unicodeScalars)
  }

  /// Returns key sequences that may type a character.
  private func candidates(for character: Character) -> [[UInt8]] {
    let scalars = Array(character.unicodeScalars)
    if scalars.count == 1, let jamo = HangulText.jamo(ofSyllable: scalars[0].value) {
      return keys(jamo.initial, jamo.vowel, jamo.final)
    }
    let positions = scalars.compactMap { Jamo(scalar: $0).position }
    if positions.count == scalars.count, positions.starts(with: [.initial, .vowel]) {
      return keys(scalars[0].value, scalars[1].value, scalars.count > 2 ? scalars[2].value : 0)
    }
    let alone = scalars.count == 1 ? CompatibilityJamo.jamo(of: scalars[0]) : []
    let letters = alone.flatMap { jamo -> [[UInt8]] in
      [initials, vowels, finals].compactMap { $0[jamo.value] }
    }
    guard alone.isEmpty else { return letters }
    return marks[String(character)].map { [[$0]] } ?? [Array(String(character).utf8)]
  }

  private func keys(_ initial: UInt32, _ vowel: UInt32, _ final: UInt32) -> [[UInt8]] {
    guard let first = initials[initial], let second = vowels[vowel],
      let third = final == 0 ? [] : finals[final]
    else { return [] }
    return [first + second + third]
  }

  /// Finds the fewest keys for each jamo of a table: its own key, or the keys of the jamo that
  /// combine to it.
  private static func keys(
    of table: JamoTable, in layout: HangulLayout, _ jamo: (HangulLayout.Key) -> UInt8
  ) -> [UInt32: [UInt8]] {
    let single = layout.orderedKeys.map { (key: $0, number: jamo(layout.key($0))) }
      .filter { $0.number != 0 }
    var found = [[UInt8]?](repeating: nil, count: table.count)
    var queue: [UInt8] = []
    for (key, number) in single where found[Int(number)] == nil {
      found[Int(number)] = [key]
      queue.append(number)
    }
    var next = 0
    while next < queue.count {
      let first = queue[next]
      next += 1
      for (key, second) in single {
        let combined = table.combination(first, second)
        guard combined != 0, found[Int(combined)] == nil else { continue }
        found[Int(combined)] = (found[Int(first)] ?? []) + [key]
        queue.append(combined)
      }
    }
    var keys: [UInt32: [UInt8]] = [:]
    // Jamo that look the same are typed like the one found first.
    for number in queue where keys[table.scalars[Int(number)]] == nil {
      keys[table.scalars[Int(number)]] = found[Int(number)]
    }
    return keys
  }
}
