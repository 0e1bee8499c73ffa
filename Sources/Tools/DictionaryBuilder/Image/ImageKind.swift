import DictionaryImage

/// One kind of image, opened for looking into it: manifest → build → check → listing. Each kind has a
/// folder with what is particular to it; `ImageKinds` lists all of them.
package protocol ImageKind {
  /// The build of such images.
  associatedtype Build: ImageBuild

  /// Returns whether an image is of this kind.
  static func holds(_ image: Image) -> Bool

  /// The image.
  var image: Image { get }

  /// Opens an image of this kind.
  init(image: Image) throws(ImageError)

  /// Compares the tables of the image with the documentation of its sections.
  func check(_ findings: inout Findings) throws(ImageError)

  /// The lines that `ime-dict stats` prints: tab-separated fields under headings.
  func statistics() throws(ImageError) -> [String]

  /// Calls `body` with the rows that `ime-dict dump` prints, tab-separated, until it returns false.
  /// Throws where nothing matches the query.
  func forEachRow(_ query: RowQuery, _ body: (String) -> Bool) throws

  /// Says where a word comes from.
  /// - Parameter folder: The folder that the image was built from; nil to explain from the image alone.
  func explanation(of word: String, folder: String?) throws -> ImageExplanation
}

/// Which rows of an image to list.
package struct RowQuery {
  /// Only those of this word.
  package var word: String?
  /// Only those of this reading or code.
  package var reading: String?
  /// Whether to add where each row comes from.
  package var withSources: Bool

  /// All rows, or those of a word or a reading.
  package init(word: String? = nil, reading: String? = nil, withSources: Bool = false) {
    self.word = word
    self.reading = reading
    self.withSources = withSources
  }
}

/// What an image says of a word.
package struct ImageExplanation {
  /// Tab-separated lines that begin with what they state.
  package var lines: [String] = []
  /// A reason to distrust the lines.
  package var warning: String?
  /// Why the image does not have the word; nil where it has it.
  package var missing: DictionaryError?
}

extension ImageKind {
  package func explanation(of word: String, folder: String?) throws -> ImageExplanation {
    throw nothing("it does not say where single words come from; see 'ime-dict stats'")
  }

  /// The lines of a text section.
  func lines(of section: String) throws(ImageError) -> [String] {
    try image.text(of: section).split(separator: "\n").map(String.init)
  }

  /// The bytes of the sections and of the whole file, under a heading.
  var sizes: [String] {
    ["", "bytes by section"] + image.sections.map { "\($0.name)\t\($0.length)" }
      + ["whole file\t\(image.byteCount)"]
  }

  /// The error of a question that the image has no answer to.
  func nothing(_ reason: String) -> DictionaryError {
    .malformed(path: image.path, line: nil, reason: reason)
  }
}
