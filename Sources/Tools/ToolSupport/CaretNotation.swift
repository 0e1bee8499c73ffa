/// A text with a caret in it, as one line: `|` is the caret, and `\n`, `\r`, `\t`, `\\` and `\|`
/// stand for the characters that a line cannot hold or that mean something here.
package struct CaretText: Hashable, Sendable {
  /// Why a line is no text with a caret.
  package enum ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no caret.
    case noCaret
    /// There is another caret, at this character of the line, counted from 1.
    case secondCaret(column: Int)
    /// A backslash stands before a character that it does not escape, or at the end.
    case unknownEscape(column: Int)

    /// What is wrong and what to write instead.
    package var description: String {
      switch self {
      case .noCaret: "no caret; put '|' where it stands"
      case .secondCaret(let column): "character \(column): a second caret; write '\\|' for a bar"
      case .unknownEscape(let column):
        "character \(column): '\\' stands before n, r, t, | or another '\\' only"
      }
    }
  }

  /// The text without the caret.
  package var text: String
  /// Where the caret stands.
  package var caret: String.Index

  /// A text with a caret.
  package init(text: String, caret: String.Index) {
    self.text = text
    self.caret = caret
  }

  /// Reads a line. Escapes are taken scalar by scalar: a mark may follow the caret.
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

  /// The line.
  package var line: String {
    Self.escape(text[..<caret]) + "|" + Self.escape(text[caret...])
  }

  /// Text in which the characters that mean something in a line are escaped.
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
