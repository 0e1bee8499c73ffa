import DictionaryImage

/// The sections of a model image (`.imemodel`), which `train` writes and `build` joins with a
/// lexicon.
///
/// The image contains the n-gram models in the format that `NGramSections` documents, and their
/// vocabularies.
enum ModelImageSections {
  /// UTF-8 lines `key TAB value`: the texts and options of the training.
  static let about = "model.about"
  /// The key of `about` that states the licence of the statistics.
  static let licenceKey = "licence"
  /// UTF-8 lines `word TAB count`. The words with tokens come first, in token order from token 3
  /// on; words too rare for the model follow.
  static let vocabulary = "model.vocabulary"
  /// UTF-8 lines: the characters in token order, from token 3 on.
  static let characters = "model.characters"

  /// Returns the keys and values of `about`; empty if the image lacks the section.
  static func about(of image: Image) throws(ImageError) -> [(key: String, value: String)] {
    guard image.sections.contains(where: { $0.name == about }) else { return [] }
    return try image.text(of: about).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", maxSplits: 1)
      return (String(fields[0]), fields.count > 1 ? String(fields[1]) : "")
    }
  }

  /// Returns the words of `vocabulary`, and the count of each.
  static func lexicon(
    of image: Image
  ) throws(ImageError) -> (words: ConcatenatedTexts, counts: [UInt64]) {
    // Reads bytes rather than strings: every build reads some 160,000 lines.
    let bytes = try image.bytes(of: vocabulary)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .malformedSection(path: image.path, name: vocabulary, reason: "it is not valid UTF-8")
    }
    var words = ConcatenatedTexts(byteCount: bytes.count)
    var counts: [UInt64] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), tab > line.startIndex,
        let count = UInt64(digits: line[(tab + 1)...])
      else {
        let line = String(decoding: line, as: UTF8.self)
        throw .malformedSection(
          path: image.path, name: vocabulary, reason: "'\(line)' is not a word and a count")
      }
      words.append(UnsafeRawBufferPointer(rebasing: line[..<tab]))
      counts.append(count)
    }
    return (words, counts)
  }
}
