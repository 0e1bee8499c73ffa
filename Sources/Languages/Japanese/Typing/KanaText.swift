/// The kana being typed, with a caret. Each kana keeps the keys that made it, so that the keys can
/// be restored.
///
/// ```
/// kya          きゃ|    き keeps k, ゃ keeps ya
/// <BackSpace>  き|      き keeps ki
/// ```
struct KanaText: Codable, Hashable, Sendable {
  /// A kana, or a letter that waits for more letters.
  struct Unit: Codable, Hashable, Sendable {
    /// The shown text, one scalar.
    var text: String
    /// The keys that typed it.
    var keys: String
    /// Whether it is a letter that waits for more letters.
    var isWaiting = false
    /// Whether it comes from the same table row as the unit before it. Their keys belong together
    /// and cannot be split.
    var isContinued = false
    /// Whether it was typed on a plane of Latin letters, and stays as typed.
    var isLatin = false
  }

  private(set) var units: [Unit] = []
  /// The caret as an index into `units`.
  private(set) var caret = 0

  var isEmpty: Bool { units.isEmpty }
  var count: Int { units.count }
  /// The shown text of all units.
  var text: String { units.map(\.text).joined() }
  /// The keys of all units.
  var keys: String { units.map(\.keys).joined() }

  /// Returns the shown text of a range of units.
  func text(_ range: Range<Int>) -> String {
    units[range.clamped(to: units.indices)].map(\.text).joined()
  }

  /// Returns the keys of a range of units.
  func keys(_ range: Range<Int>) -> String {
    units[range.clamped(to: units.indices)].map(\.keys).joined()
  }

  /// The waiting letters before the caret.
  var waiting: String {
    units[..<caret].reversed().prefix(while: \.isWaiting).reversed().map(\.text).joined()
  }

  /// Whether a decoded value is valid: the caret is in range and every unit is one scalar.
  var isConsistent: Bool {
    (0...units.count).contains(caret)
      && units.allSatisfy { $0.text.unicodeScalars.count == 1 && !$0.text.isEmpty }
  }

  /// Replaces the waiting letters before the caret with kana and new waiting letters.
  ///
  /// - Parameters:
  ///   - kana: The kana, each with its keys.
  ///   - waiting: The letters that wait after the kana.
  ///   - spelling: Returns the romaji of a kana whose row is split.
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

  /// Marks the unit before the caret as Latin text.
  mutating func keepLastLatin() {
    guard caret > 0 else { return }
    units[caret - 1].isLatin = true
  }

  /// Returns the kana of one table row, each with a part of the row's keys.
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

  /// Resolves the waiting letters before the caret as if nothing follows: n becomes ん.
  mutating func endWaiting(_ table: RomajiTable) {
    guard !waiting.isEmpty else { return }
    replaceWaiting(by: table.end(waiting), waiting: "", spelling: table.spelling)
  }

  /// The kana before the caret; nil at the start.
  var unitBeforeCaret: Unit? { caret > 0 ? units[caret - 1] : nil }

  /// Replaces the kana before the caret.
  mutating func changeLast(to text: String, keys: String) {
    guard caret > 0 else { return }
    units[caret - 1].text = text
    units[caret - 1].keys = keys
  }

  /// Replaces the shown text of a unit and keeps its keys.
  mutating func setText(_ text: String, at index: Int) {
    guard units.indices.contains(index) else { return }
    units[index].text = text
  }

  /// Removes the kana before the caret.
  ///
  /// - Returns: False if there is none.
  mutating func deleteBackward(spelling: (String) -> String) -> Bool {
    guard caret > 0 else { return false }
    breakUp(at: caret, spelling)
    breakUp(at: caret - 1, spelling)
    caret -= 1
    units.remove(at: caret)
    return true
  }

  /// Removes the kana after the caret.
  ///
  /// - Returns: False if the caret is at the end.
  mutating func deleteForward(spelling: (String) -> String) -> Bool {
    guard caret < units.count else { return false }
    breakUp(at: caret + 1, spelling)
    breakUp(at: caret, spelling)
    units.remove(at: caret)
    return true
  }

  /// Gives the kana of a table row their own keys, if an index splits the row.
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

  /// Moves the caret to a unit index, clamped to the text.
  mutating func moveCaret(to index: Int) { caret = min(max(index, 0), units.count) }

  /// Removes the first units.
  mutating func removeFirst(_ count: Int, spelling: (String) -> String) {
    breakUp(at: count, spelling)
    units.removeFirst(min(count, units.count))
    caret = max(caret - count, 0)
  }
}
