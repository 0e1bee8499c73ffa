import TextUnits

/// The decomposed form of text with markers (UTS #35 part 7, Normalization and Markers): a marker
/// stays before the scalar that it stands before, wherever canonical order moves that; markers at the
/// end stay at the end.
enum ElementNormalizer {
  /// Decomposes and orders the elements from an index on. Before it stands a normalized text.
  static func normalize(_ elements: inout [TextElement], from start: Int) {
    let first = segmentStart(at: start, in: elements)
    guard elements[first...].contains(where: { !isInert($0) }) else { return }
    decompose(&elements, from: first)
    order(&elements, from: first)
  }

  /// The start of the segment that an index is in: nothing before it moves or changes with what
  /// comes after.
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
    // The markers before a scalar go with it.
    while start > 0, elements[start - 1].isMarker { start -= 1 }
    return start
  }

  /// Whether an element neither decomposes nor moves, as all of ASCII.
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

  /// Canonical order: an insertion sort of each scalar with the markers before it.
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
