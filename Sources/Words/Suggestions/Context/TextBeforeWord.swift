/// The text before the caret, parsed into the word being typed and the words of its sentence before
/// it.
///
/// ```
/// It rained. She said, "hel|     word hel, before it She said
/// see www.exa|                   word exa of the token www.exa: not a word of a language
/// ```
public struct TextBeforeWord: Sendable {
  /// The word being typed, without punctuation before it; empty if the caret does not follow a
  /// word.
  public let word: Substring
  /// The text since the last space.
  public let token: Substring
  /// The last words before it in the same sentence, nearest last. Nil marks something that is not a
  /// word, such as a number.
  public let before: [Substring?]
  /// Whether `before` extends to the start of the sentence.
  public let reachesStart: Bool

  /// Whether the word was segmented from text without spaces.
  let isCut: Bool

  /// The part of the text that is analysed.
  private let text: Substring

  /// The number of characters before the caret that are analysed.
  private static let window = 256
  /// The largest number of words in `before`.
  private static let maximumHistoryLength = 8

  /// Parses the text before the caret.
  public init(_ text: some StringProtocol) {
    self.text = Substring(text.suffix(Self.window))
    var rest = self.text
    token = Self.takeToken(&rest)
    word = Self.wordAtEnd(of: token)
    var words: [Substring?] = []
    var isStart = false
    // The rest of the token before the word, as in `word,next`.
    var current = token.dropLast(word.count)
    while true {
      if Self.endsSentence(current) {
        isStart = true
        break
      }
      let found = Self.wordAtEnd(of: Self.withoutMarks(current))
      if !found.isEmpty {
        words.append(Self.isWord(found) ? found : nil)
      } else if current.contains(where: { $0.isNumber }) {
        words.append(nil)
      }
      if words.count >= Self.maximumHistoryLength { break }
      guard !rest.isEmpty else {
        isStart = text.count <= Self.window
        break
      }
      if rest.last?.isNewline == true {
        isStart = true
        break
      }
      current = Self.takeToken(&rest, skippingSpaces: true)
      if current.isEmpty, rest.last?.isNewline == true {
        isStart = true
        break
      }
    }
    before = words.reversed()
    reachesStart = isStart
    isCut = false
  }

  /// Creates the position with its word segmented into several words written without spaces.
  init(_ position: TextBeforeWord, cutInto words: [Substring]) {
    text = position.text
    token = position.token
    word = words.last ?? position.word
    before = (position.before + words.dropLast()).suffix(Self.maximumHistoryLength)
    reachesStart = position.reachesStart && before.count == position.before.count + words.count - 1
    isCut = true
  }

  /// Creates the position with a closing mark removed from its end.
  private init(_ position: TextBeforeWord, withoutLastScalars count: Int) {
    func shortened(_ text: Substring) -> Substring {
      Substring(text.unicodeScalars.dropLast(count))
    }
    text = shortened(position.text)
    token = shortened(position.token)
    word = shortened(position.word)
    before = position.before
    reachesStart = position.reachesStart
    isCut = position.isCut
  }

  /// The position before a mark that ends the word and is no letter of it; nil if there is none.
  ///
  /// ```
  /// ‘naar’     ’   closes the quotation
  /// همهٔ       the hamza above after the last letter
  /// ```
  var withoutClosingMark: (position: TextBeforeWord, mark: ClosingMark)? {
    let scalars = word.unicodeScalars
    guard let last = scalars.last, let before = scalars.dropLast().last else { return nil }
    let isApostrophe = last == "'" || last == "\u{2019}"
    guard last == "\u{654}" || isApostrophe && isInQuotation else { return nil }
    return (
      TextBeforeWord(self, withoutLastScalars: 1), ClosingMark(scalar: last, letter: before)
    )
  }

  /// Whether a single quotation mark opens at the word or before it.
  private var isInQuotation: Bool {
    let opening = "'\u{2018}\u{201A}\u{201B}"
    return text.dropLast(word.count).split(whereSeparator: \.isWhitespace)
      .contains { $0.drop { "([{\"".contains($0) }.first.map(opening.contains) ?? false }
  }

  /// Whether the token is not a word of a language: an address, a path, an identifier or a number.
  public var isCodeLike: Bool {
    if token.contains(where: { $0.isNumber }) { return true }
    if token.contains(where: { "@/\\_#=<>{}[]|~^+*`$%&".contains($0) }) { return true }
    return Self.joinsAddress(token.dropLast(word.count)) || Self.hasCapitalInside(word)
  }

  /// Whether the text between the last space and a word joins the word to an address, a file name, a
  /// qualified name or an abbreviation: `example.`, `std::`, `.bash`.
  private static func joinsAddress(_ inner: Substring) -> Bool {
    guard let last = inner.last, ".:".contains(last) else { return false }
    let marks = inner.reversed().prefix { $0 == last }.count
    // Three dots separate words. One after a bracket or a quotation mark is the start of a name.
    return last == ":" || marks == 1
  }

  /// Whether a hyphen before or after the word joins it to something else: an option (`--name`), or
  /// a part of a compound (`Haupt- und`, `-gruppen`).
  var hasOpenHyphen: Bool {
    let hyphens = "-\u{2010}\u{2011}"
    return word.last.map(hyphens.contains) ?? false
      || token.dropLast(word.count).last.map(hyphens.contains) ?? false
  }

  /// Whether a capitalized word follows words that have small letters, so that its capitals are its
  /// own: an acronym.
  var isAmongSmallLetters: Bool {
    before.contains { $0?.contains(where: \.isLowercase) ?? false }
  }

  /// Whether the same word occurs earlier in the text. The user left it as it is, so it stays here
  /// too.
  var isRepeated: Bool {
    text.dropLast(token.count).split { !Self.isOfWord($0) }.contains(word)
  }

  /// Whether the word has others before it in its sentence, so that a capital is its own.
  var isWithinSentence: Bool { !before.isEmpty || !reachesStart }

  /// Whether the word is like `camelCase`, and not like `NATO`, `Paris` or the shift typo `THe`.
  private static func hasCapitalInside(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.contains(where: \.isLowercase)
      && letters.dropFirst().contains(where: \.isUppercase) && ShiftTypo(word) == nil
  }

  /// Returns whether a character ends the word before it. Characters that join the parts of
  /// addresses and identifiers do not.
  public static func endsWord(_ character: Character) -> Bool {
    character.isWhitespace || isEmoji(character)
      || character.isPunctuation && !isOfWord(character) && !"@/\\_#%&*".contains(character)
  }

  /// Returns whether a text is one character that ends the word before it.
  package static func endsWord(_ text: some StringProtocol) -> Bool {
    text.count == 1 && text.first.map(endsWord) ?? false
  }

  /// Whether a character is an emoji, and not a digit or mark that begins one.
  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, !first.isASCII else { return false }
    return first.properties.isEmoji && first.properties.generalCategory == .otherSymbol
      || first.properties.isEmojiPresentation
  }

  /// Returns whether automatic corrections are made at a character that ends a word, given the next
  /// character. They are not made inside addresses and names of programs.
  ///
  /// ```
  /// teh.       the.
  /// teh.com    stays
  /// foo(       stays: a call
  /// ```
  ///
  /// - Parameters:
  ///   - character: The character that was typed.
  ///   - next: The character after it; nil if it is not known or the text ends.
  public static func allowsCorrection(at character: Character, before next: Character?) -> Bool {
    guard endsWord(character), !"([{".contains(character) else { return false }
    return !joinsWords(character, next)
  }

  /// Returns whether a mark between two words makes them parts of one address or name.
  public static func joinsWords(_ mark: Character, _ next: Character?) -> Bool {
    guard let next, ".:".contains(mark) else { return false }
    return next.isLetter || next.isNumber || mark == ":" && ":/\\".contains(next)
  }

  /// Whether a character can be part of a word. Apostrophes, hyphens and joiners can, inside it.
  static func isOfWord(_ character: Character) -> Bool {
    if character.isLetter || character.isNumber { return true }
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return "'’-\u{2010}\u{2011}\u{200C}\u{200D}".unicodeScalars.contains(scalar)
    }
  }

  private static func isWord(_ text: Substring) -> Bool { !text.contains(where: { $0.isNumber }) }

  /// Returns the word at the end of a token. It begins with a letter or digit.
  private static func wordAtEnd(of token: Substring) -> Substring {
    var start = token.endIndex
    while start > token.startIndex {
      let previous = token.index(before: start)
      guard isOfWord(token[previous]) else { break }
      start = previous
    }
    let word = token[start...]
    return word.drop { !($0.isLetter || $0.isNumber) }
  }

  private static func withoutMarks(_ token: Substring) -> Substring {
    var token = token
    while let last = token.last, !isOfWord(last) || "'’-".contains(last) { token.removeLast() }
    return token
  }

  private static func endsSentence(_ token: Substring) -> Bool {
    let closing = "\"'’”»)]}"
    let mark = token.last { !closing.contains($0) }
    return mark.map { ".!?…。؟।:".contains($0) } ?? false
  }

  /// Removes the text after the last white space from `rest` and returns it. The space stays.
  private static func takeToken(_ rest: inout Substring, skippingSpaces: Bool = false) -> Substring
  {
    if skippingSpaces {
      while let last = rest.last, last.isWhitespace, !last.isNewline { rest.removeLast() }
    }
    let start = rest.lastIndex(where: \.isWhitespace).map(rest.index(after:)) ?? rest.startIndex
    let token = rest[start...]
    rest = rest[..<start]
    return token
  }
}

/// A mark after a word, which a correction of the word keeps.
struct ClosingMark {
  /// The mark.
  let scalar: Unicode.Scalar
  /// The letter before it.
  let letter: Unicode.Scalar

  /// Whether the mark may follow a text. The hamza above is written on certain letters only.
  func mayFollow(_ text: String) -> Bool {
    scalar != "\u{654}" || text.unicodeScalars.last == letter
  }
}
