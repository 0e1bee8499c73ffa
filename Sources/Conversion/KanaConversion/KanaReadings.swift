/// Finds the reading of a written text: the cheapest segmentation into dictionary words, with the
/// kana of each. It scans the whole dictionary once, which takes some tens of milliseconds: for
/// occasional commands, not for keystrokes.
///
/// ```
/// 学校に行く   がっこう に いく
/// ```
package struct KanaReadings {
  /// A dictionary word found at some position of the text.
  private struct Found {
    var length: Int
    var reading: [Unicode.Scalar]
    var word: KanaWord
  }

  /// The best path to a position that ends with a given class.
  private struct Way {
    var right: UInt16
    var cost: Int32
    var start: Int
    var previous: Int
    var word: KanaSentence.Word
    var reading: [Unicode.Scalar]
  }

  /// The maximum length of a text, in Unicode scalars.
  package static let maximumTextLength = 64
  /// The cost of a character outside any word; it is read as it is.
  private static let literalCost: Int32 = 20_000

  private let lexicon: KanaLexicon

  /// Creates a reader over a dictionary.
  package init(lexicon: KanaLexicon) { self.lexicon = lexicon }

  /// Returns the words of a text and the kana of all of them; nil if a kanji has no reading, or the
  /// text is empty or longer than `maximumTextLength`.
  package func words(of text: String) -> (words: [KanaSentence.Word], kana: [Unicode.Scalar])? {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty, scalars.count <= Self.maximumTextLength else { return nil }
    let found = found(in: scalars)
    var ways: [[Way]] = [[]]
    for end in 1...scalars.count {
      var best: [UInt16: Way] = [:]
      func offer(
        _ start: Int, _ left: UInt16, _ right: UInt16, _ cost: Int32, _ reading: [Unicode.Scalar]
      ) {
        let (before, previous) = cheapest(at: start, ways, before: left)
        guard before != .max else { return }
        let total = before &+ cost
        guard total < best[right]?.cost ?? .max else { return }
        let text = String(String.UnicodeScalarView(scalars[start..<end]))
        best[right] = Way(
          right: right, cost: total, start: start, previous: previous,
          word: KanaSentence.Word(length: reading.count, text: text, left: left, right: right),
          reading: reading)
      }
      for start in 0..<end {
        for way in found[start] where start + way.length == end {
          offer(start, way.word.left, way.word.right, way.word.cost, way.reading)
        }
      }
      let last = scalars[end - 1]
      if !last.isKanji {
        offer(end - 1, lexicon.nounClass, lexicon.nounClass, Self.literalCost, [last.inHiragana])
      }
      ways.append(best.values.sorted { ($0.cost, $0.right) < ($1.cost, $1.right) })
    }
    return path(ways)
  }

  private func cheapest(
    at position: Int, _ ways: [[Way]], before left: UInt16
  ) -> (cost: Int32, way: Int) {
    guard position > 0 else {
      return (lexicon.matrix.cost(from: ConnectionMatrix.boundary, to: left), -1)
    }
    var best = (cost: Int32.max, way: -1)
    for (number, way) in ways[position].enumerated() {
      let cost = way.cost &+ lexicon.matrix.cost(from: way.right, to: left)
      if cost < best.cost { best = (cost, number) }
    }
    return best
  }

  private func path(_ ways: [[Way]]) -> (words: [KanaSentence.Word], kana: [Unicode.Scalar])? {
    var words: [KanaSentence.Word] = []
    var readings: [[Unicode.Scalar]] = []
    var position = ways.count - 1
    var number = ways[position].isEmpty ? -1 : 0
    guard number == 0 else { return nil }
    while position > 0 {
      let way = ways[position][number]
      words.append(way.word)
      readings.append(way.reading)
      (position, number) = (way.start, way.previous)
    }
    return (words.reversed(), readings.reversed().flatMap { $0 })
  }

  /// Returns the dictionary words that begin at each position of a text.
  private func found(in text: [Unicode.Scalar]) -> [[Found]] {
    var found = [[Found]](repeating: [], count: text.count)
    let texts = lexicon.texts.texts(in: text)
    for number in 0..<lexicon.wordCount {
      guard let positions = texts[lexicon.text(ofWord: number)] else { continue }
      let word = lexicon.word(number)
      let reading = lexicon.reading(ofWord: number)
      guard !reading.isEmpty else { continue }
      for position in positions {
        found[position.lowerBound].append(
          Found(length: position.count, reading: reading, word: word))
      }
    }
    return found
  }
}

extension Unicode.Scalar {
  /// Whether it is a kanji, which no kana keyboard types.
  fileprivate var isKanji: Bool { properties.isIdeographic }

  fileprivate var inHiragana: Unicode.Scalar {
    KanaForm.hiragana.convert(String(self)).unicodeScalars.first ?? self
  }
}
