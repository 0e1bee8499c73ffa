/// The kind of dictionary in an image. It is told by a section that only this kind has.
public enum DictionaryKind: CaseIterable, Sendable {
  /// A table of codes, such as Cangjie. It may have phrase tables too.
  case codeTable
  /// Phrase tables: forms of Chinese, emoji, Hanja.
  case phraseTables
  /// Words for kana-kanji conversion.
  case kana
  /// Words to complete and correct by.
  case words
  /// Words with readings in syllables.
  case readings
  /// A model of words with the same reading.
  case homophones

  /// The section that identifies the kind.
  package var section: String {
    switch self {
    case .codeTable: "codes.settings"
    case .phraseTables: "tables"
    case .kana: "kana.words"
    case .words: "words.labels"
    case .readings: "syllables"
    case .homophones: "homophones.settings"
    }
  }

  /// A noun phrase for messages.
  var name: String {
    switch self {
    case .codeTable: "a table of codes"
    case .phraseTables: "phrase tables"
    case .kana: "words for kana-kanji conversion"
    case .words: "words to complete and correct by"
    case .readings: "words with readings in syllables"
    case .homophones: "a model of homophones"
    }
  }
}

extension Image {
  /// The section with lines `key TAB value` that every dictionary has.
  private static let about = "about"

  /// The kind of dictionary in the image; nil for an image of another purpose, such as a model or a
  /// history.
  public var kind: DictionaryKind? {
    DictionaryKind.allCases.first { kind in sections.contains { $0.name == kind.section } }
  }

  /// The tag of the language that the dictionary was built for; nil if the image does not say.
  public var language: String? {
    guard let lines = try? text(of: Self.about).split(separator: "\n") else { return nil }
    return lines.first { $0.hasPrefix("language\t") }.map {
      String($0.dropFirst("language\t".count))
    }
  }

  /// Checks that the image is a dictionary of a kind, and of a language if one is given.
  ///
  /// An image of no known kind passes: opening it names the section that is missing. Tags match if
  /// one begins with the subtags of the other: `zh` and `zh-Hans-CN` match `zh-Hans`, `zh-Hant`
  /// does not.
  ///
  /// - Throws: `ImageError.wrongKind` or `.wrongLanguage`.
  package func require(
    _ kind: DictionaryKind, language: String? = nil
  ) throws(ImageError) {
    if let found = self.kind, found != kind {
      // A table of codes contains phrase tables.
      guard found == .codeTable, kind == .phraseTables else {
        throw .wrongKind(path: path, expected: kind, found: found)
      }
    }
    guard let language, let found = self.language else { return }
    let pairs = zip(language.split(separator: "-"), found.split(separator: "-"))
    guard pairs.allSatisfy({ $0.lowercased() == $1.lowercased() }) else {
      throw .wrongLanguage(path: path, expected: language, found: found)
    }
  }
}
