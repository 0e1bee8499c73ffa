/// Kana that are being typed: each with the keys that made it, so that the keys can be given back, and
/// where the caret stands among them.
///
/// ```
/// kya          きゃ|    き of k, ゃ of ya
/// <BackSpace>  き|      き of ki
/// ```
struct KanaText: Codable, Hashable, Sendable {
  /// A kana, or a letter that waits for more.
  struct Unit: Codable, Hashable, Sendable {
    /// What is shown.
    var text: String
    /// The keys that it stands for.
    var keys: String
    /// Whether it is a letter that waits.
    var isWaiting = false
    /// Whether the keys of the kana before it belong to the same row: they cannot stand alone.
    var isContinued = false
  }

  private(set) var units: [Unit] = []
  /// The caret, in units.
  private(set) var caret = 0

  var isEmpty: Bool { units.isEmpty }
  var count: Int { units.count }
  /// What is shown.
  var text: String { units.map(\.text).joined() }
  /// The keys.
  var keys: String { units.map(\.keys).joined() }

  /// The units of a range as text.
  func text(_ range: Range<Int>) -> String {
    units[range.clamped(to: units.indices)].map(\.text).joined()
  }

  /// The keys of a range.
  func keys(_ range: Range<Int>) -> String {
    units[range.clamped(to: units.indices)].map(\.keys).joined()
  }

  /// The letters before the caret that wait.
  var waiting: String {
    units[..<caret].reversed().prefix(while: \.isWaiting).reversed().map(\.text).joined()
  }

  /// Whether what is saved fits together.
  var isConsistent: Bool {
    (0...units.count).contains(caret)
      && units.allSatisfy { $0.text.unicodeScalars.count == 1 && !$0.text.isEmpty }
  }

  /// Puts kana in the place of the letters before the caret that wait.
  mutating func replaceWaiting(
    by kana: [(text: String, keys: String)], waiting: String, spelling: (String) -> String
  ) {
    let start = caret - self.waiting.unicodeScalars.count
    units.removeSubrange(start..<caret)
    breakUp(at: start, spelling)
    var new: [Unit] = []
    for (text, keys) in kana { new += Self.units(of: text, keys: keys) }
    new += waiting.unicodeScalars.map {
      Unit(text: String($0), keys: String($0), isWaiting: true)
    }
    units.insert(contentsOf: new, at: start)
    caret = start + new.count
  }

  /// The kana of one row of a table: each has a part of its keys.
  private static func units(of text: String, keys: String) -> [Unit] {
    let kana = Array(text.unicodeScalars)
    let keys = Array(keys.unicodeScalars)
    return kana.enumerated().map { index, scalar in
      let start = min(index, keys.count)
      let end = index == kana.count - 1 ? keys.count : min(index + 1, keys.count)
      return Unit(
        text: String(scalar), keys: String(String.UnicodeScalarView(keys[start..<end])),
        isContinued: index > 0)
    }
  }

  /// What waits before the caret becomes what it is when nothing follows.
  mutating func endWaiting(_ table: RomajiTable) {
    guard !waiting.isEmpty else { return }
    replaceWaiting(by: table.end(waiting), waiting: "", spelling: table.spelling)
  }

  /// The kana before the caret.
  var unitBeforeCaret: Unit? { caret > 0 ? units[caret - 1] : nil }

  /// Puts another kana in the place of the one before the caret.
  mutating func changeLast(to text: String, keys: String) {
    guard caret > 0 else { return }
    units[caret - 1].text = text
    units[caret - 1].keys = keys
  }

  /// Takes the kana before the caret away. Answers false where there is none.
  mutating func deleteBackward(spelling: (String) -> String) -> Bool {
    guard caret > 0 else { return false }
    breakUp(at: caret, spelling)
    breakUp(at: caret - 1, spelling)
    caret -= 1
    units.remove(at: caret)
    return true
  }

  /// Takes the kana after the caret away. Answers false at the end.
  mutating func deleteForward(spelling: (String) -> String) -> Bool {
    guard caret < units.count else { return false }
    breakUp(at: caret + 1, spelling)
    breakUp(at: caret, spelling)
    units.remove(at: caret)
    return true
  }

  /// Kana of one row that a place divides get keys of their own.
  private mutating func breakUp(at position: Int, _ spelling: (String) -> String) {
    guard position > 0, position < units.count, units[position].isContinued else { return }
    var start = position - 1
    while start > 0, units[start].isContinued { start -= 1 }
    var end = position + 1
    while end < units.count, units[end].isContinued { end += 1 }
    for index in start..<end {
      units[index].keys = spelling(units[index].text)
      units[index].isContinued = false
    }
  }

  /// Moves the caret to a place.
  mutating func moveCaret(to position: Int) { caret = min(max(position, 0), units.count) }

  /// Takes the first units away.
  mutating func removeFirst(_ count: Int, spelling: (String) -> String) {
    breakUp(at: count, spelling)
    units.removeFirst(min(count, units.count))
    caret = max(caret - count, 0)
  }
}
