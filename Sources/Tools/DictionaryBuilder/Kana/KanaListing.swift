import DictionaryImage
import KanaConversion

/// What is in an image of kana-kanji conversion, to print.
package struct KanaListing {
  private let lexicon: KanaLexicon

  /// Opens the image at `path`; nil where it holds no such dictionary.
  package init?(path: String) throws(ImageError) {
    let image = try Image(path: path)
    guard KanaCheck.applies(to: image) else { return nil }
    lexicon = try KanaLexicon(image: image)
  }

  /// What the image says about itself and its source, the bytes of its sections, and how much there
  /// is of what.
  package func statistics() throws(ImageError) -> [String] {
    let image = lexicon.image
    let about = try image.text(of: KanaSections.about)
    var lines = ["about"]
    lines += about.split(separator: "\n").map(String.init)
    lines += ["", "bytes by section"]
    lines += image.sections.map { "\($0.name)\t\($0.length)" }
    lines += ["whole file\t\(image.byteCount)", "", "tables"]
    lines += [
      "words\t\(lexicon.wordCount)", "texts\t\(lexicon.texts.count)",
      "classes\t\(lexicon.matrix.classCount)", "tokens\t\(lexicon.model.tokenCount)",
      "bigrams\t\(lexicon.model.bigramCount)",
    ]
    return lines
  }

  /// Calls `body` with the reading, text, classes and cost of each word, in the order of the image, as
  /// fields with tabs between them, until it answers false. Only words of `reading` or with the text
  /// `word`, where given.
  package func forEachWord(
    reading: String? = nil, word: String? = nil, _ body: (String) throws -> Bool
  ) rethrows {
    var stack: [(node: Int, reading: String)] = [(KanaLexicon.root, "")]
    while let (node, prefix) = stack.popLast() {
      if let reading, !reading.hasPrefix(prefix) { continue }
      if reading == nil || reading == prefix {
        for number in lexicon.words(at: node) {
          let found = lexicon.word(number)
          let text = lexicon.texts.text(Int(found.text))
          guard word == nil || word == text else { continue }
          let line = "\(text)\t\(prefix)\t\(found.left)\t\(found.right)\t\(found.cost)"
          guard try body(line) else { return }
        }
      }
      for child in lexicon.children(of: node).reversed() {
        guard let scalar = lexicon.scalar(to: child) else { continue }
        stack.append((child, prefix + String(scalar)))
      }
    }
  }
}
