/// The ranges that deletion by part of a word removes, inside the range of deletion by word. A part
/// is a run of capitals, or a run of other letters and digits with the capital before it; `_`
/// separates parts.
///
/// ```
/// CSSToken|  →  CSS|        foo_bar|  →  foo_|        EatCSS|  →  Eat|
/// ```
struct SubwordDeletion {
  let window: TextWindow

  /// Returns the start of the deletion before `end`, at or after `word`.
  func start(before end: Int, within word: Int) -> Int {
    var start = end
    while let last = window.scalar(before: start), last.start >= word, !isPart(last.scalar) {
      start = last.start
    }
    guard let last = window.scalar(before: start), last.start >= word else { return start }
    let isCapital = last.scalar.properties.isUppercase
    while let next = window.scalar(before: start), next.start >= word, isPart(next.scalar),
      next.scalar.properties.isUppercase == isCapital
    {
      start = next.start
    }
    if !isCapital, let capital = window.scalar(before: start), capital.start >= word,
      capital.scalar.properties.isUppercase
    {
      start = capital.start
    }
    return start
  }

  /// Returns the end of the deletion after `start`, at or before `word`.
  func end(after start: Int, within word: Int) -> Int {
    var end = start
    while let next = window.scalar(after: end), next.end <= word, !isPart(next.scalar) {
      end = next.end
    }
    let first = end
    var capitals = 0
    while let next = window.scalar(after: end), next.end <= word,
      next.scalar.properties.isUppercase
    {
      end = next.end
      capitals += 1
    }
    guard capitals < 2 else { return lastCapitalStart(before: end, after: first, within: word) }
    while let next = window.scalar(after: end), next.end <= word, isPart(next.scalar),
      !next.scalar.properties.isUppercase
    {
      end = next.end
    }
    return end
  }

  /// Returns the end of a run of capitals without its last capital, if that begins the next part:
  /// `CSS` of `CSSToken`.
  private func lastCapitalStart(before end: Int, after first: Int, within word: Int) -> Int {
    guard let next = window.scalar(after: end), next.end <= word, isPart(next.scalar),
      let last = window.scalar(before: end), last.start > first
    else { return end }
    return last.start
  }

  private func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.canonicalCombiningClass != .notReordered
  }
}
