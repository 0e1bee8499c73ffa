import TextUnits

/// Decomposes text with markers (UTS #35 part 7, Normalization and Markers). A marker stays
/// directly before the scalar that it precedes, wherever canonical ordering moves that scalar.
/// Trailing markers stay at the end.
enum ElementNormalizer {
  /// Decomposes and reorders the elements from an index on. The elements before it are normalized
  /// already.
  static func normalize(_ elements: inout [TextElement], from start: Int) {
    let first = segmentStart(at: start, in: elements)
    guard elements[first...].contains(where: { !isInert($0) }) else { return }
    decompose(&elements, from: first)
    order(&elements, from: first)
  }

  /// Returns the start of the segment that contains an index. No later text can move or change the
  /// elements before that start.
  static func segmentStart(at index: Int, in elements: [TextElement]) -> Int {
    var start = min(index, elements.count)
    while start > 0 {
      if start < elements.count, let scalar = elements[start].scalar,
        Normalization.combiningClass(of: scalar) == 0
      {
        break
      }
      start -= 1
    }
    // Markers move together with the scalar that follows them.
    while start > 0, elements[start - 1].isMarker { start -= 1 }
    return start
  }

  /// Whether the element neither decomposes nor moves. This holds for all of ASCII.
  private static func isInert(_ element: TextElement) -> Bool {
    element.code < 0xC0 || element.isMarker
  }

  private static func decompose(_ elements: inout [TextElement], from start: Int) {
    var index = start
    while index < elements.count {
      if let scalar = elements[index].scalar, scalar.value >= 0xC0 {
        let parts = Normalization.decomposition(of: scalar)
        if !parts.isEmpty {
          elements.replaceSubrange(index...index, with: parts.lazy.map(TextElement.init))
          index += parts.count - 1
        }
      }
      index += 1
    }
  }

  /// Applies canonical ordering: an insertion sort of units, where a unit is a scalar with the
  /// markers before it.
  private static func order(_ elements: inout [TextElement], from start: Int) {
    var unitStart = start
    var sorted: [(class: UInt8, range: Range<Int>)] = []
    for index in start..<elements.count {
      guard let scalar = elements[index].scalar else { continue }
      let combiningClass = Normalization.combiningClass(of: scalar)
      let unit = unitStart..<(index + 1)
      unitStart = index + 1
      guard combiningClass != 0 else {
        sorted = [(0, unit)]
        continue
      }
      var position = sorted.count
      while position > 0, sorted[position - 1].class > combiningClass { position -= 1 }
      guard position < sorted.count else {
        sorted.append((combiningClass, unit))
        continue
      }
      let target = sorted[position].range.lowerBound
      let moved = Array(elements[unit])
      elements.removeSubrange(unit)
      elements.insert(contentsOf: moved, at: target)
      for later in position..<sorted.count {
        let range = sorted[later].range
        sorted[later].range = (range.lowerBound + unit.count)..<(range.upperBound + unit.count)
      }
      sorted.insert((combiningClass, target..<(target + unit.count)), at: position)
    }
  }
}
