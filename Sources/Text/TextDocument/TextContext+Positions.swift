// Conversion between units and positions. A position is an offset in UTF-8 bytes from the start of
// the selection, negative before it. All other units are converted through positions.
extension TextContext {
  /// The result of moving by a number of units.
  enum Landing: Equatable {
    case position(Int)
    /// Inside a code point, given by the positions of its two ends.
    case insideScalar(start: Int, end: Int)
    case outside
  }

  /// Moves by a number of units from the start of the selection.
  func landing(_ count: Int, in unit: CountingUnit) -> Landing {
    if count == 0 { return .position(0) }
    if count < 0 { return Self.landing(count, in: unit, of: before, from: before.endIndex) }
    let tail = tail
    guard unit == .characters, let joined = joinedTail(tail) else {
      return Self.landing(count, in: unit, of: tail, from: tail.startIndex)
    }
    return Self.landing(count, in: unit, of: joined.text, from: joined.start)
  }

  /// Returns the distance of a position from the start of the selection in a unit.
  ///
  /// - Throws: `TextEdit.Refusal` if the position is outside the text or splits a unit.
  func count(to position: Int, in unit: CountingUnit) throws(TextEdit.Refusal) -> Int {
    guard position != 0 else { return 0 }
    let text: String
    let near: String.Index
    if position < 0 {
      (text, near) = (before, before.endIndex)
    } else if unit == .characters, let joined = joinedTail(tail) {
      (text, near) = joined
    } else {
      text = tail
      near = text.startIndex
    }
    let offset = text.utf8.distance(from: text.startIndex, to: near) + position
    guard (0...text.utf8.count).contains(offset) else { throw .outsideText }
    return try Self.count(text, from: near, to: text.index(utf8Offset: offset), unit)
  }

  /// Whether a position is a grapheme cluster boundary.
  func isCharacterBoundary(_ position: Int) -> Bool {
    if position < 0 {
      let index = before.index(utf8Offset: before.utf8.count + position)
      return String.Index(index, within: before) != nil
    }
    let tail = tail
    guard let joined = joinedTail(tail) else {
      return String.Index(tail.index(utf8Offset: position), within: tail) != nil
    }
    let index = joined.text.utf8.index(joined.start, offsetBy: position)
    return String.Index(index, within: joined.text) != nil
  }

  /// The text after the start of the selection.
  private var tail: String { selected.isEmpty ? after : selected + after }

  /// Returns `tail` with the cluster before the insertion point in front, if that cluster continues
  /// into `tail`. Nil if a cluster boundary is at the insertion point, so that `tail` can be read
  /// alone. A boundary depends on the text before it and one code point after it, so the last
  /// cluster is enough.
  private func joinedTail(_ tail: String) -> (text: String, start: String.Index)? {
    guard let last = before.last, let next = tail.unicodeScalars.first else { return nil }
    var probe = String(last)
    probe.unicodeScalars.append(next)
    let length = String(last).utf8.count
    guard String.Index(probe.index(utf8Offset: length), within: probe) == nil else { return nil }
    let text = String(last) + tail
    return (text, text.index(utf8Offset: length))
  }

  private static func landing(
    _ count: Int, in unit: CountingUnit, of text: String, from start: String.Index
  ) -> Landing {
    let end = count < 0 ? text.startIndex : text.endIndex
    guard count.magnitude <= UInt(text.utf8.count) else { return .outside }
    let reached: String.Index? =
      switch unit {
      case .utf8: text.utf8.index(start, offsetBy: count, limitedBy: end)
      case .utf16: text.index(start, offsetByUTF16: count)
      case .scalars: text.unicodeScalars.index(start, offsetBy: count, limitedBy: end)
      case .characters: text.index(start, offsetBy: count, limitedBy: end)
      }
    guard let reached else { return .outside }
    let scalar = text.unicodeScalars.index(roundingDown: reached)
    let position = text.utf8.distance(from: start, to: scalar)
    guard scalar != reached else { return .position(position) }
    let next = text.unicodeScalars.index(after: scalar)
    return .insideScalar(start: position, end: text.utf8.distance(from: start, to: next))
  }

  private static func count(
    _ text: String, from near: String.Index, to far: String.Index, _ unit: CountingUnit
  ) throws(TextEdit.Refusal) -> Int {
    guard text.unicodeScalars.index(roundingDown: far) == far else { throw .splitsScalar }
    switch unit {
    case .utf8: return text.utf8.distance(from: near, to: far)
    case .utf16: return text.utf16Distance(from: near, to: far)
    case .scalars: return text.unicodeScalars.distance(from: near, to: far)
    case .characters:
      // From inside a cluster, the end of that cluster is one character away.
      guard String.Index(far, within: text) != nil else { throw .splitsCharacter }
      return text.distance(from: near, to: far)
    }
  }
}

// UTF-16 offsets by walking scalars. The standard library computes them with a table over the whole
// text, which every edit invalidates. Walking is cheap near the insertion point.
extension String {
  fileprivate func index(_ start: Index, offsetByUTF16 count: Int) -> Index? {
    var index = start
    var left = count
    while left < 0 {
      guard index > startIndex else { return nil }
      index = unicodeScalars.index(before: index)
      left += UTF16.width(unicodeScalars[index])
      // The target is inside a surrogate pair: one code unit after its start.
      if left > 0 { return utf16.index(after: index) }
    }
    while left > 0 {
      guard index < endIndex else { return nil }
      let width = UTF16.width(unicodeScalars[index])
      if width > left { return utf16.index(after: index) }
      index = unicodeScalars.index(after: index)
      left -= width
    }
    return index
  }

  fileprivate func utf16Distance(from near: Index, to far: Index) -> Int {
    let length = unicodeScalars[min(near, far)..<max(near, far)].reduce(0) { $0 + UTF16.width($1) }
    return far < near ? -length : length
  }
}

extension String.UnicodeScalarView {
  /// Returns the start of the code point that contains an index.
  func index(roundingDown index: Index) -> Index {
    guard index < endIndex else { return endIndex }
    return Index(index, within: self) ?? self.index(before: self.index(after: index))
  }
}
