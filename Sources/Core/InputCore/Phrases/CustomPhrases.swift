/// The user's own phrases: texts that are offered for codes of his choice, at places of his choice, in
/// all languages that are composed with candidates. They come from one text file.
///
/// ```
/// # code, tab, text; a tab and a rank where it is not to be the first
/// dz      上海市南京路 1 号
/// rqi     {yyyy}年{M}月{d}日    2
/// shm     《{cursor}》
/// ```
///
/// A code is the keys as they are typed, to the last one. The rank, 1 to 9, is the place among the
/// candidates. Empty lines and those that begin with `#` are left out.
public struct CustomPhrases: Sendable {
  /// A phrase of a code.
  struct Phrase: Hashable, Sendable {
    var template: PhraseTemplate
    var rank: Int
  }

  /// What can be wrong with a file of phrases. Lines count from 1.
  public struct ParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with a line.
    public enum Reason: Hashable, Sendable, CustomStringConvertible {
      case fieldCount(Int)
      case codeWithSpace(String)
      case rank(String)
      case text(PhraseTemplate.Fault)
      case repeated(line: Int)
      case tooLong(limit: Int)

      /// What is wrong and what to write instead.
      public var description: String {
        switch self {
        case .fieldCount(let count):
          "\(count) \(count == 1 ? "field" : "fields"); a phrase is a code, a tab and a text, and "
            + "if wanted a tab and a rank"
        case .codeWithSpace(let code):
          "the code '\(code)' has a blank in it, or is empty; write the keys that are typed"
        case .rank(let rank): "'\(rank)' is no rank; write a number from 1 to 9"
        case .text(let fault): fault.description
        case .repeated(let line): "the same code and text as in line \(line)"
        case .tooLong(let limit): "a text has at most \(limit) bytes"
        }
      }
    }

    /// The file.
    public let file: String
    /// The line.
    public let line: Int
    /// What is wrong with it.
    public let reason: Reason

    /// `file:line:`, what is wrong and what to write instead.
    public var description: String { "\(file):\(line): \(reason)" }
  }

  /// Longer texts are documents and not phrases.
  static let longestText = 4_096

  private var phrases: [String: [Phrase]] = [:]
  /// What a clock on the wall shows; nil where phrases with a day or a time are not to be offered.
  public var clock: (@Sendable () -> LocalTime?)?

  /// No phrases.
  public init() {}

  /// Reads the text of a file of phrases; `file` is for messages.
  public init(
    parsing text: some StringProtocol, file: String, clock: (@Sendable () -> LocalTime?)? = nil
  ) throws(ParsingError) {
    self.clock = clock
    var number = 0
    var lines: [[String]: Int] = [:]
    // CR and LF are one character.
    for line in String(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      let phrase: Phrase
      do throws(Refusal) {
        phrase = try Self.phrase(of: fields)
        guard let first = lines.updateValue(number, forKey: Array(fields.prefix(2))) else {
          phrases[fields[0], default: []].append(phrase)
          continue
        }
        throw Refusal(reason: .repeated(line: first))
      } catch {
        throw ParsingError(file: file, line: number, reason: error.reason)
      }
    }
    // Of two phrases with one rank the first line goes first.
    for code in phrases.keys {
      phrases[code] = phrases[code]?.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map(\.element)
    }
  }

  private struct Refusal: Error { var reason: ParsingError.Reason }

  private static func phrase(of fields: [String]) throws(Refusal) -> Phrase {
    guard fields.count == 2 || fields.count == 3, !fields[1].isEmpty else {
      throw Refusal(reason: .fieldCount(fields.count(where: { !$0.isEmpty })))
    }
    guard !fields[0].isEmpty, !fields[0].contains(where: \.isWhitespace) else {
      throw Refusal(reason: .codeWithSpace(fields[0]))
    }
    guard fields[1].utf8.count <= longestText else {
      throw Refusal(reason: .tooLong(limit: longestText))
    }
    var rank = 1
    if fields.count == 3 {
      guard let number = Int(fields[2]), (1...9).contains(number) else {
        throw Refusal(reason: .rank(fields[2]))
      }
      rank = number
    }
    do throws(PhraseTemplate.Fault) {
      return Phrase(template: try PhraseTemplate(parsing: fields[1]), rank: rank)
    } catch {
      throw Refusal(reason: .text(error))
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { phrases.isEmpty }

  /// How many there are.
  public var count: Int { phrases.values.reduce(0) { $0 + $1.count } }

  /// What is offered for some keys; nil where that is nothing.
  package func offered(for keystrokes: String) -> OfferedPhrases? {
    guard !phrases.isEmpty, let found = phrases[keystrokes] else { return nil }
    let now = clock?()
    let offered = found.compactMap { phrase in
      phrase.template.text(at: now).map { text in
        OfferedPhrases.Offer(
          candidate: Candidate(
            Segment(reading: keystrokes, syllableEnds: [], text: text.before + text.after),
            textAfterCaret: text.after),
          position: phrase.rank - 1)
      }
    }
    return offered.isEmpty ? nil : OfferedPhrases(offered)
  }
}
