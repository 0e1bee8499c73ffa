import DictionaryImage
import Suggestions

/// What is in a word lexicon, as lines to print.
package enum WordsListing {
  /// The lines: what the image says about itself and its sources, the bytes of its sections, and the
  /// words by the sources that have them. Nil for an image of another kind.
  package static func lines(ofImageAt path: String) throws(ImageError) -> [String]? {
    let image = try Image(path: path)
    guard WordLexicon.applies(to: image) else { return nil }
    let lexicon = try WordLexicon(image: image)
    let about = try image.text(of: WordLexiconSections.about).split(separator: "\n").map(
      String.init)
    var counts: [String: Int] = [:]
    for word in 0..<WordNumber(clamping: lexicon.count) {
      counts[sources(of: word, in: lexicon, about).joined(separator: ", "), default: 0] += 1
    }
    let bySources = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ["about"] + about
      + ["", "bytes by section"] + image.sections.map { "\($0.name)\t\($0.length)" }
      + ["whole file\t\(image.byteCount)", "", "words by the sources that have them"]
      + bySources.map { "\($0.key)\t\($0.value)" }
      + ["all words\t\(lexicon.count)"]
  }

  /// The words of an image, or those spelled like `word`: word, cost, what is to be known of it, and
  /// its sources, tab-separated. Nil for an image of another kind.
  package static func rows(
    ofImageAt path: String, word: String?
  ) throws(ImageError) -> (some Sequence<String>)? {
    let image = try Image(path: path)
    guard WordLexicon.applies(to: image) else { return nil as LazyRows? }
    let lexicon = try WordLexicon(image: image)
    let about = try image.text(of: WordLexiconSections.about).split(separator: "\n").map(
      String.init)
    let words = word.map { lexicon.words(spelled: $0) } ?? 0..<WordNumber(clamping: lexicon.count)
    return LazyRows(lexicon: lexicon, about: about, words: words)
  }

  /// The names and licences of the sources of a word.
  static func sources(
    of word: WordNumber, in lexicon: WordLexicon, _ about: [String]
  ) -> [String] {
    let sources = about.filter { $0.hasPrefix("source\t") }
    let bits = lexicon.sourceBits(of: word)
    return sources.indices.filter { $0 < 8 && bits & 1 << UInt8($0) != 0 }.map { index in
      let fields = sources[index].split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count > 3 ? "\(fields[1]) (\(fields[3]))" : sources[index]
    }
  }
}

/// The rows of words, made one by one.
private struct LazyRows: Sequence, IteratorProtocol {
  let lexicon: WordLexicon
  let about: [String]
  var words: Range<WordNumber>

  mutating func next() -> String? {
    guard let word = words.popFirst() else { return nil }
    let sources = WordsListing.sources(of: word, in: lexicon, about).joined(separator: ", ")
    let note = lexicon.isProfane(word) ? "profane" : ""
    return "\(lexicon.text(of: word))\t\(lexicon.cost(of: word))\t\(note)\t\(sources)"
  }
}
