import NGrams

// Nodes for text outside the dictionary: unconverted kana, katakana, letters, numbers, and learned
// words.
extension KanaLattice {
  /// The maximum length of a stretch in katakana; no shorter than the longest learned reading
  /// considered.
  private static let maximumKatakanaLength = 16
  /// The cost of katakana that is no dictionary word, and of each of its characters. It is higher
  /// than that of words of the same length, which leaves it for names.
  private static let katakanaCost: Int32 = 10_800
  private static let katakanaCharacterCost: Int32 = 4_000
  /// The cost of a character kept as it is although no word is written so.
  private static let typedCost: Int32 = 8_000
  /// The cost of a run of letters or digits, for which there is no alternative.
  private static let literalCost: Int32 = 3_600
  /// The cost of a learned text outside the dictionary, before the user model reduces it.
  private static let ownWordCost: Int32 = 20_000
  /// The cost of a number besides that of its style, and of each digit after the first.
  private static let numberCost: Int32 = 2_500
  private static let furtherDigitCost: Int32 = 1_300
  /// The extra cost of a number of one kana: に and ご have many other meanings.
  private static let shortNumberCost: Int32 = 1_000
  /// The cost of letters read by their names, and of each letter.
  private static let lettersCost: Int32 = 7_000
  private static let letterCost: Int32 = 800

  /// Appends learned texts that the dictionary lacks.
  mutating func appendOwnWords(endingAt end: Int) {
    guard let learned, kana[end - 1].isKana else { return }
    for start in max(0, end - Self.maximumKatakanaLength)..<end {
      guard let reading = knownReading(from: start, to: end, at: nil) else { continue }
      beginStart()
      for (word, position) in reading.words where learned.isOwn(word) {
        var node = node(from: start, to: end, .own(word), cost: Self.ownWordCost)
        node.known = position
        estimateCost(&node)
        append(node)
      }
    }
  }

  /// Appends unconverted kana, stretches in katakana, letters and digits.
  mutating func appendUnknown(endingAt end: Int) {
    guard kana[end - 1].isKanaOfWords else {
      let start = kana[..<end].lastIndex { $0.isKanaOfWords }.map { $0 + 1 } ?? 0
      var node = node(from: start, to: end, .typed, cost: Self.literalCost)
      if kana[start..<end].areNumber { makeNumber(&node, .digits) }
      beginStart()
      append(node)
      return
    }
    beginStart()
    append(node(from: end - 1, to: end, .typed, cost: Self.typedCost))
    var start = end
    while start > max(0, end - Self.maximumKatakanaLength), kana[start - 1].isKana {
      start -= 1
      guard kana[start].canBeginKatakana else { continue }
      beginStart()
      append(
        node(
          from: start, to: end, .katakana,
          cost: Self.katakanaCost + Self.katakanaCharacterCost * Int32(end - start)))
    }
  }

  /// Appends the numbers whose readings end at `end`, in each style.
  mutating func appendNumbers(endingAt end: Int) {
    numbers.append(endOf: kana[..<end])
    for found in numbers.ending(at: end) where found.whole.value > 0 {
      let value = found.whole.value
      var cost = Self.numberCost
      if end - found.start == 1 { cost &+= Self.shortNumberCost }
      cost &+= Self.furtherDigitCost &* WrittenNumber(value: value).furtherDigits
      beginStart()
      for style in NumberStyle.allCases where styleCosts.isOffered(style) {
        var node = node(
          from: found.start, to: end, .number(value, style),
          cost: cost &+ styleCosts.cost(of: style, value: value))
        makeNumber(&node, style)
        append(node)
      }
    }
  }

  /// Appends the letters whose names end at `end`.
  mutating func appendLetters(endingAt end: Int) {
    letters.append(endOf: kana[..<end])
    for found in letters.ending(at: end) where found.whole.areLetters {
      beginStart()
      append(
        node(
          from: found.start, to: end, .letters(found.whole),
          cost: Self.lettersCost &+ Self.letterCost &* Int32(found.whole.count)))
    }
  }

  /// Returns a node that the word model does not know, treated as a noun.
  private func node(from start: Int, to end: Int, _ written: KanaNode.Written, cost: Int32)
    -> KanaNode
  {
    KanaNode(
      start: Int32(start), end: Int32(end), written: written, token: NGramTables.unknown,
      left: lexicon.nounClass, right: lexicon.nounClass, cost: cost)
  }

  private func makeNumber(_ node: inout KanaNode, _ style: NumberStyle) {
    node.token = lexicon.numberToken
    (node.left, node.right) = (lexicon.numberClass, lexicon.numberClass)
    node.style = style
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether the characters are digits with signs between them: 1.5, 1,000, 2026/11/23.
  fileprivate var areNumber: Bool {
    guard let first, let last, first.isDigit, last.isDigit else { return false }
    return allSatisfy { $0.isDigit || (0x2A...0x3A).contains($0.value) }
  }
}

extension Unicode.Scalar {
  /// Whether dictionary words may contain the character: kana, and marks that have readings.
  var isKanaOfWords: Bool { value >= 0x3000 }

  /// Whether the character is a hiragana or the long vowel mark.
  var isKana: Bool { (0x3041...0x3096).contains(value) || value == 0x30FC }

  /// Whether the character is a katakana letter.
  var isKatakana: Bool { (0x30A1...0x30FA).contains(value) }

  var isDigit: Bool { (0x30...0x39).contains(value) || (0xFF10...0xFF19).contains(value) }

  /// Whether a stretch in katakana may begin with the character: no small kana, no ん, no long vowel
  /// mark.
  var canBeginKatakana: Bool {
    switch value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3093:
      false
    case 0x3042...0x3096: true
    default: false
    }
  }
}
