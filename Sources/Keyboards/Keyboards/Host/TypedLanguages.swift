import Suggestions

/// The words of keyboards, by which a `KeyboardSwitcher` follows the language that is typed.
public struct TypedLanguages {
  /// Opens the words of a keyboard; nil if its language has none.
  public typealias Opener = () throws -> WordLexicon

  /// The keyboards that are followed, in a fixed order.
  let ids: [String]
  private let lexicons: [WordLexicon]
  private var filter: LanguageFilter

  /// Opens the words of some keyboards. Those that cannot be opened are not followed.
  ///
  /// - Parameter openers: the openers by keyboard id, such as those of `KeyboardEngines.words(of:)`.
  public init(_ openers: [(id: String, open: Opener)]) {
    let opened = openers.compactMap { opener in
      (try? opener.open()).map { (id: opener.id, lexicon: $0) }
    }
    ids = opened.map(\.id)
    lexicons = opened.map(\.lexicon)
    filter = LanguageFilter(count: opened.count)
  }

  /// Whether the language of a keyboard is among those followed.
  func follows(_ id: String) -> Bool { ids.contains(id) }

  /// Becomes certain of a keyboard that was chosen, if it is among those followed.
  package mutating func choose(_ id: String) {
    if let index = ids.firstIndex(of: id) { filter.choose(index) }
  }

  /// Returns the keyboard for the language that is typed after the text before the caret has
  /// changed. A word counts once it is followed by something else.
  package mutating func keyboard(after before: String, was earlier: String) -> String? {
    guard ids.count > 1, let word = Self.endedWord(of: before, since: earlier) else { return nil }
    filter.take(lexicons.map { $0.costInAnyCase(of: word).map { Double($0) / 1_000 } })
    return ids[filter.current]
  }

  /// The word that something was typed after; nil if no word has ended.
  private static func endedWord(of before: String, since earlier: String) -> Substring? {
    guard let last = before.last, !last.isPartOfWord, earlier.last?.isPartOfWord == true else {
      return nil
    }
    let text = before.dropLast(before.reversed().prefix { !$0.isPartOfWord }.count)
    let word = text.suffix(text.reversed().prefix(while: \.isPartOfWord).count)
    return word.contains(where: \.isNumber) ? nil : word
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
