/// The range that one press of Backspace or forward delete removes.
struct CharacterDeletion {
  let window: TextWindow
  let policy: DeletePolicy
  let clusters: any BreakIterator

  /// Returns the start of the text that Backspace removes before `end`. `clusters` must have the
  /// text of `window`.
  func start(before end: Int) -> Int {
    guard let last = window.scalar(before: end) else { return end }
    if last.scalar.isASCII, last.scalar.value != 0x0A {
      return last.start
    }
    let pictures = EmojiSequence(window: window)
    if let emoji = pictures.start(endingAt: end) { return pictures.withoutJoiner(before: emoji) }
    if last.scalar.isHalfWidthMark { return last.start }
    let cluster = clusters.boundary(before: end) ?? last.start
    guard cluster < last.start else { return last.start }
    if last.scalar.value == 0x0A { return cluster }
    // A joiner or other invisible sign is deleted by itself: 👁 ZWJ leaves 👁.
    if last.scalar.properties.generalCategory == .format { return last.start }
    if last.scalar.isCombiningKeycap { return last.start }
    if policy[window.script(of: cluster..<end)].backspace == .cluster { return cluster }
    return composedStart(of: last.scalar, last.start, in: cluster..<end)
  }

  /// Returns the start of the last scalar as it is in the composed form, so that equal texts lose the
  /// same. A sign that is stored in parts goes whole.
  ///
  /// ```
  /// ক + ো    ক          ক + ে + া    ক
  /// ا + ٔ     empty, because أ is one letter
  /// ```
  private func composedStart(
    of last: Unicode.Scalar, _ start: Int, in cluster: Range<Int>
  ) -> Int {
    guard !Normalization.isBoundary(before: last) else { return start }
    let composed = Normalization.nfc(text(of: cluster)).unicodeScalars.dropLast()
    var offset = start
    while true {
      let left = Normalization.nfc(text(of: cluster.lowerBound..<offset)).unicodeScalars
      if left.elementsEqual(composed) { return offset }
      guard offset > cluster.lowerBound, let previous = window.scalar(before: offset) else {
        return start
      }
      offset = previous.start
    }
  }

  private func text(of range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: window.bytes[range]), as: UTF8.self)
  }

  /// Returns the end of the text that forward delete removes after `start`. `clusters` must have
  /// the text of `window`.
  func end(after start: Int) -> Int {
    guard let first = window.scalar(after: start) else { return start }
    let cluster = clusters.boundary(after: start) ?? first.end
    guard cluster > first.end else { return cluster }
    return policy[window.script(of: start..<cluster)].forward == .cluster ? cluster : first.end
  }
}

extension Script {
  static let common = Script(of: " ")
  static let inherited = Script(of: "\u{301}")
  /// The script of code points that the installed ICU does not know.
  static let unknown = Script(of: "\u{10FFFE}")
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the sound marks of half-width kana, which are keys of their own.
  fileprivate var isHalfWidthMark: Bool { value == 0xFF9E || value == 0xFF9F }
}
