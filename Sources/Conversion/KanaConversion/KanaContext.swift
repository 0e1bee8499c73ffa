import NGrams

/// The context before the converted kana.
package struct KanaContext: Hashable, Sendable {
  /// The preceding words, as a context of the word model.
  package var context: NGramTables.Context
  /// The possible classes of the last word.
  var classes: ClassesBefore
  /// The cost of beginning another sentence after a text without a mark at its end; nil after a
  /// mark, or if there is no text.
  ///
  /// ```
  /// どんな曲が好きでしたか|  hougakugahotondodesu    邦楽がほとんどです, not 方角が after か
  /// ```
  private(set) var clauseEnd: Int32?
  /// The texts of preceding words that are likely to recur.
  private(set) var repeated: Set<UInt32> = []
  /// The style of the last number.
  var numberStyle: NumberStyle?

  /// Returns the context at the start of a sentence.
  static func start(_ lexicon: KanaLexicon) -> KanaContext {
    KanaContext(
      context: lexicon.model.context(after: NGramTables.sentenceStart),
      classes: ClassesBefore(ConnectionMatrix.boundary))
  }

  /// The maximum length of the preceding text that is read, in Unicode scalars.
  private static let maximumTextLength = 64
  /// The maximum length of a word in it, in Unicode scalars.
  private static let maximumWordLength = 12
  /// The cost of a character outside the words of the model.
  private static let unknownCost: Int32 = 16_000

  /// The part of the cost of a sentence end that is not paid to begin another sentence. With less,
  /// sentences after text without a mark are lost; with more, segments that continue the text
  /// (`Benchmarks/context`).
  private static let omittedMark: Int32 = 1_300

  /// Creates the context after a text. Its words are the segmentation with the highest total
  /// frequency in the word model. The end of a line or sentence resets the context.
  package init(after text: String, lexicon: KanaLexicon) {
    self = .start(lexicon)
    let scalars = Array(text.unicodeScalars.suffix(Self.maximumTextLength))
    guard !scalars.isEmpty else { return }
    let words = Self.words(of: scalars, lexicon)
    for word in words where word.length > 1 {
      if let text = word.text, scalars[word.start].value >= 0x30A0 { repeated.insert(text) }
    }
    numberStyle =
      words.reversed().lazy.compactMap { word in
        NumberStyle(of: scalars[word.start..<word.start + word.length])
      }.first
    let start = KanaContext.start(lexicon)
    for word in words.suffix(3) {
      if scalars[word.start + word.length - 1].endsSentence {
        (context, classes) = (start.context, start.classes)
        continue
      }
      let token =
        word.isNumber
        ? lexicon.numberToken : word.text.map(lexicon.token) ?? NGramTables.unknown
      context = lexicon.model.score(token, after: lexicon.model.prepare(context)).next
      classes.append(
        Self.uses(of: word, written: scalars[word.start..<word.start + word.length], lexicon),
        lexicon.matrix)
    }
    if let last = scalars.last, !last.isMark { clauseEnd = endCost(lexicon) }
  }

  /// The classes that the first word may follow, with their costs.
  var firstClasses: [ClassCost] {
    classes.costs
      + (clauseEnd.map { [ClassCost(wordClass: ConnectionMatrix.boundary, cost: $0)] } ?? [])
  }

  /// Returns the cost of a sentence that ends after the text.
  private func endCost(_ lexicon: KanaLexicon) -> Int32 {
    let end = lexicon.model.score(NGramTables.sentenceEnd, after: lexicon.model.prepare(context))
    let cost =
      classes.connection(to: ConnectionMatrix.boundary, lexicon.matrix)
      &+ (end.cost &* lexicon.modelWeight) >> 8
    return max(cost &- Self.omittedMark, 0)
  }

  private init(context: NGramTables.Context, classes: ClassesBefore) {
    self.context = context
    self.classes = classes
  }

  /// Returns the dictionary entries that a word may be: every entry of a kana word, or the usual
  /// class of another word.
  private static func uses(
    of word: Word, written scalars: ArraySlice<Unicode.Scalar>, _ lexicon: KanaLexicon
  ) -> [KanaWord] {
    guard let text = word.text else {
      let wordClass = word.isNumber ? lexicon.numberClass : lexicon.nounClass
      return [KanaWord(text: 0, left: wordClass, right: wordClass, cost: 0)]
    }
    let uses = lexicon.words(readAs: Array(scalars)).filter { $0.text == text }
    guard uses.isEmpty else { return uses }
    let usual = lexicon.usualClass(ofText: text)
    return [KanaWord(text: text, left: usual, right: usual, cost: 0)]
  }

  private struct Word {
    var start: Int
    var length: Int
    /// The text number of a word of the model; nil for an unknown character or a number.
    var text: UInt32?
    /// Whether the word is a number in digits.
    var isNumber = false
  }

  /// Segments a text into words by their frequencies alone.
  private static func words(of scalars: [Unicode.Scalar], _ lexicon: KanaLexicon) -> [Word] {
    var best = [Int32](repeating: .max, count: scalars.count + 1)
    var ends = [Word?](repeating: nil, count: scalars.count + 1)
    best[0] = 0
    for start in scalars.indices {
      func offer(_ length: Int, _ text: UInt32?, isNumber: Bool = false, _ cost: Int32) {
        let total = best[start] &+ cost
        guard total < best[start + length] else { return }
        best[start + length] = total
        ends[start + length] = Word(start: start, length: length, text: text, isNumber: isNumber)
      }
      offer(1, nil, unknownCost)
      let digits = scalars[start...].prefix { $0.isDigit }.count
      if digits > 0 {
        offer(
          digits, nil, isNumber: true, lexicon.model.unigramCost(of: lexicon.numberToken))
      }
      var hash = TokenHash()
      for end in start..<min(scalars.count, start + maximumWordLength) {
        hash.append(scalars[end])
        guard let text = lexicon.tokenTexts.text(hash, lexicon.texts, scalars[start...end]) else {
          continue
        }
        offer(end - start + 1, text, lexicon.model.unigramCost(of: lexicon.token(ofText: text)))
      }
    }
    var words: [Word] = []
    var end = scalars.count
    while end > 0, let word = ends[end] {
      words.append(word)
      end = word.start
    }
    return words.reversed()
  }
}

extension Unicode.Scalar {
  var endsSentence: Bool {
    switch value {
    case 0x0A, 0x0D, 0x21, 0x3F, 0x3002, 0xFF01, 0xFF1F: true
    default: false
    }
  }

  /// Whether it is punctuation or the end of a line.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .otherPunctuation, .openPunctuation, .closePunctuation, .control: true
    default: false
    }
  }
}
