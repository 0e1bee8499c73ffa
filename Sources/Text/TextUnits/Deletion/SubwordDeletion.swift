/// What delete-by-part-of-word takes, within the word that delete-by-word would take: a run of
/// capitals, or a run of other letters and digits with the capital before it; `_` separates.
///
/// ```
/// CSSToken|  →  CSS|        foo_bar|  →  foo_|        EatCSS|  →  Eat|
/// ```
struct SubwordDeletion {
  let window: TextWindow

  /// The start of what goes before `end`, not before `word`.
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

  /// The end of what goes after `start`, not after `word`.
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

  /// The last capital of a run belongs to the letters that follow it: `CSS` of `CSSToken`.
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
