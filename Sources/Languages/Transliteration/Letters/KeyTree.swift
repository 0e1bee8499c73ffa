/// The rules of a transliteration, as a trie over their keys.
struct KeyTree: Sendable {
  /// A node of the trie: the elements whose keys end here, by their position in the word.
  private struct Node: Sendable {
    var children: [Unicode.Scalar: Int] = [:]
    var elements: [TransliterationRules.Position: TransliterationRules.Element] = [:]
  }

  private var nodes = [Node()]

  /// All characters that occur in keys.
  private(set) var keys: Set<Unicode.Scalar> = []

  /// Whether the keys of a rule begin with a character.
  func hasKeys(beginningWith scalar: Unicode.Scalar) -> Bool { nodes[0].children[scalar] != nil }

  /// Adds a rule.
  ///
  /// - Returns: False if the keys already have a rule for the same position.
  mutating func insert(
    _ element: TransliterationRules.Element, keys text: String,
    at position: TransliterationRules.Position
  ) -> Bool {
    var node = 0
    for scalar in text.unicodeScalars {
      keys.insert(scalar)
      if let next = nodes[node].children[scalar] {
        node = next
      } else {
        nodes.append(Node())
        nodes[node].children[scalar] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    return nodes[node].elements.updateValue(element, forKey: position) == nil
  }

  /// Calls `body` with the keys, the position and the element of each rule, in no order.
  func forEachRule(
    _ body: (String, TransliterationRules.Position, TransliterationRules.Element) -> Void
  ) {
    var open: [(node: Int, keys: String)] = [(0, "")]
    while let (node, keys) = open.popLast() {
      for (position, element) in nodes[node].elements { body(keys, position, element) }
      for (scalar, child) in nodes[node].children { open.append((child, keys + String(scalar))) }
    }
  }

  /// Returns the rule with the longest keys from `start` on, and the number of its keys. A rule for
  /// the start or end of a word precedes a rule for anywhere with the same keys.
  func maximumMatchLength(
    in keystrokes: [Unicode.Scalar], from start: Int
  ) -> (element: TransliterationRules.Element, count: Int)? {
    var node = 0
    var found: (element: TransliterationRules.Element, count: Int)?
    for index in start..<keystrokes.count {
      guard let next = nodes[node].children[keystrokes[index]] else { break }
      node = next
      let elements = nodes[node].elements
      guard !elements.isEmpty else { continue }
      let element =
        (start == 0 ? elements[.start] : nil)
        ?? (index + 1 == keystrokes.count ? elements[.end] : nil) ?? elements[.anywhere]
      if let element { found = (element, index + 1 - start) }
    }
    return found
  }
}
