import TextUnits

/// The end of the text before the caret, both as rules see it and as the document contains it.
struct TypedContext: Hashable, Sendable {
  /// The text as elements with the markers typed so far, decomposed if `normalizes` is true.
  private(set) var elements: [TextElement] = []
  /// The scalars of the document that the elements stand for.
  private(set) var text: [Unicode.Scalar] = []
  /// Whether the document's text begins at the start of `text`; false if unknown.
  private(set) var isTextStart = false
  /// Whether elements are decomposed and document text is composed.
  let normalizes: Bool

  /// The maximum number of scalars kept: more than any pattern is likely to inspect.
  static let limit = 96
  /// The maximum number of elements kept, including markers.
  private static let elementLimit = 256

  init(normalizes: Bool) { self.normalizes = normalizes }

  /// Clears the text and the markers.
  mutating func reset() { self = TypedContext(normalizes: normalizes) }

  /// Compares the context with the document's text before the caret. If they differ, something else
  /// changed the text or moved the caret: the document's text is taken over and the markers are
  /// dropped.
  mutating func synchronize(with document: String) {
    let tail = Array(document.unicodeScalars.suffix(Self.limit))
    // A document of exactly `limit` scalars is taken for a longer one; nothing depends on it.
    let isWhole = tail.count < Self.limit
    if tail.elementsEqual(text) {
      isTextStart = isWhole
    } else if !tail.isEmpty, tail.count < text.count, text.suffix(tail.count).elementsEqual(tail) {
      // The host shows less text than the context has. Keep the context.
    } else if !isTextStart, tail.suffix(text.count).elementsEqual(text), canExtend {
      var before = TypedContext(normalizes: normalizes)
      before.load(tail.dropLast(text.count), isWhole: isWhole)
      elements = before.elements + elements
      text = before.text + text
      isTextStart = before.isTextStart
    } else {
      load(tail[...], isWhole: isWhole)
    }
  }

  /// Whether prepending text leaves the context unchanged: its first scalar composes with nothing
  /// before it.
  private var canExtend: Bool {
    guard normalizes, let first = text.first else { return true }
    return Normalization.isBoundary(before: first)
  }

  private mutating func load(_ scalars: ArraySlice<Unicode.Scalar>, isWhole: Bool) {
    // A tail that was cut off can begin inside a combining sequence. Drop that partial sequence.
    let isCut = !isWhole && normalizes
    text = Array(isCut ? scalars.drop { !Normalization.isBoundary(before: $0) } : scalars)
    elements = decomposed(text[...])
    isTextStart = isWhole
  }

  private func decomposed(_ scalars: ArraySlice<Unicode.Scalar>) -> [TextElement] {
    var elements = scalars.map(TextElement.init)
    if normalizes { ElementNormalizer.normalize(&elements, from: 0) }
    return elements
  }

  /// Replaces the elements.
  ///
  /// - Returns: the change of the document that corresponds to it.
  mutating func replace(with new: [TextElement]) -> TextReplacement {
    let (old, wanted) = (elements.compactMap { $0.scalar }, new.compactMap { $0.scalar })
    let split = splitPoint(old, wanted)
    let kept = text.count - documentLength(of: old[split...])
    let oldTail = text[kept...]
    let newTail = composed(wanted[split...])
    var same = zip(oldTail, newTail).prefix { $0 == $1 }.count
    if same < oldTail.count { same = characterStart(at: kept + same, atLeast: kept) - kept }
    elements = new
    text.replaceSubrange(kept..., with: newTail)
    trim()
    return TextReplacement(
      deleted: Self.string(oldTail.dropFirst(same)), inserted: Self.string(newTail.dropFirst(same)))
  }

  /// The length of the common prefix, shortened so that cutting there does not change composition.
  private func splitPoint(_ old: [Unicode.Scalar], _ new: [Unicode.Scalar]) -> Int {
    var split = zip(old, new).prefix { $0 == $1 }.count
    guard normalizes else { return split }
    func canCut(_ scalars: [Unicode.Scalar]) -> Bool {
      split == scalars.count || Normalization.isBoundary(before: scalars[split])
    }
    while split > 0, !(canCut(old) && canCut(new)) { split -= 1 }
    return split
  }

  /// The number of scalars at the end of `text` whose decomposition has as many scalars as `tail`.
  private func documentLength(of tail: ArraySlice<Unicode.Scalar>) -> Int {
    guard normalizes else { return tail.count }
    var left = tail.count
    var length = 0
    for scalar in text.reversed() where left > 0 {
      left -= max(Normalization.decomposition(of: scalar).count, 1)
      length += 1
    }
    return length
  }

  private func composed(_ scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    guard normalizes, scalars.contains(where: { $0.value >= 0x300 }) else { return Array(scalars) }
    return Array(Normalization.nfc(Self.string(scalars)).unicodeScalars)
  }

  /// The start of the user-perceived character of `text` that contains an offset, but at least
  /// `least`. All are scalar offsets.
  private func characterStart(at offset: Int, atLeast least: Int) -> Int {
    var start = 0
    for character in Self.string(text[...]) {
      let next = start + character.unicodeScalars.count
      if next > offset { break }
      start = next
    }
    return max(start, least)
  }

  /// Removes the last scalars of the text, which the program has deleted from the document. Clears
  /// the context if it has fewer.
  mutating func removeLast(scalars count: Int) {
    guard count > 0, count <= text.count else { return count > 0 ? reset() : () }
    var cut = text.count - count
    let end = cut
    while normalizes, cut > 0, !Normalization.isBoundary(before: text[cut]) { cut -= 1 }
    let removed = elements.count(where: { !$0.isMarker }) - decomposed(text[..<cut]).count
    dropLast(scalars: removed)
    elements += decomposed(text[cut..<end])
    text.removeSubrange(end...)
  }

  /// Drops the last scalars with the markers on both sides of them.
  private mutating func dropLast(scalars count: Int) {
    var left = count
    while let last = elements.last, left > 0 || last.isMarker {
      if !last.isMarker { left -= 1 }
      elements.removeLast()
    }
  }

  /// Removes the last element if it is a marker.
  mutating func removeLastMarker() {
    if elements.last?.isMarker == true { elements.removeLast() }
  }

  /// Shortens the context to the limits, dropping the oldest text and the oldest markers.
  private mutating func trim() {
    if text.count > Self.limit {
      var cut = text.count - Self.limit
      while normalizes, cut < text.count, !Normalization.isBoundary(before: text[cut]) { cut += 1 }
      var removed = decomposed(text[..<cut]).count
      let kept = elements.firstIndex {
        if $0.isMarker { return removed == 0 }
        defer { removed -= 1 }
        return removed == 0
      }
      elements.removeSubrange(..<(kept ?? elements.count))
      text.removeSubrange(..<cut)
      isTextStart = false
    }
    while elements.count > Self.elementLimit,
      let marker = elements.firstIndex(where: { $0.isMarker })
    {
      elements.remove(at: marker)
    }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
