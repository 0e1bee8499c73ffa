/// Writes Latin letters in a script by the cheapest rules, without a lexicon: the text of names and
/// new words. No Latin letter is left, because each has a rule.
struct RomanisedLetters: Sendable {
  private let rules: RomanisationRules

  init(rules: RomanisationRules) { self.rules = rules }

  /// The cheapest text so far: its cost, and the rule and state that it ends with.
  private struct Step {
    var cost: Int32
    var rule: Int
    var previous: Int
  }

  /// Returns the cheapest text of keys, with the cost of its rules (nats × 1000).
  ///
  /// Digits and marks without a rule are written as themselves.
  func text(of keys: [UInt8]) -> (text: String, cost: Int32) {
    // The state after n keys is 2n, or 2n + 1 after a consonant with its inherent vowel.
    let count = keys.count
    var steps = [Step?](repeating: nil, count: 2 * count + 2)
    steps[0] = Step(cost: 0, rule: -1, previous: -1)
    for end in 1..<(count + 1) where count > 0 {
      for start in max(0, end - rules.longestKeys)..<end {
        let range = rules.byKeys[RomanisationRules.packed(keys[start..<end])] ?? 0..<0
        for index in range where applies(rules.rules[index], start, end == count) {
          relax(&steps, from: start, to: end, by: index)
        }
      }
      guard steps[2 * end] == nil, steps[2 * end + 1] == nil else { continue }
      let before = [2 * end - 2, 2 * end - 1].min {
        steps[$0]?.cost ?? .max < steps[$1]?.cost ?? .max
      }
      if let before, let cost = steps[before]?.cost {
        steps[2 * end] = Step(cost: cost + Self.unwritable, rule: -1, previous: before)
      }
    }
    return written(steps, keys)
  }

  /// The cost of a key without a rule.
  private static let unwritable: Int32 = 20_000

  private func applies(_ rule: RomanisationRules.Rule, _ start: Int, _ isLast: Bool) -> Bool {
    switch rule.position {
    case .anywhere: true
    case .start: start == 0
    case .end: isLast
    }
  }

  private func relax(_ steps: inout [Step?], from start: Int, to end: Int, by index: Int) {
    let rule = rules.rules[index]
    for isOpen in [0, 1] {
      guard let step = steps[2 * start + isOpen],
        rule.need == .anything || (rule.need == .openConsonant) == (isOpen == 1)
      else { continue }
      let state = 2 * end + (rule.opensConsonant ? 1 : 0)
      let cost = step.cost + rule.cost
      if let known = steps[state], known.cost <= cost { continue }
      steps[state] = Step(cost: cost, rule: index, previous: 2 * start + isOpen)
    }
  }

  private func written(_ steps: [Step?], _ keys: [UInt8]) -> (text: String, cost: Int32) {
    var state = steps.count - 2
    if let open = steps[state + 1], open.cost < steps[state]?.cost ?? .max { state += 1 }
    let cost = steps[state]?.cost ?? 0
    var parts: [String] = []
    while state > 1, let step = steps[state] {
      parts.append(
        step.rule >= 0
          ? rules.rules[step.rule].text : String(decoding: [keys[state / 2 - 1]], as: UTF8.self))
      state = step.previous
    }
    return (parts.reversed().joined(), cost)
  }
}
