import TextDocument

/// How much of the text around the insertion point a host gives.
public enum ContextLimit: Hashable, Sendable {
  /// All of it.
  case whole
  /// None at all.
  case nothing
  /// At most that much on either side.
  case window(Int, CountingUnit)
  /// The same, and nothing beyond the paragraph that the insertion point is in; the newline that
  /// ends it is given too, so that it can be deleted forward.
  case paragraph(Int, CountingUnit)

  /// The end of the text before the insertion point, as much as the host gives.
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

  /// The start of the text after the insertion point.
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

  /// Cut between code points, which may well be inside a cluster: hosts do that.
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
  /// A cluster is counted by its code points: where it ends cannot be known at a cut.
  fileprivate func length(in unit: CountingUnit) -> Int {
    switch unit {
    case .utf8: UTF8.width(self)
    case .utf16: UTF16.width(self)
    case .scalars, .characters: 1
    }
  }
}
