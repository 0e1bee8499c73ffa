/// The English words of everyday Vietnamese writing whose keys also write a syllable, read from
/// `english.txt`.
struct EnglishWords: Sendable {
  /// The words of the module.
  static let standard = EnglishWords(
    parsing: String(decoding: PackageResources.english_txt, as: UTF8.self))

  /// When a word is English.
  private enum Evidence {
    /// Unless one of these syllables is before it, with which the Vietnamese word is one: bánh tét. 0
    /// is a number.
    case always(unlessAfter: [String])
    /// Only after another English word.
    case afterEnglish
  }

  private var words: [String: Evidence] = [:]

  /// Parses the words of each section. A line that begins with `#` is a comment; one that begins
  /// with `[` begins a section.
  init(parsing text: String) {
    var isAlways = true
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        isAlways = line == "[always]"
        continue
      }
      guard let colon = line.firstIndex(of: ":") else {
        for word in line.split(separator: " ") {
          words[String(word)] = isAlways ? .always(unlessAfter: []) : .afterEnglish
        }
        continue
      }
      words[String(line[..<colon])] = .always(
        unlessAfter: line[line.index(after: colon)...].split(separator: " ").map { String($0) })
    }
  }

  /// Whether keys are an English word.
  ///
  /// - Parameters:
  ///   - word: The keys.
  ///   - before: The text before the word.
  ///   - isEnglish: Whether a word of letters without marks is English and nothing else.
  func contains(
    _ word: String, after before: String, where isEnglish: (String) -> Bool
  ) -> Bool {
    guard let evidence = words[word.asciiLowercased] else { return false }
    let previous = Self.lastWord(of: before)
    switch evidence {
    case .always(let syllables):
      let isNumber = previous.first?.isNumber == true
      return !syllables.contains(isNumber ? "0" : String(previous.lowercased()))
    case .afterEnglish:
      let previous = String(previous)
      return !previous.isEmpty && previous.utf8.allSatisfy { $0 < 0x80 }
        && (words[previous.asciiLowercased] != nil || isEnglish(previous))
    }
  }

  /// Returns the letters and digits before the space or the hyphen at the end of a text.
  private static func lastWord(of text: String) -> Substring {
    let end = text.suffix(32)
    guard let separator = end.last, separator == " " || separator == "-" else { return "" }
    let words = end.dropLast()
    guard let other = words.lastIndex(where: { !$0.isLetter && !$0.isNumber }) else { return words }
    return words[words.index(after: other)...]
  }
}
