/// Segments text without spaces between words, as Thai is, into words of a lexicon. The last word
/// is being typed: it may be the beginning of a word or contain a typo.
///
/// ```
/// ไปกินข้า|      ไป กิน ข้า(ว)
/// iPhoneของฉั|  iPhone ของ ฉั(น)
/// ```
struct UnspacedWords {
  /// The number of characters before the caret that are segmented. If the text is longer, the first
  /// word may begin at any of the first `maximumPartLength` characters.
  private static let window = 40
  private static let maximumPartLength = 12
  /// The cost of an unknown word, more than that of any known one. Each character of it adds
  /// `unknownCharacter`, which is more than a character of known words costs.
  private static let unknown: Int32 = 14_000
  private static let unknownCharacter: Int32 = 5_000
  /// The extra cost of an unfinished word.
  private static let unfinished: Int32 = 1_000

  let lexicon: WordLexicon

  /// Returns the cheapest segmentation of a text without spaces. A prefix in other letters is one
  /// word. A text that does not end in letters of the language is a single word.
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
    let starts = cut(characters, isWhole ? 1 : Self.maximumPartLength)
    let positions = Array(run.indices) + [run.endIndex]
    let words = zip(starts, starts.dropFirst() + [characters.count]).map { start, end in
      run[positions[start]..<positions[end]]
    }
    let foreign = text[..<run.startIndex]
    return isWhole && !foreign.isEmpty ? [foreign] + words : words
  }

  /// Returns the start index of each word, found by Viterbi search over the costs of the lexicon.
  ///
  /// - Parameters:
  ///   - characters: the letters of each character.
  ///   - beginnings: the number of initial characters at which the first word may begin.
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
