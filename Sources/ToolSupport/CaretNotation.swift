/// A text with a caret, and the line that programs write for it: `|` is the caret, and `\n` `\r` `\t`
/// `\\` `\|` stand for a line feed, a carriage return, a tab, a backslash and a bar.
///
/// ```
/// ab|c\nd      the caret is behind the b, in a text of two lines
/// ```
public struct CaretText: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Where the caret is, between two scalars: also inside a grapheme cluster.
  public var caret: String.Index

  /// A text and its caret.
  public init(text: String, caret: String.Index) {
    self.text = text
    self.caret = caret
  }

  /// Reads a line.
  public init(parsing line: String) throws(CaretNotationError) {
    var scalars = String.UnicodeScalarView()
    var offset: Int?
    var count = 0
    var rest = line.unicodeScalars.makeIterator()
    while let scalar = rest.next() {
      if scalar == "|" {
        guard offset == nil else { throw .severalCarets }
        offset = count
        continue
      }
      scalars.append(scalar == "\\" ? try Self.unescaped(rest.next()) : scalar)
      count += 1
    }
    guard let offset else { throw .noCaret }
    text = String(scalars)
    caret = text.unicodeScalars.index(text.startIndex, offsetBy: offset)
  }

  /// The text as a line, with its caret.
  public var line: String {
    let scalars = text.unicodeScalars
    return Self.escaped(scalars[..<caret]) + "|" + Self.escaped(scalars[caret...])
  }

  private static func unescaped(
    _ scalar: Unicode.Scalar?
  ) throws(CaretNotationError) -> Unicode.Scalar {
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\\", "|": return scalar ?? "\\"
    case let scalar?: throw .unknownEscape(scalar)
    case nil: throw .unfinishedEscape
    }
  }

  private static func escaped(_ scalars: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\\", "|": result.append(contentsOf: ["\\", scalar])
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Why a line is no text with a caret.
public enum CaretNotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has no `|`.
  case noCaret
  /// It has more than one `|`.
  case severalCarets
  /// A backslash stands before a character that has no escape.
  case unknownEscape(Unicode.Scalar)
  /// The line ends with a backslash.
  case unfinishedEscape

  /// What is wrong and how to write it.
  public var description: String {
    switch self {
    case .noCaret: "no caret; put one | where it is"
    case .severalCarets: "more than one caret; write \\| for a bar that is text"
    case .unknownEscape(let scalar):
      "unknown escape \\\(scalar); write \\\\ for a backslash that is text"
    case .unfinishedEscape: "a backslash at the end; write \\\\ for one that is text"
    }
  }
}
