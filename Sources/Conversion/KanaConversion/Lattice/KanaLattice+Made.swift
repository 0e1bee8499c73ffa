import NGrams

// What the dictionary lacks and conversion makes: kana as they are, katakana, letters, numbers, and
// what was learned.
extension KanaLattice {
  /// More than the longest reading, and than the longest stretch written in katakana.
  private static let longestKatakana = 16
  /// What katakana costs that is no word, and each of its characters: more than words of that length,
  /// so that it is left for names.
  private static let katakanaCost: Int32 = 10_800
  private static let katakanaCharacterCost: Int32 = 4_000
  /// What a character costs that stays as it is although no word is written so.
  private static let typedCost: Int32 = 8_000
  /// What a run of letters or digits costs, which nothing else can be.
  private static let literalCost: Int32 = 3_600
  /// What a text costs that the dictionary lacks, before what was learned of it makes it cheap.
  private static let ownWordCost: Int32 = 20_000
  /// What a number costs beside its style, and each digit behind its first one.
  private static let numberCost: Int32 = 2_500
  private static let furtherDigitCost: Int32 = 1_300
  /// What it costs more where it is one kana: に and ご are much else.
  private static let shortNumberCost: Int32 = 1_000
  /// What letters cost that are read by their names, and each of them.
  private static let lettersCost: Int32 = 7_000
  private static let letterCost: Int32 = 800

  /// Adds the texts that were learned and that the dictionary lacks.
  mutating func appendOwnWords(endingAt end: Int) {
    guard let learned, kana[end - 1].isKana else { return }
    for start in max(0, end - Self.longestKatakana)..<end {
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

  /// Adds kana as they are, stretches in katakana, letters and digits.
  mutating func appendUnknown(endingAt end: Int) {
    guard kana[end - 1].isKanaOfWords else {
      let start = kana[..<end].lastIndex { $0.isKanaOfWords }.map { $0 + 1 } ?? 0
      var node = node(from: start, to: end, .typed, cost: Self.literalCost)
      if kana[start..<end].allSatisfy(\.isDigit) { makeNumber(&node, .digits) }
      beginStart()
      append(node)
      return
    }
    beginStart()
    append(node(from: end - 1, to: end, .typed, cost: Self.typedCost))
    var start = end
    while start > max(0, end - Self.longestKatakana), kana[start - 1].isKana {
      start -= 1
      guard kana[start].canBeginKatakana else { continue }
      beginStart()
      append(
        node(
          from: start, to: end, .katakana,
          cost: Self.katakanaCost + Self.katakanaCharacterCost * Int32(end - start)))
    }
  }

  /// Adds the numbers that are read up to the new place, in each style.
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

  /// Adds the letters that are read by their names up to the new place.
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

  /// A node that the model of words does not know, taken to be a noun.
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

extension Unicode.Scalar {
  /// Whether words are looked up from the character: kana, and the marks that have readings.
  var isKanaOfWords: Bool { value >= 0x3000 }

  /// Whether it is a kana or the mark that makes one long.
  var isKana: Bool { (0x3041...0x3096).contains(value) || value == 0x30FC }

  /// Whether it is a letter of katakana.
  var isKatakana: Bool { (0x30A1...0x30FA).contains(value) }

  var isDigit: Bool { (0x30...0x39).contains(value) || (0xFF10...0xFF19).contains(value) }

  /// Whether a stretch in katakana may begin with it: no small kana, no long vowel.
  var canBeginKatakana: Bool {
    switch value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3093:
      false
    case 0x3042...0x3096: true
    default: false
    }
  }
}
