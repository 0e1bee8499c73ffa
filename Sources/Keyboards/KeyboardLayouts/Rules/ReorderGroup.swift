/// A group of reorders, which sorts the marks of a run after their base (UTS #35 part 7, reorder).
///
/// Northern Thai `ᨡ ᩫ ᩶ ᩠ᩅ`, typed with the vowel and the tone before the subjoined letter, becomes
/// `ᨡ ᩠ᩅ ᩫ ᩶`.
struct ReorderGroup: Sendable {
  /// The rules by length of `from`, then of `before`, longest first. Rules of equal lengths keep
  /// their order in the file; the later ones override the weights of the earlier ones.
  let rules: [ReorderRule]
  private let lookBehind: Int

  init(_ rules: [ReorderRule]) {
    self.rules = rules.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.from.count != second.from.count { return first.from.count > second.from.count }
      if first.before.count != second.before.count {
        return first.before.count > second.before.count
      }
      return left.offset < right.offset
    }.map { $0.element }
    lookBehind = 32
  }

  /// The sort key of a character within its run.
  private struct SortKey: Comparable {
    var order: Int
    var index: Int
    var tertiary: Int
    var position: Int

    static func < (left: SortKey, right: SortKey) -> Bool {
      (left.order, left.index, left.tertiary, left.position)
        < (right.order, right.index, right.tertiary, right.position)
    }
  }

  private struct Character {
    var key: SortKey
    /// Whether it is a prebase character that was typed before its base and still precedes it.
    var isPrebase: Bool
    var isBase: Bool { key.order == 0 && key.tertiary == 0 }
  }

  /// Sorts the runs that contain elements from an index on. Earlier elements stay as they are.
  ///
  /// - Parameters:
  ///   - context: the elements before the caret.
  ///   - changed: the index of the first element that may have changed.
  ///   - typed: the index of the first element just typed. An earlier prebase character already
  ///     follows its base, unless the marker of waiting prebase characters precedes it.
  /// - Returns: the index of the first changed element; nil if nothing changed.
  func apply(
    to context: inout [TextElement], changedFrom changed: Int, typedFrom typed: Int
  ) -> Int? {
    let first = max(min(changed, context.count) - lookBehind, 0)
    let units = Self.units(of: context, from: first)
    guard let last = units.last else { return nil }
    let characters = classify(context, units, typedFrom: typed)
    var result: [TextElement] = []
    for run in Self.runs(of: characters) {
      let isTouched = (run.last.map { units[$0].upperBound } ?? 0) > changed
      let order = isTouched ? run.sorted { characters[$0].key < characters[$1].key } : Array(run)
      let isWaiting = run.allSatisfy { characters[$0].isPrebase }
      for position in order {
        result += context[units[position]].lazy.filter { $0 != .waitingPrebase }
        guard isWaiting, let scalar = result.popLast() else { continue }
        result += [.waitingPrebase, scalar]
      }
    }
    let old = context[first..<last.upperBound]
    guard !old.elementsEqual(result) else { return nil }
    let same = zip(old, result).prefix { $0 == $1 }.count
    context.replaceSubrange(old.indices, with: result)
    return first + same
  }

  /// The ranges of the units: each scalar with the markers before it.
  private static func units(of context: [TextElement], from first: Int) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start = first
    for index in first..<context.count where !context[index].isMarker {
      units.append(start..<(index + 1))
      start = index + 1
    }
    return units
  }

  private func classify(
    _ context: [TextElement], _ units: [Range<Int>], typedFrom typed: Int
  ) -> [Character] {
    let text = units.map { context[$0.upperBound - 1] }[...]
    var characters: [Character] = []
    var base = (order: 0, index: 0)
    while characters.count < text.count {
      for weight in weights(of: text, at: characters.count) {
        let index = characters.count
        let order = weight.order ?? 0
        let tertiary = weight.tertiary ?? 0
        if tertiary == 0 {
          if order == 0 || weight.isTertiaryBase == true { base = (order, index) }
          let isWaiting =
            units[index].upperBound > typed || context[units[index]].contains(.waitingPrebase)
          characters.append(
            Character(
              key: SortKey(order: order, index: index, tertiary: 0, position: index),
              isPrebase: weight.isPrebase == true && order != 0 && isWaiting))
        } else {
          let key = SortKey(
            order: base.order, index: base.index, tertiary: tertiary, position: index)
          characters.append(Character(key: key, isPrebase: false))
        }
      }
    }
    return characters
  }

  /// Returns the weights of the characters that the best rule matches at an index. Rules of the
  /// same lengths that match too are merged, later ones over earlier ones. If no rule matches, the
  /// result is one character without weights.
  private func weights(of text: ArraySlice<TextElement>, at position: Int) -> [ReorderRule.Weights]
  {
    guard let best = rules.firstIndex(where: { $0.matches(text, at: position) }) else {
      return [ReorderRule.Weights()]
    }
    var weights = rules[best].weights
    for rule in rules[(best + 1)...] {
      guard rule.from.count == rules[best].from.count,
        rule.before.count == rules[best].before.count
      else { break }
      guard rule.matches(text, at: position) else { continue }
      weights = zip(weights, rule.weights).map { $0.overridden(by: $1) }
    }
    return weights
  }

  /// Splits the characters into runs: prebase characters, the base, and the characters that follow
  /// it.
  private static func runs(of characters: [Character]) -> [Range<Int>] {
    var starts: [Int] = []
    var prefix: Int?
    for (index, character) in characters.enumerated() {
      if character.isPrebase {
        if prefix == nil { prefix = index }
      } else if character.isBase {
        starts.append(prefix ?? index)
        prefix = nil
      }
    }
    // Characters before the first base, and a prefix without a base, form runs of one character
    // each, so they are not sorted.
    if let prefix { starts.append(contentsOf: prefix..<characters.count) }
    let lead = 0..<(starts.first ?? characters.count)
    var runs = lead.map { $0..<($0 + 1) }
    for (index, start) in starts.enumerated() {
      runs.append(start..<(index + 1 < starts.count ? starts[index + 1] : characters.count))
    }
    return runs
  }
}
