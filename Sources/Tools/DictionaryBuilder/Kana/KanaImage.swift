import DictionaryImage
import KanaConversion

/// An image of kana-kanji conversion.
struct KanaImage: ImageKind {
  typealias Build = KanaBuild

  private let lexicon: KanaLexicon
  var image: Image { lexicon.image }

  static var kind: DictionaryKind { .kana }

  init(image: Image) throws(ImageError) { lexicon = try KanaLexicon(image: image) }

  func check(_ findings: inout Findings) { KanaCheck(lexicon: lexicon).run(&findings) }

  func statistics() throws(ImageError) -> [String] {
    try ["about"] + lines(of: KanaSections.about) + sizes
      + [
        "", "tables", "words\t\(lexicon.wordCount)", "texts\t\(lexicon.texts.count)",
        "classes\t\(lexicon.matrix.classCount)", "tokens\t\(lexicon.model.tokenCount)",
        "bigrams\t\(lexicon.model.bigramCount)",
      ]
  }

  /// Calls `body` with rows of text, reading, left class, right class and cost, in the order of the
  /// readings.
  func forEachRow(_ query: RowQuery, _ body: (String) -> Bool) throws {
    guard !query.withSources else {
      throw UnsupportedOption(
        reason: "--sources: all words of this image have one source; see 'ime-dict stats'")
    }
    var isFound = false
    forEachWord(reading: query.reading, word: query.word) { row in
      isFound = true
      return body(row)
    }
    guard isFound else { throw nothing("no word in it matches") }
  }

  private func forEachWord(reading: String?, word: String?, _ body: (String) -> Bool) {
    var stack: [(node: Int, reading: String)] = [(KanaLexicon.root, "")]
    while let (node, prefix) = stack.popLast() {
      if let reading, !reading.hasPrefix(prefix) { continue }
      if reading == nil || reading == prefix {
        for number in lexicon.words(at: node) {
          let found = lexicon.word(number)
          let text = lexicon.texts.text(Int(found.text))
          guard word == nil || word == text else { continue }
          let line = "\(text)\t\(prefix)\t\(found.left)\t\(found.right)\t\(found.cost)"
          guard body(line) else { return }
        }
      }
      for child in lexicon.children(of: node).reversed() {
        guard let scalar = lexicon.scalar(to: child) else { continue }
        stack.append((child, prefix + String(scalar)))
      }
    }
  }
}
