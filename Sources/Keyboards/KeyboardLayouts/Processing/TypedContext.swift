import TextUnits

/// The end of the text before the caret, as rules see it and as the document has it.
struct TypedContext: Hashable, Sendable {
  /// The elements, decomposed where the layout wants that, with the markers typed so far.
  private(set) var elements: [TextElement] = []
  /// The same text as the document has it.
  private(set) var text: [Unicode.Scalar] = []
  /// Whether the text begins here; false where it is not known.
  private(set) var isTextStart = false
  /// Whether elements are decomposed, and text composed.
  let normalizes: Bool

  /// The most scalars that are kept: more than any pattern is likely to look at.
  static let limit = 96
  /// The most elements, markers included.
  private static let elementLimit = 256

  init(normalizes: Bool) { self.normalizes = normalizes }

  /// Forgets all.
  mutating func reset() { self = TypedContext(normalizes: normalizes) }

  /// Takes notice of the text that the document has before the caret. Where it is not what is
  /// remembered, somebody else changed it or moved the caret: the text is taken over, the markers
  /// are dropped.
  mutating func synchronize(with document: String) {
    let tail = Array(document.unicodeScalars.suffix(Self.limit))
    // A full tail may be all there is; nothing depends on that one case.
    let isWhole = tail.count < Self.limit
    if tail.elementsEqual(text) {
      isTextStart = isWhole
    } else if !tail.isEmpty, tail.count < text.count, text.suffix(tail.count).elementsEqual(tail) {
      // The host shows less than is remembered.
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

  /// Whether text put before what is remembered leaves that as it is.
  private var canExtend: Bool {
    guard normalizes, let first = text.first else { return true }
    return Normalization.isBoundary(before: first)
  }

  private mutating func load(_ scalars: ArraySlice<Unicode.Scalar>, isWhole: Bool) {
    // What a cut tail begins with may be half a character.
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

  /// Puts new elements in place of those remembered, and answers what that does to the document.
  mutating func replace(with new: [TextElement]) -> TextReplacement {
    let (old, wanted) = (elements.compactMap(\.scalar), new.compactMap(\.scalar))
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

  /// Up to where two texts are the same, and can be cut without changing what composes.
  private func splitPoint(_ old: [Unicode.Scalar], _ new: [Unicode.Scalar]) -> Int {
    var split = zip(old, new).prefix { $0 == $1 }.count
    guard normalizes else { return split }
    func canCut(_ scalars: [Unicode.Scalar]) -> Bool {
      split == scalars.count || Normalization.isBoundary(before: scalars[split])
    }
    while split > 0, !(canCut(old) && canCut(new)) { split -= 1 }
    return split
  }

  /// How many scalars of the document's text decompose to these, which are its end.
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

  /// The start of the user-perceived character of the document that a place is in.
  private func characterStart(at position: Int, atLeast least: Int) -> Int {
    var start = 0
    for character in Self.string(text[...]) {
      let next = start + character.unicodeScalars.count
      if next > position { break }
      start = next
    }
    return max(start, least)
  }

  /// Takes away the last scalars of the document's text: the program deleted them.
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

  /// Takes away a marker at the caret.
  mutating func removeLastMarker() {
    if elements.last?.isMarker == true { elements.removeLast() }
  }

  /// Keeps no more than the limits.
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
    while elements.count > Self.elementLimit, let marker = elements.firstIndex(where: \.isMarker) {
      elements.remove(at: marker)
    }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
