/// The user's own phrases: texts offered for codes of the user's choice, at chosen positions, in
/// all languages with candidates. They are read from one text file.
///
/// ```
/// # code, tab, text; optionally another tab and the rank
/// dz      上海市南京路 1 号
/// rqi     {yyyy}年{M}月{d}日    2
/// shm     《{cursor}》
/// ```
///
/// A code is the exact sequence of typed keys. The rank, 1 to 9, is the position among the
/// candidates; the default is 1. Empty lines and lines that begin with `#` are ignored.
public struct CustomPhrases: Sendable {
  /// A phrase of one code.
  struct Phrase: Hashable, Sendable {
    var template: PhraseTemplate
    var rank: Int
  }

  /// An error in a file of phrases. Lines count from 1.
  public struct ParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why a line is rejected.
    public enum Reason: Hashable, Sendable, CustomStringConvertible {
      /// A line with this many fields instead of two or three.
      case fieldCount(Int)
      /// A code that is empty or contains a space.
      case codeWithSpace(String)
      /// A rank that is not a number from 1 to 9.
      case rank(String)
      /// A text with a faulty placeholder.
      case text(PhraseTemplate.Fault)
      /// The code and text of an earlier line.
      case repeated(line: Int)
      /// A text of more bytes than the limit.
      case tooLong(limit: Int)

      /// The error message, with what to write instead.
      public var description: String {
        switch self {
        case .fieldCount(let count):
          "\(count) \(count == 1 ? "field" : "fields"); a phrase is a code, a tab and a text, "
            + "optionally followed by a tab and a rank"
        case .codeWithSpace(let code):
          "the code '\(code)' is empty or contains a space; write the keys that are typed"
        case .rank(let rank): "'\(rank)' is not a rank; write a number from 1 to 9"
        case .text(let fault): fault.description
        case .repeated(let line): "line \(line) has the same code and text; remove one of the lines"
        case .tooLong(let limit): "the text is longer than \(limit) bytes; shorten it"
        }
      }
    }

    /// The name of the file, as passed to the parser.
    public let file: String
    /// The number of the line.
    public let line: Int
    /// The reason why the line is rejected.
    public let reason: Reason

    /// The error as `file:line: reason`.
    public var description: String { "\(file):\(line): \(reason)" }
  }

  /// The maximum length of a text in bytes of UTF-8. Longer texts are documents, not phrases.
  static let maximumTextLength = 4_096

  private var phrases: [String: [Phrase]] = [:]
  /// The names and shortcuts of the host, offered after the user's own phrases of the same rank.
  package var host = HostPhrases()
  /// Returns the local time. Nil, or a closure that returns nil, hides phrases with a date or time.
  public var clock: (@Sendable () -> LocalTime?)?

  /// Creates an empty set of phrases.
  public init() {}

  /// Reads the text of a phrase file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The name of the file for error messages.
  ///   - clock: Returns the local time for phrases with a date or time.
  /// - Throws: `ParsingError` for the first line that is wrong.
  public init(
    parsing text: some StringProtocol, file: String, clock: (@Sendable () -> LocalTime?)? = nil
  ) throws(ParsingError) {
    let (phrases, rejections) = Self.reading(text, file: file)
    if let first = rejections.first { throw first }
    self = phrases
    self.clock = clock
  }

  /// Reads the lines of a phrase file that can be read.
  ///
  /// - Returns: the phrases without a clock, and the errors of the other lines.
  package static func reading(
    _ text: some StringProtocol, file: String
  ) -> (phrases: CustomPhrases, rejections: [ParsingError]) {
    var all = CustomPhrases()
    var rejections: [ParsingError] = []
    var number = 0
    var lines: [[String]: Int] = [:]
    // CR LF is a single character, so a line ending counts once.
    for line in String(text).split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    {
      number += 1
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      let phrase: Phrase
      do throws(Refusal) {
        phrase = try Self.phrase(of: fields)
        if let first = lines[Array(fields.prefix(2))] {
          throw Refusal(reason: .repeated(line: first))
        }
        lines[Array(fields.prefix(2))] = number
        all.phrases[fields[0], default: []].append(phrase)
      } catch {
        rejections.append(ParsingError(file: file, line: number, reason: error.reason))
      }
    }
    // Sort by rank; phrases of equal rank stay in file order.
    for code in all.phrases.keys {
      all.phrases[code] = all.phrases[code]?.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map { $0.element }
    }
    return (all, rejections)
  }

  private struct Refusal: Error { var reason: ParsingError.Reason }

  private static func phrase(of fields: [String]) throws(Refusal) -> Phrase {
    guard fields.count == 2 || fields.count == 3, !fields[1].isEmpty else {
      throw Refusal(reason: .fieldCount(fields.count(where: { !$0.isEmpty })))
    }
    guard !fields[0].isEmpty, !fields[0].contains(where: { $0.isWhitespace }) else {
      throw Refusal(reason: .codeWithSpace(fields[0]))
    }
    guard fields[1].utf8.count <= maximumTextLength else {
      throw Refusal(reason: .tooLong(limit: maximumTextLength))
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

  /// Whether there are no phrases.
  public var isEmpty: Bool { phrases.isEmpty }

  /// The phrases whose text is always the same, with their codes, sorted by code: those that languages
  /// without candidates can offer too.
  package var fixedTexts: [(code: String, text: String)] {
    phrases.sorted { $0.key < $1.key }.flatMap { code, phrases in
      phrases.compactMap { phrase in phrase.template.fixedText.map { (code, $0) } }
    }
  }

  /// The codes with their texts as a file has them, sorted by code.
  package var sources: [(code: String, text: String)] {
    phrases.sorted { $0.key < $1.key }.flatMap { code, phrases in
      phrases.map { (code, $0.template.source) }
    }
  }

  /// The number of phrases.
  public var count: Int { phrases.values.reduce(0) { $0 + $1.count } }

  /// Returns the phrases offered for some keystrokes; nil if there are none.
  package func offered(for keystrokes: String) -> OfferedPhrases? {
    let host = host.offers(for: keystrokes)
    guard let found = phrases[keystrokes] else {
      return host.isEmpty ? nil : OfferedPhrases(host)
    }
    let now = clock?()
    let own = found.compactMap { phrase in
      phrase.template.text(at: now).map { text in
        OfferedPhrases.Offer(
          candidate: Candidate(
            Segment(reading: keystrokes, syllableEnds: [], text: text.before + text.after),
            textAfterCaret: text.after),
          position: phrase.rank - 1)
      }
    }
    // A text that the host offers as well, as for phrases that are its shortcuts, is offered once.
    let others = host.filter { offer in
      !own.contains { $0.candidate.text == offer.candidate.text }
    }
    let offered = (own + others).enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    return offered.isEmpty ? nil : OfferedPhrases(offered.map { $0.element })
  }
}
