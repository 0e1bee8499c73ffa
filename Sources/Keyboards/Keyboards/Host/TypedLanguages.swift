import Suggestions

/// The words of keyboards, by which a `KeyboardSwitcher` follows the language that is typed.
public struct TypedLanguages {
  /// Opens the words of a keyboard; nil if its language has none.
  public typealias Opener = () throws -> WordLexicon

  /// The keyboards that are followed, in a fixed order.
  let ids: [String]
  private let lexicons: [WordLexicon]
  private var filter: LanguageFilter
  private var state = State.unchanged

  private enum State {
    /// The field has shown no switch yet.
    case unchanged
    /// The keyboard was switched because of what was typed.
    case switched
    /// The user has picked a keyboard after that, which stays.
    case overruled
  }

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

  /// Begins with a field in which a keyboard is shown.
  mutating func begin(with id: String) {
    state = .unchanged
    show(id)
  }

  /// Takes note of the keyboard shown. One that was not switched to is the user's choice.
  mutating func show(_ id: String) {
    guard !ids.indices.contains(filter.current) || ids[filter.current] != id else { return }
    if state == .switched { state = .overruled }
    if let index = ids.firstIndex(of: id) { filter.choose(index) }
  }

  /// Whether typing another language on this keyboard can show the keyboard of that language.
  func follows(_ id: String) -> Bool { state != .overruled && ids.contains(id) }

  /// Returns the keyboard to switch to after the text before the caret has changed; nil to stay. A
  /// word counts once it is followed by something else.
  package mutating func keyboard(after before: String, was earlier: String) -> String? {
    guard ids.count > 1, let word = Self.endedWord(of: before, since: earlier) else { return nil }
    let current = filter.current
    filter.take(
      lexicons.map { $0.costInAnyCase(of: word).map { Double($0) / 1_000 } },
      beginsSentence: Self.beginsSentence(word, in: before))
    guard filter.current != current else { return nil }
    state = .switched
    filter.choose(filter.current)
    return ids[filter.current]
  }

  /// Whether a word of the text is the first one of a sentence: nothing, a line break or the end of a
  /// sentence and a space are before it, past quotation marks and brackets.
  private static func beginsSentence(_ word: Substring, in text: String) -> Bool {
    var isPastSpace = false
    for character in text[..<word.startIndex].reversed() {
      if character.isNewline || "¿¡".contains(character) { return true }
      if ".!?…؟।".contains(character) { return isPastSpace }
      guard character.isWhitespace || character.isPunctuation else { return false }
      isPastSpace = isPastSpace || character.isWhitespace
    }
    return true
  }

  /// The signs that join the parts of names, compounds and code, which may be of any language:
  /// `blur-Effekt`, `rows.push(`, `ana@example.org`.
  private static let joiners = "-_/@#=\\"

  /// The word that something was typed after; nil if no word has ended, or only a part of one.
  private static func endedWord(of before: String, since earlier: String) -> Substring? {
    guard let last = before.last, !last.isPartOfWord, earlier.last?.isPartOfWord == true else {
      return nil
    }
    let text = before.dropLast(before.reversed().prefix { !$0.isPartOfWord }.count)
    let word = text.suffix(text.reversed().prefix(while: \.isPartOfWord).count)
    let isJoined =
      joiners.contains(last) || last == "("
      || (before[..<word.startIndex].last.map { joiners.contains($0) || $0 == "." } ?? false)
    return isJoined || word.contains(where: \.isNumber) ? nil : word
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
