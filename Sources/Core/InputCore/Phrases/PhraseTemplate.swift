/// The text of a custom phrase, with fields for the date, the time and the caret.
///
/// ```
/// {yyyy}-{MM}-{dd}     2026-11-21
/// 《{cursor}》           《》 with the caret inside
/// {{x}}                {x}
/// ```
public struct PhraseTemplate: Hashable, Sendable {
  /// A field, written in braces by its name. Date and time fields have the names of Unicode's date
  /// field symbols (LDML).
  enum Field: String, CaseIterable, Sendable {
    case yyyy, yy, MM, M, dd, d, HH, H, mm, ss
    case cursor, newline, tab
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case field(Field)
  }

  /// An error in a template.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// A name in braces that is no field.
    case unknownField(String)
    /// A `{` without a `}`.
    case openBrace
    /// A `}` without a `{`.
    case closingBrace
    /// More than one `{cursor}`.
    case twoCursors

    /// The error message, with what to write instead.
    public var description: String {
      switch self {
      case .unknownField(let name):
        "there is no {\(name)}; use "
          + Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
      case .openBrace: "a { is not closed; a brace in the text is written {{"
      case .closingBrace: "a } closes nothing; a brace in the text is written }}"
      case .twoCursors: "{cursor} is used twice; keep one of them"
      }
    }
  }

  private var parts: [Part] = []
  /// The text that the template was read from.
  let source: String

  /// Reads a template.
  ///
  /// - Throws: `Fault` if a brace is unmatched, a field is unknown or there are two cursors.
  public init(parsing source: some StringProtocol) throws(Fault) {
    self.source = String(source)
    var text = ""
    var rest = Array(source.unicodeScalars)[...]
    func isDoubled(_ brace: Unicode.Scalar) -> Bool { rest.dropFirst().first == brace }
    while let scalar = rest.first {
      switch scalar {
      case "{" where !isDoubled("{"):
        guard let end = rest.firstIndex(of: "}") else { throw .openBrace }
        let name = String(String.UnicodeScalarView(rest[..<end].dropFirst()))
        guard let field = Field(rawValue: name) else { throw .unknownField(name) }
        if !text.isEmpty { parts.append(.text(text)) }
        parts.append(.field(field))
        text = ""
        rest = rest[(end + 1)...]
        continue
      case "}" where !isDoubled("}"): throw .closingBrace
      case "{", "}": rest.removeFirst()
      default: break
      }
      text.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    if !text.isEmpty { parts.append(.text(text)) }
    guard parts.count(where: { $0 == .field(.cursor) }) <= 1 else { throw .twoCursors }
  }

  /// The text of a template without fields for the date, the time or the caret; nil for others.
  var fixedText: String? {
    let needsMore = parts.contains { part in
      guard case .field(let field) = part else { return false }
      return field != .newline && field != .tab
    }
    return needsMore ? nil : text(at: nil)?.before
  }

  /// Returns the text before and after the caret at a local time. Nil if a field needs the time and
  /// `now` is nil.
  func text(at now: LocalTime?) -> (before: String, after: String)? {
    var (before, text) = ("", "")
    var hasCaret = false
    for part in parts {
      switch part {
      case .text(let fixed): text += fixed
      case .field(.newline): text += "\n"
      case .field(.tab): text += "\t"
      case .field(.cursor):
        (before, text) = (text, "")
        hasCaret = true
      case .field(let field):
        guard let now else { return nil }
        text += Self.text(of: field, at: now)
      }
    }
    return hasCaret ? (before, text) : (text, "")
  }

  private static func text(of field: Field, at now: LocalTime) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (date, time) = (now.date, now.time)
    return switch field {
    case .yyyy: String(repeating: "0", count: 4 - "\(date.year)".utf8.count) + "\(date.year)"
    case .yy: padded(date.year % 100)
    case .MM: padded(date.month)
    case .M: "\(date.month)"
    case .dd: padded(date.day)
    case .d: "\(date.day)"
    case .HH: padded(time.hour)
    case .H: "\(time.hour)"
    case .mm: padded(time.minute)
    case .ss: padded(time.second ?? 0)
    case .cursor, .newline, .tab: ""
    }
  }
}
