/// Cuts text that is written without spaces between its words, as Thai is, into words of a lexicon. The
/// last one is being typed: it may be the beginning of a word, or one with a slip in it.
///
/// ```
/// ไปกินข้า|      ไป กิน ข้า(ว)
/// iPhoneของฉั|  iPhone ของ ฉั(น)
/// ```
struct UnspacedWords {
  /// So many characters before the caret are cut, and among the first of them the first word begins where
  /// there are more.
  private static let window = 40
  private static let longestPart = 12
  /// A word that the lexicon lacks costs more than any that it has, and more with each character than
  /// words do.
  private static let unknown: Int32 = 14_000
  private static let unknownCharacter: Int32 = 5_000
  /// What it costs that a word is not typed to its end.
  private static let unfinished: Int32 = 1_000

  let lexicon: WordLexicon

  /// The words of a text without spaces, the likeliest together. What stands before the letters of the
  /// language is one, and so is all of a text that ends in none of them.
  func words(of text: Substring) -> [Substring] {
    var characters: [[UInt8]] = []
    for character in text.reversed().prefix(Self.window) {
      let letters = lexicon.trie.letters(of: lexicon.folding.scalars(of: String(character)))
      guard !letters.isEmpty, !letters.contains(WordTrie.unknownLetter) else { break }
      characters.append(letters)
    }
    guard !characters.isEmpty else { return [text] }
    characters.reverse()
    let run = text.suffix(characters.count)
    let isWhole = characters.count < Self.window || run.startIndex == text.startIndex
    let starts = cut(characters, isWhole ? 1 : Self.longestPart)
    let positions = Array(run.indices) + [run.endIndex]
    let words = zip(starts, starts.dropFirst() + [characters.count]).map { start, end in
      run[positions[start]..<positions[end]]
    }
    let foreign = text[..<run.startIndex]
    return isWhole && !foreign.isEmpty ? [foreign] + words : words
  }

  /// Where the words begin, the first at one of so many characters, by Viterbi over the costs of the
  /// lexicon.
  private func cut(_ characters: [[UInt8]], _ beginnings: Int) -> [Int] {
    var best = [(cost: Int32, start: Int)?](repeating: nil, count: characters.count + 1)
    for beginning in 0..<min(beginnings, characters.count) { best[beginning] = (0, beginning) }
    func offer(_ cost: Int32, from start: Int, to end: Int) {
      if cost < best[end]?.cost ?? .max { best[end] = (cost, start) }
    }
    for start in characters.indices {
      guard let before = best[start]?.cost else { continue }
      let rest = characters.count - start
      offer(
        before + Self.unknown + Self.unknownCharacter * Int32(rest), from: start,
        to: characters.count)
      var node: WordTrie.Node? = lexicon.trie.root
      for end in start + 1...characters.count {
        node = node.flatMap { lexicon.trie.node(of: characters[end - 1], from: $0) }
        guard let node else { break }
        if let word = lexicon.trie.words(at: node).first {
          offer(before + lexicon.cost(of: word), from: start, to: end)
        }
        if end == characters.count {
          let least = NodeBounds.least(lexicon.trie.bounds[Int(node.number)], letters: 0)
          offer(before + least + Self.unfinished, from: start, to: end)
        }
      }
    }
    var starts: [Int] = []
    var end = characters.count
    while let start = best[end]?.start, start < end {
      starts.append(start)
      end = start
    }
    return starts.reversed()
  }
}
