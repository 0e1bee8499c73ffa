/// Conversion of a line that is longer than anybody types at once, in windows, so that the time grows
/// with the length alone.
///
/// ```
/// keys      ──────────── window ────────────│
/// sentence  我们│去│上海│…│吃饭│…│then      the words up to `overlap` keys before the end are final
///                            └─ window ─────────────────│  the next window begins after them
/// ```
///
/// Words near the end of a window depend on the keys that follow; those before the overlap do not in
/// practice, because no model sees further than some words. A line up to `window` keys is converted whole.
package enum LongLine {
  /// The number of keys that are converted at once.
  package static let window = 4_096
  /// The number of keys at the end of a window whose words are not final.
  private static let overlap = 256
  /// The number of final characters that the next window sees as the text before it.
  private static let contextLength = 64

  /// Converts all keys but those of the last window.
  ///
  /// - Parameters:
  ///   - keys: the keys of a line.
  ///   - context: the text before the line.
  ///   - best: returns the words of the best sentence for a window, with the number of keys of each.
  /// - Returns: the text of the words, and the index of the first key after them.
  package static func beginning<Keys: RandomAccessCollection>(
    of keys: Keys, after context: String,
    best: (_ window: Keys.SubSequence, _ context: String) -> [(text: String, count: Int)]
  ) -> (text: String, end: Keys.Index) {
    var text = ""
    var start = keys.startIndex
    while let end = keys.index(start, offsetBy: window, limitedBy: keys.endIndex),
      end < keys.endIndex
    {
      let before = text.isEmpty ? context : String(text.suffix(contextLength))
      var taken = 0
      for word in best(keys[start..<end], before) where taken <= window - overlap {
        // A word as long as the window, such as a line of one letter, is final too.
        text += word.text
        taken += word.count
      }
      // Without a word there is nothing to go on from: the rest is converted at once.
      guard taken > 0 else { break }
      start = keys.index(start, offsetBy: min(taken, window))
    }
    return (text, start)
  }
}
