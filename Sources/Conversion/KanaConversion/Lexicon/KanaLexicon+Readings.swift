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
  ///
  /// The nodes of the trie are numbered level by level, so the nodes below one are a range of each
  /// level.
  package func completions(
    of reading: [Unicode.Scalar], limit: Int
  ) -> [(text: String, rest: [Unicode.Scalar])] {
    guard reading.count >= Self.shortestReading, let root = node(of: reading) else { return [] }
    var levels: [Range<Int>] = []
    var level = children(of: root)
    var found: [Completion] = []
    var left = Self.completionNodes
    while left > 0, let first = level.first, let last = level.prefix(left).last {
      levels.append(level)
      let depth = levels.count
      forEachReading(at: first..<last + 1) { node, words in
        guard let number = words.first else { return }
        let word = word(number)
        guard !isOnlyOffered(word) else { return }
        let completion = Completion(
          text: word.text, cost: cost(ofWhole: word, addedKana: depth), node: node, depth: depth)
        found.insert(completion, keepingAtMost: limit)
      }
      left -= last + 1 - first
      let next = children(of: first).lowerBound..<children(of: last).upperBound
      // Otherwise the image is damaged.
      guard next.lowerBound > last else { break }
      level = next
    }
    return found.map { (texts.text(Int($0.text)), rest(of: $0, in: levels)) }
  }

  /// Returns the cost of a word as a whole sentence, for a reading that lacks its last kana.
  private func cost(ofWhole word: KanaWord, addedKana: Int) -> Int32 {
    word.cost &+ matrix.cost(from: ConnectionMatrix.boundary, to: word.left)
      &+ matrix.cost(from: word.right, to: ConnectionMatrix.boundary)
      &+ Int32(truncatingIfNeeded: addedKana) &* Self.costOfKana
  }

  /// Returns the kana that lead to a completion, from the first level on.
  private func rest(of completion: Completion, in levels: [Range<Int>]) -> [Unicode.Scalar] {
    var node = completion.node
    var kana: [Unicode.Scalar] = []
    for level in levels.prefix(completion.depth - 1).reversed() {
      if let scalar = scalar(to: node) { kana.append(scalar) }
      // The parent is the first node of the level above whose children reach the node.
      var (low, high) = (level.lowerBound, level.upperBound - 1)
      while low < high {
        let middle = low + (high - low) / 2
        if children(of: middle).upperBound > node { high = middle } else { low = middle + 1 }
      }
      node = low
    }
    if let scalar = scalar(to: node) { kana.append(scalar) }
    return kana.reversed()
  }
}

/// A word whose reading continues a typed one.
private struct Completion {
  var text: UInt32
  var cost: Int32
  /// The node of its reading, and the number of kana that it adds.
  var node: Int
  var depth: Int
}

extension [Completion] {
  /// Inserts a word in the order of costs, and drops the costliest one if there are too many.
  fileprivate mutating func insert(_ word: Completion, keepingAtMost limit: Int) {
    func precedes(_ other: Completion) -> Bool { (word.cost, word.text) < (other.cost, other.text) }
    guard count < limit || last.map(precedes) ?? false else { return }
    if count == limit { removeLast() }
    insert(word, at: lastIndex { !precedes($0) }.map { $0 + 1 } ?? 0)
  }
}
