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
    if let emoji = EmojiSequence(window: window).start(endingAt: end) { return emoji }
    let cluster = clusters.boundary(before: end) ?? last.start
    guard cluster < last.start else { return last.start }
    if last.scalar.value == 0x0A { return cluster }
    // A joiner or other invisible sign is deleted by itself: 👁 ZWJ leaves 👁.
    if last.scalar.properties.generalCategory == .format { return last.start }
    if last.scalar.isCombiningKeycap { return last.start }
    return policy[window.script(of: cluster..<end)].backspace == .cluster ? cluster : last.start
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
