import DictionaryImage
import Suggestions

/// The image of a word lexicon.
struct WordsImage: ImageKind {
  typealias Build = WordsBuild

  private let lexicon: WordLexicon
  private let about: [String]
  /// The name and the licence of each source.
  private let sources: [String]

  var image: Image { lexicon.image }

  static var kind: DictionaryKind { .words }

  init(image: Image) throws(ImageError) {
    lexicon = try WordLexicon(image: image)
    about = try image.text(of: WordLexiconSections.about).split(separator: "\n").map(String.init)
    sources = about.filter { $0.hasPrefix("source\t") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count > 3 ? "\(fields[1]) (\(fields[3]))" : line
    }
  }

  func check(_ findings: inout Findings) throws(ImageError) {
    try WordsCheck(lexicon: lexicon).run(&findings)
  }

  func statistics() throws(ImageError) -> [String] {
    var counts: [String: Int] = [:]
    for word in 0..<WordNumber(clamping: lexicon.count) {
      counts[sources(of: word), default: 0] += 1
    }
    return ["about"] + about + sizes
      + ["", "words by the sources that have them"]
      + counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\t\($0.value)" }
      + ["all words\t\(lexicon.count)"]
  }

  /// Calls `body` with rows of word, cost, `profane` or nothing, and the sources with their
  /// licences.
  func forEachRow(_ query: RowQuery, _ body: (String) -> Bool) throws {
    guard query.reading == nil else {
      throw nothing("its words have no readings")
    }
    let words = words(query.word)
    if let word = query.word, words.isEmpty {
      throw nothing("it does not contain the word '\(word)'")
    }
    for word in words where !body(fields(of: word).joined(separator: "\t")) { return }
  }

  /// Explains words by their cost and sources; a word lexicon has no inferred data.
  func explanation(of word: String, folder: String?) -> ImageExplanation {
    var explanation = ImageExplanation()
    for word in words(word) {
      for (name, field) in zip(["word", "cost", "note", "sources"], fields(of: word))
      where !field.isEmpty {
        explanation.lines.append("\(name)\t\(field)")
      }
    }
    if explanation.lines.isEmpty {
      explanation.missing = nothing("'\(word)' is not in it: no source lists it")
    }
    return explanation
  }

  /// Returns the words spelled like `text`; nil selects all.
  private func words(_ text: String?) -> Range<WordNumber> {
    text.map { lexicon.words(spelled: $0) } ?? 0..<WordNumber(clamping: lexicon.count)
  }

  private func fields(of word: WordNumber) -> [String] {
    [
      lexicon.text(of: word), "\(lexicon.cost(of: word))",
      lexicon.isProfane(word) ? "profane" : "", sources(of: word),
    ]
  }

  private func sources(of word: WordNumber) -> String {
    let bits = lexicon.sourceBits(of: word)
    return sources.indices.filter { $0 < 8 && bits & 1 << UInt8($0) != 0 }.map { sources[$0] }
      .joined(separator: ", ")
  }
}
