import DictionaryImage

/// An image of phrase tables.
package struct TablesImage: ImageKind {
  package typealias Build = TablesBuild

  package let image: Image
  private let names: [String]

  package static var kind: DictionaryKind { .phraseTables }

  package init(image: Image) throws(ImageError) {
    self.image = image
    names = try PhraseTableSet(image: image).names
  }

  package func check(_ findings: inout Findings) throws(ImageError) {
    for number in names.indices {
      try PhraseTrie(image, PhraseTableSections(number: number)).check(&findings)
    }
  }

  package func statistics() throws(ImageError) -> [String] {
    try ["about"] + lines(of: PhraseTableSections.about) + sizes
      + ["", "tables (name, phrases)"]
      + lines(of: PhraseTableSections.directory)
  }

  /// Calls `body` with rows `phrase TAB texts TAB table`.
  package func forEachRow(_ query: RowQuery, _ body: (String) -> Bool) throws {
    guard query.reading == nil else {
      throw nothing("its phrases have no readings")
    }
    var isFound = false
    for (number, name) in names.enumerated() {
      var continues = true
      let trie = try PhraseTrie(image, PhraseTableSections(number: number))
      trie.forEachPhrase(query.word) { phrase, texts in
        isFound = true
        continues = body("\(phrase)\t\(texts)\t\(name)")
        return continues
      }
      guard continues else { return }
    }
    if let word = query.word, !isFound {
      throw nothing("it does not contain the phrase '\(word)'")
    }
  }
}
