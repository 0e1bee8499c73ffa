import DictionaryImage

/// A kind of image, opened for inspection: manifest → build → check → listing. Each kind has its
/// own folder; `ImageKinds` lists all of them.
package protocol ImageKind {
  /// The build of images of this kind.
  associatedtype Build: ImageBuild

  /// The kind that readers tell by.
  static var kind: DictionaryKind { get }

  var image: Image { get }

  /// Opens an image of this kind.
  init(image: Image) throws(ImageError)

  /// Checks the tables of the image against the documentation of its sections.
  func check(_ findings: inout Findings) throws(ImageError)

  /// Returns the lines that `ime-dict stats` prints: tab-separated fields under headings.
  func statistics() throws(ImageError) -> [String]

  /// Calls `body` with the tab-separated rows that `ime-dict dump` prints, until it returns false.
  ///
  /// - Throws: `DictionaryError` if nothing matches the query.
  func forEachRow(_ query: RowQuery, _ body: (String) -> Bool) throws

  /// Calls `body` with each text of the image, with the section that holds it and its index there.
  /// The default takes the fields of all rows, each with the number of its row.
  func forEachText(_ body: (_ section: String, _ index: Int, _ text: Substring) -> Void)

  /// Explains where a word comes from.
  ///
  /// - Parameter folder: The folder that the image was built from; nil to explain from the image
  ///   alone.
  func explanation(of word: String, folder: String?) throws -> ImageExplanation
}

/// A query for rows of an image. Without conditions it selects all rows.
package struct RowQuery {
  /// The word whose rows to list; nil for all.
  package var word: String?
  /// The reading or code whose rows to list; nil for all.
  package var reading: String?
  /// Whether to add the sources of each row.
  package var withSources: Bool

  package init(word: String? = nil, reading: String? = nil, withSources: Bool = false) {
    self.word = word
    self.reading = reading
    self.withSources = withSources
  }
}

/// The explanation of a word in an image.
package struct ImageExplanation {
  /// Tab-separated lines; the first field names the statement.
  package var lines: [String] = []
  /// The reason why the lines may be wrong; nil if there is none.
  package var warning: String?
  /// The error that explains why the image does not have the word; nil if it has it.
  package var missing: DictionaryError?
}

extension ImageKind {
  package func explanation(of word: String, folder: String?) throws -> ImageExplanation {
    throw nothing("it does not record the sources of single words; see 'ime-dict stats'")
  }

  package func forEachText(_ body: (_ section: String, _ index: Int, _ text: Substring) -> Void) {
    var number = 0
    try? forEachRow(RowQuery()) { row in
      // By bytes: finding the characters of all rows would take half of the time of a check.
      for field in row.utf8.split(separator: UInt8(ascii: "\t")) {
        body("rows", number, Substring(field))
      }
      number += 1
      return true
    }
  }

  /// Returns the lines of a text section.
  func lines(of section: String) throws(ImageError) -> [String] {
    try image.text(of: section).split(separator: "\n").map(String.init)
  }

  /// The sizes of the sections and the whole file in bytes, under a heading.
  var sizes: [String] {
    ["", "bytes by section"] + image.sections.map { "\($0.name)\t\($0.length)" }
      + ["whole file\t\(image.byteCount)"]
  }

  /// Returns the error of a query that the image has no answer for.
  func nothing(_ reason: String) -> DictionaryError {
    .malformed(path: image.path, line: nil, reason: reason)
  }
}
