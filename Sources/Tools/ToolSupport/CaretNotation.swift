/// A text with a caret, written as one line. `|` is the caret. `\n`, `\r`, `\t`, `\\` and `\|`
/// escape characters that a line cannot contain or that have a meaning here.
///
/// ```swift
/// let text = try CaretText(parsing: "one|\\ntwo")
/// print(text.text.count, text.line)  // 7 one|\ntwo
/// ```
package struct CaretText: Hashable, Sendable {
  /// An error in a line with a caret.
  package enum ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line has no caret.
    case noCaret
    /// The line has a second caret, at this scalar, counted from 1.
    case secondCaret(column: Int)
    /// A backslash precedes a scalar that cannot be escaped, or ends the line. Columns count
    /// scalars from 1.
    case unknownEscape(column: Int)

    /// The message: the fault, and what to write instead.
    package var description: String {
      switch self {
      case .noCaret: "no caret; mark it with '|'"
      case .secondCaret(let column): "character \(column): a second caret; write '\\|' for a bar"
      case .unknownEscape(let column):
        "character \(column): '\\' must be followed by n, r, t, | or another '\\'"
      }
    }
  }

  /// The text without the caret.
  package var text: String
  /// The index of the caret in `text`.
  package var caret: String.Index

  /// Creates a text with a caret.
  package init(text: String, caret: String.Index) {
    self.text = text
    self.caret = caret
  }

  /// Parses a line. Escapes are read scalar by scalar, because a combining mark may follow the
  /// caret.
  ///
  /// - Throws: `ParsingError` for a missing or second caret, or an invalid escape.
  package init(parsing line: some StringProtocol) throws(ParsingError) {
    var before = String.UnicodeScalarView()
    var after: String.UnicodeScalarView?
    var isEscaped = false
    var column = 0
    for scalar in line.unicodeScalars {
      column += 1
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      if !isEscaped, scalar == "|" {
        guard after == nil else { throw .secondCaret(column: column) }
        after = String.UnicodeScalarView()
        continue
      }
      var plain = scalar
      if isEscaped {
        guard let meant = Self.meaning(of: scalar) else { throw .unknownEscape(column: column) }
        plain = meant
        isEscaped = false
      }
      if after == nil { before.append(plain) } else { after?.append(plain) }
    }
    guard !isEscaped else { throw .unknownEscape(column: column) }
    guard let after else { throw .noCaret }
    text = String(before)
    let length = text.utf8.count
    text.unicodeScalars.append(contentsOf: after)
    caret = text.utf8.index(text.startIndex, offsetBy: length)
  }

  /// The text as a line, with its caret and escapes.
  package var line: String {
    Self.escape(text[..<caret]) + "|" + Self.escape(text[caret...])
  }

  /// Escapes the characters of a text that have a meaning in a line.
  package static func escape(_ text: some StringProtocol) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
      case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "|": escaped.append(contentsOf: "\\|".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func meaning(of escape: Unicode.Scalar) -> Unicode.Scalar? {
    switch escape {
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    case "\\", "|": escape
    default: nil
    }
  }
}
