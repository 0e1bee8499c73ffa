/// The text before the caret, taken apart: the word being typed, and the words of its sentence before
/// it.
///
/// ```
/// It rained. She said, "hel|     word hel, before it She said
/// see www.exa|                   word exa of the token www.exa: no word of a language
/// ```
public struct TextBeforeWord: Sendable {
  /// The word being typed, without the marks before it; empty where the caret stands behind none.
  public let word: Substring
  /// All that is typed since the last space.
  public let token: Substring
  /// The last words before it in the same sentence, the last one last; nil for what is no word.
  public let before: [Substring?]
  /// Whether `before` goes back to the start of the sentence.
  public let reachesStart: Bool

  /// Whether the word stands right behind another, without a space between them.
  let isCut: Bool

  /// What is looked at.
  private let text: Substring

  /// So many characters before the caret are looked at.
  private static let window = 256
  /// So many words before the one being typed are taken.
  private static let longestHistory = 8

  /// Takes the text before the caret apart.
  public init(_ text: some StringProtocol) {
    self.text = Substring(text.suffix(Self.window))
    var rest = self.text
    token = Self.takeToken(&rest)
    word = Self.wordAtEnd(of: token)
    var words: [Substring?] = []
    var isStart = false
    // What stands before the word in its own token: `word,next`.
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
      if words.count >= Self.longestHistory { break }
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

  /// The same place, where what looks like one word is several that stand side by side without spaces.
  init(_ position: TextBeforeWord, cutInto words: [Substring]) {
    text = position.text
    token = position.token
    word = words.last ?? position.word
    before = (position.before + words.dropLast()).suffix(Self.longestHistory)
    reachesStart = position.reachesStart && before.count == position.before.count + words.count - 1
    isCut = true
  }

  /// Whether the token is none of a language: an address, a path, a name of a program, a number.
  public var isCodeLike: Bool {
    if token.contains(where: { $0.isNumber }) { return true }
    if token.contains(where: { "@/\\_#=<>{}[]|~^+*`$%&".contains($0) }) { return true }
    let inner = token.dropLast(word.count)
    if let last = inner.last, ".:".contains(last), inner.dropLast().last?.isLetter ?? false {
      return true
    }
    return Self.hasCapitalInside(word)
  }

  /// Whether the same word stands in the text before: it was left as it is, and so is this one.
  var isRepeated: Bool {
    text.dropLast(token.count).split { !Self.isOfWord($0) }.contains(word)
  }

  /// Whether other words of the sentence stand before it, so that a capital is its own.
  var isWithinSentence: Bool { !before.isEmpty || !reachesStart }

  /// `camelCase`, but neither `NATO` nor `Paris`, nor a `THe` that shift makes.
  private static func hasCapitalInside(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.contains(where: \.isLowercase)
      && letters.dropFirst().contains(where: \.isUppercase) && ShiftTypo(word) == nil
  }

  /// Whether a character ends the word before it. What joins the parts of addresses and names of
  /// programs does not.
  public static func endsWord(_ character: Character) -> Bool {
    character.isWhitespace
      || character.isPunctuation && !isOfWord(character) && !"@/\\_#%&*".contains(character)
  }

  /// Whether a character is a part of words. Apostrophes, hyphens and joiners are, inside of them.
  static func isOfWord(_ character: Character) -> Bool {
    if character.isLetter || character.isNumber { return true }
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return "'’-\u{2010}\u{2011}\u{200C}\u{200D}".unicodeScalars.contains(scalar)
    }
  }

  private static func isWord(_ text: Substring) -> Bool { !text.contains(where: { $0.isNumber }) }

  /// The word at the end of a token: it begins with a letter.
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

  /// Takes what stands behind the last space off the end of `rest`, and leaves the space.
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
