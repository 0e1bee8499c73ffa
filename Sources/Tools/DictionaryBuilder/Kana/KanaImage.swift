import DictionaryImage
import KanaConversion

/// An image of kana-kanji conversion.
struct KanaImage: ImageKind {
  typealias Build = KanaBuild

  private let lexicon: KanaLexicon
  var image: Image { lexicon.image }

  static var kind: DictionaryKind { .kana }

  init(image: Image) throws(ImageError) { lexicon = try KanaLexicon(image: image) }

  func check(_ findings: inout Findings) throws(ImageError) {
    try KanaCheck(lexicon: lexicon).run(&findings)
  }

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

  func forEachText(_ body: (String, Int, Substring) -> Void) {
    forEachReading(matching: nil) { node, reading in
      body(KanaSections.labels, node, reading[...])
      return true
    }
    for number in 0..<lexicon.texts.count {
      body(KanaSections.texts, number, lexicon.texts.text(number)[...])
    }
  }

  private func forEachWord(reading: String?, word: String?, _ body: (String) -> Bool) {
    forEachReading(matching: reading) { node, reading in
      for number in lexicon.words(at: node) {
        let found = lexicon.word(number)
        let text = lexicon.texts.text(Int(found.text))
        guard word == nil || word == text else { continue }
        let line = "\(text)\t\(reading)\t\(found.left)\t\(found.right)\t\(found.cost)"
        guard body(line) else { return false }
      }
      return true
    }
  }

  /// Calls `body` with each node that has words and its reading, in the order of the readings, until
  /// it returns false.
  private func forEachReading(matching wanted: String?, _ body: (Int, String) -> Bool) {
    var stack: [(node: Int, reading: String)] = [(KanaLexicon.root, "")]
    while let (node, reading) = stack.popLast() {
      if let wanted, !wanted.hasPrefix(reading) { continue }
      if wanted == nil || wanted == reading, !lexicon.words(at: node).isEmpty {
        guard body(node, reading) else { return }
      }
      for child in lexicon.children(of: node).reversed() {
        guard let scalar = lexicon.scalar(to: child) else { continue }
        stack.append((child, reading + String(scalar)))
      }
    }
  }
}
