import Suggestions

/// Writes Latin letters in a script by the cheapest rules, without a lexicon: the text of names and
/// new words. No Latin letter is left, because each has a rule.
struct RomanisedLetters: Sendable {
  private let rules: RomanisationRules

  init(rules: RomanisationRules) { self.rules = rules }

  /// The cheapest text so far: its cost, and the rule and state that it ends with. The rule that
  /// inserts the virama is `rules.rules.count`.
  private struct Step {
    var cost: Int
    var rule: Int
    var previous: Int
  }

  /// Returns the cheapest text of keys, with the cost of its rules (nats × 1000) and the number of
  /// its letters, jamo counted one by one.
  ///
  /// Digits and marks without a rule are written as themselves.
  func text(of keys: [UInt8]) -> (text: String, cost: Int, letterCount: Int) {
    // The state after n keys is 2n, or 2n + 1 after a consonant with its inherent vowel.
    let count = keys.count
    var steps = [Step?](repeating: nil, count: 2 * count + 2)
    steps[0] = Step(cost: 0, rule: -1, previous: -1)
    for end in 1..<(count + 1) where count > 0 {
      for start in max(0, end - rules.longestKeys)..<end {
        let range = rules.byKeys[RomanisationRules.packed(keys[start..<end])] ?? 0..<0
        for index in range where applies(rules.rules[index], start, end == count) {
          relax(&steps, from: start, to: end, by: index, isLast: end == count)
        }
      }
      close(&steps, at: end)
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
  private static let unwritable = 20_000

  private func applies(_ rule: RomanisationRules.Rule, _ start: Int, _ isLast: Bool) -> Bool {
    switch rule.position {
    case .anywhere: true
    case .start: start == 0
    case .end: isLast
    case .inside: start > 0
    }
  }

  private func relax(
    _ steps: inout [Step?], from start: Int, to end: Int, by index: Int, isLast: Bool
  ) {
    let rule = rules.rules[index]
    for isOpen in [0, 1] {
      guard let step = steps[2 * start + isOpen],
        rule.need == .anything || (rule.need == .openConsonant) == (isOpen == 1)
      else { continue }
      let state = 2 * end + (rule.opensConsonant ? 1 : 0)
      let cost = step.cost + Int(rule.cost) + (isLast && rule.isInner ? Int(rules.innerEnd) : 0)
      if let known = steps[state], known.cost <= cost { continue }
      steps[state] = Step(cost: cost, rule: index, previous: 2 * start + isOpen)
    }
  }

  /// Inserts the virama after a consonant without a vowel, if that is cheaper.
  private func close(_ steps: inout [Step?], at end: Int) {
    guard let virama = rules.virama, let open = steps[2 * end + 1] else { return }
    let cost = open.cost + Int(virama.cost)
    if let known = steps[2 * end], known.cost <= cost { return }
    steps[2 * end] = Step(cost: cost, rule: rules.rules.count, previous: 2 * end + 1)
  }

  private func written(
    _ steps: [Step?], _ keys: [UInt8]
  ) -> (text: String, cost: Int, letterCount: Int) {
    var state = steps.count - 2
    let closed = steps[state]?.cost ?? .max
    if let open = steps[state + 1], open.cost + Int(rules.openEnd) < closed { state += 1 }
    let cost = steps[state]?.cost ?? 0
    var parts: [String] = []
    while state > 1, let step = steps[state] {
      parts.append(text(of: step, key: keys[state / 2 - 1]))
      state = step.previous
    }
    let text = parts.reversed().joined()
    return (rules.isJamo ? composed(text) : text, cost, text.unicodeScalars.count)
  }

  /// Composes jamo to syllables.
  private func composed(_ jamo: String) -> String {
    let letters = jamo.unicodeScalars.flatMap { HangulLetters.letters(of: $0.value) ?? [$0.value] }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: HangulLetters.syllables(of: letters).compactMap(Unicode.Scalar.init))
    return String(text)
  }

  private func text(of step: Step, key: UInt8) -> String {
    if rules.rules.indices.contains(step.rule) { return rules.rules[step.rule].text }
    if step.rule > 0, let virama = rules.virama { return virama.text }
    return String(decoding: [key], as: UTF8.self)
  }
}
