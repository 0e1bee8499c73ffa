extension KanaLexicon {
  /// The maximum number of nodes visited for completions.
  private static let completionNodes = 400
  /// The minimum length of a reading to complete, in kana. Shorter ones would be guesses.
  private static let shortestReading = 2
  /// The cost of each kana that a completion adds.
  private static let costOfKana: Int32 = 400

  private func node(of reading: [Unicode.Scalar]) -> Int? {
    var node = Self.root
    for scalar in reading {
      guard let child = child(of: node, label: alphabet.label(of: scalar)) else { return nil }
      node = child
    }
    return node
  }

  /// Returns the words of a reading, cheapest first, followed by those of the reading with a vowel
  /// in place of each ー.
  package func words(readAs reading: [Unicode.Scalar]) -> [KanaWord] {
    var nodes = [Self.root]
    for (index, scalar) in reading.enumerated() {
      let isDrawnOut = scalar == LongVowel.mark && index > 0
      let vowels = isDrawnOut ? LongVowel.vowels(after: reading[index - 1]) : []
      nodes = ([scalar] + vowels).flatMap { scalar in
        nodes.compactMap { child(of: $0, label: alphabet.label(of: scalar)) }
      }
    }
    return nodes.flatMap { words(at: $0).map(word) }
  }

  /// Returns the style of the number that a word begins with: 二人 or 2人. Nil for other words.
  func numberStyle(of word: KanaWord) -> NumberStyle? {
    guard kind(of: word.left) == .numeral else { return nil }
    var first: Unicode.Scalar?
    texts.forEachScalar(of: Int(word.text)) { if first == nil { first = $0 } }
    return first?.isDigit == true ? .digits : .kanji
  }

  /// Returns the cheapest words whose readings begin with this one, each with the rest of its kana.
  package func completions(
    of reading: [Unicode.Scalar], limit: Int
  ) -> [(text: String, rest: [Unicode.Scalar])] {
    guard reading.count >= Self.shortestReading, let node = node(of: reading) else { return [] }
    var queue = children(of: node).map { (node: $0, depth: Int32(1), parent: -1) }
    var found: [(text: UInt32, cost: Int32, position: Int)] = []
    var next = 0
    while next < min(queue.count, Self.completionNodes) {
      let (node, depth, _) = queue[next]
      next += 1
      if let first = words(at: node).first.map(word), !isOnlyOffered(first) {
        // The cost of the word as a whole sentence.
        let cost =
          first.cost &+ matrix.cost(from: ConnectionMatrix.boundary, to: first.left)
          &+ matrix.cost(from: first.right, to: ConnectionMatrix.boundary)
          &+ depth &* Self.costOfKana
        found.append((first.text, cost, next - 1))
      }
      queue += children(of: node).map { ($0, depth + 1, next - 1) }
    }
    func rest(at position: Int) -> [Unicode.Scalar] {
      sequence(first: position) { queue[$0].parent < 0 ? nil : queue[$0].parent }
        .compactMap { scalar(to: queue[$0].node) }.reversed()
    }
    return found.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix(limit)
      .map { (texts.text(Int($0.text)), rest(at: $0.position)) }
  }
}
