import TextUnits

/// The rule for which names and keywords of CLDR annotations become words of a table.
package enum AnnotationWords: Sendable, Equatable {
  /// Words that consist of Han characters only.
  case han
  /// Words of a language with letters, in lower case: at most three words in a row.
  case letters(language: String)

  /// The maximum number of words in a row. Nobody types `grinning face with smiling eyes` to get an
  /// emoji.
  private static let mostWords = 3

  /// Returns the table's spelling of a name or keyword: in lower case, and for a flag its country.
  ///
  /// ```
  /// 旗: 中国           中国
  /// flag: Germany     germany
  /// ```
  func spelling(of annotation: String, isFlag: Bool) -> String {
    switch self {
    case .han:
      return annotation.hasPrefix("旗: ") ? String(annotation.dropFirst(3)) : annotation
    case .letters(let language):
      let name = isFlag ? Self.country(ofFlag: annotation) : annotation
      return Casing(language: language).lowercased(name)
    }
  }

  /// Whether a spelling becomes a word of the table. `12th place` does not: digits are not looked
  /// up.
  func accepts(_ word: String) -> Bool {
    switch self {
    case .han:
      return !word.isEmpty && word.unicodeScalars.allSatisfy(HanText.isHan)
    case .letters:
      let parts = word.split(separator: " ", omittingEmptySubsequences: false)
      return parts.count <= Self.mostWords && word.count > 1
        && word.count <= PhraseFile.maximumPhraseLength
        && parts.allSatisfy { $0.contains(where: \.isLetter) && $0.allSatisfy(Self.isPartOfWord) }
    }
  }

  /// Returns the rank of a word for a character: 0 if it is the character's name, 1 if it is part
  /// of the name, 2 if it is a keyword. Nil if the character is not offered for the word.
  func rank(of word: String, forName name: String) -> Int? {
    if name == word { return 0 }
    switch self {
    case .han:
      // A single character is part of many names, and a keyword of dozens of emoji.
      if word.count == 1 { return name.contains(word) && name.count <= 4 ? 1 : nil }
      return name.contains(word) ? 1 : 2
    case .letters:
      return " \(name) ".contains(" \(word) ") ? 1 : 2
    }
  }

  private static func country(ofFlag name: String) -> String {
    guard let colon = name.firstIndex(of: ":") else { return name }
    return String(name[name.index(after: colon)...].drop(while: \.isWhitespace))
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || "'’-\u{200C}".contains(character)
      || character.unicodeScalars.allSatisfy { $0.properties.generalCategory.isMark }
  }
}

extension Unicode.GeneralCategory {
  /// Whether the category is one of combining marks.
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
