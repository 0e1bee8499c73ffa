import TextDocument

/// The amount of text around the insertion point that a host gives.
public enum ContextLimit: Hashable, Sendable {
  /// The whole text.
  case whole
  /// The host gives no text.
  case nothing
  /// At most this many units on either side.
  case window(Int, CountingUnit)
  /// At most this many units on either side, and nothing beyond the paragraph. The newline that
  /// ends the paragraph is included, so that it can be deleted forward.
  case paragraph(Int, CountingUnit)

  /// Returns the part of the text before the insertion point that the host gives.
  public func before(_ text: String) -> String? {
    switch self {
    case .whole: return text
    case .nothing: return nil
    case .window(let count, let unit): return Self.last(count, unit, of: text[...])
    case .paragraph(let count, let unit):
      let start = text.lastIndex(where: \.isNewline).map { text.index(after: $0) }
      return Self.last(count, unit, of: text[(start ?? text.startIndex)...])
    }
  }

  /// Returns the part of the text after the insertion point that the host gives.
  public func after(_ text: String) -> String? {
    switch self {
    case .whole: return text
    case .nothing: return nil
    case .window(let count, let unit): return Self.first(count, unit, of: text[...])
    case .paragraph(let count, let unit):
      let end = text.firstIndex(where: \.isNewline).map { text.index(after: $0) }
      return Self.first(count, unit, of: text[..<(end ?? text.endIndex)])
    }
  }

  /// Returns the last units of a text, cut between code points. The cut may be inside a cluster, as
  /// in real hosts.
  private static func last(_ count: Int, _ unit: CountingUnit, of text: Substring) -> String {
    var length = 0
    let scalars = text.unicodeScalars
    for index in scalars.indices.reversed() {
      length += scalars[index].length(in: unit)
      guard length <= count else { return String(scalars[scalars.index(after: index)...]) }
    }
    return String(text)
  }

  private static func first(_ count: Int, _ unit: CountingUnit, of text: Substring) -> String {
    var length = 0
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      length += scalars[index].length(in: unit)
      guard length <= count else { return String(scalars[..<index]) }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Returns the length of the scalar in a unit. For clusters it is 1: at a cut, the end of a
  /// cluster is unknown.
  fileprivate func length(in unit: CountingUnit) -> Int {
    switch unit {
    case .utf8: UTF8.width(self)
    case .utf16: UTF16.width(self)
    case .scalars, .characters: 1
    }
  }
}
