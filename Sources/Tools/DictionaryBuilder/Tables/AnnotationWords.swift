import Foundation

/// Which names and keywords of CLDR annotations become words of a table.
package enum AnnotationWords: Sendable, Equatable {
  /// Those of Han characters alone.
  case han
  /// Those of a language with letters, in small letters: at most three words in a row.
  case letters(language: String)

  /// More words than these nobody types to get an emoji (`grinning face with smiling eyes`).
  private static let mostWords = 3

  /// A name or keyword as it stands in the table: in small letters, and of a flag its country.
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
      return name.lowercased(with: Locale(identifier: language))
    }
  }

  /// Whether a spelling is a word of the table. `12th place` is none: digits are not looked up.
  func accepts(_ word: String) -> Bool {
    switch self {
    case .han:
      return !word.isEmpty && word.unicodeScalars.allSatisfy(HanText.isHan)
    case .letters:
      let parts = word.split(separator: " ", omittingEmptySubsequences: false)
      return parts.count <= Self.mostWords && word.count > 1
        && word.count <= PhraseFile.longestPhrase
        && parts.allSatisfy { $0.contains(where: \.isLetter) && $0.allSatisfy(Self.isPartOfWord) }
    }
  }

  /// How well a word names a character: 0 where it is its name, 1 where it is a part of its name, 2
  /// where it is a keyword; nil where it is not to be offered.
  func rank(of word: String, forName name: String) -> Int? {
    if name == word { return 0 }
    switch self {
    case .han:
      // A single character is a part of many names, and a keyword of dozens of emoji.
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
  /// Whether it is one of the categories of combining marks.
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
