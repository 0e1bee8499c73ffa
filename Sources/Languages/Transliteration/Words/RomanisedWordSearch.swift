import Suggestions

/// Finds the words of a lexicon that Latin letters may stand for.
///
/// For each number of typed keys it holds the trie nodes that rules lead to, with the cost of the
/// cheapest way to each. One more key extends these lists; Backspace drops the last one.
///
/// ```
/// nahi   n → न, a → -, h → ह, i → ी    नही    cost of the rules 700 + cost of the word
///                                 + ं    नहीं   the nasal is left out
/// ```
struct RomanisedWordSearch: Sendable {
  /// A word that was found.
  struct Match: Hashable, Sendable {
    let word: WordNumber
    /// The cost of the rules (nats × 1000).
    let ruleCost: Int32
    /// The cost of the rules and of the word (nats × 1000).
    let total: Int32
  }

  private struct State: Sendable {
    var node: WordTrie.Node
    var cost: Int32
    /// Whether the letters end with a consonant that has its inherent vowel.
    var isOpen: Bool
    /// Whether a word hardly ends with the last rule.
    var isInner: Bool
  }

  /// The states kept for each number of keys. A larger beam finds no more everyday words.
  private static let beam = 700
  /// States that cost this much more than the cheapest are dropped (nats × 1000).
  private static let window: Int32 = 9_000

  private let lexicon: WordLexicon
  private let trie: WordTrie
  private let rules: CompiledRules
  private let openEnd: Int32
  private let innerEnd: Int32
  private var keys: [UInt8] = []
  private var states: [State] = []
  /// The start of the states of each number of keys, and the end of the last ones.
  private var starts: [Int] = []
  private var reached = ReachedNodes()
  private var histogram = [Int32](repeating: 0, count: 256)
  private(set) var matches: [Match] = []
  /// The cheapest word of each number of keys, if rules allow endings.
  private(set) var heads: [Match?] = []
  private let findsHeads: Bool

  init(lexicon: WordLexicon, rules: RomanisationRules) {
    self.lexicon = lexicon
    trie = lexicon.trie
    self.rules = CompiledRules(rules, lexicon: lexicon)
    openEnd = rules.openEnd
    innerEnd = rules.innerEnd
    findsHeads = rules.ending != nil
    reset()
  }

  private mutating func reset() {
    keys.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    states.append(State(node: trie.root, cost: 0, isOpen: false, isInner: false))
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    starts.append(1)
    heads.removeAll(keepingCapacity: true)
    heads.append(nil)
  }

  /// Finds the words of typed keys, cheapest first, in `matches`.
  mutating func find(_ typed: [UInt8], limit: Int) {
    let common = zip(keys, typed).prefix { $0 == $1 }.count
    keys.removeLast(keys.count - common)
    starts.removeLast(starts.count - common - 2)
    states.removeLast(states.count - starts[common + 1])
    if findsHeads { heads.removeLast(heads.count - common - 1) }
    for key in typed.dropFirst(common) {
      keys.append(key)
      extend()
      guard findsHeads else { continue }
      collect(1)
      heads.append(matches.first)
    }
    collect(limit)
  }

  // MARK: Extending

  private mutating func extend() {
    let end = keys.count
    let first = states.count
    reached.removeAll()
    for start in max(0, end - rules.longestKeys)..<end {
      for index in rules.indices(of: keys[start..<end]) {
        let rule = rules.rules[index]
        switch rule.position {
        case .anywhere: break
        case .start: guard start == 0 else { continue }
        case .inside: guard start > 0 else { continue }
        case .end: continue
        }
        for number in starts[start]..<starts[start + 1] {
          apply(rule, to: states[number], first)
        }
      }
    }
    // Each text that is left out may itself be followed by another one.
    var number = first
    while number < states.count {
      for index in rules.unwritten { apply(rules.rules[index], to: states[number], first) }
      number += 1
    }
    prune(from: first)
    starts.append(states.count)
  }

  @inline(__always) private mutating func apply(
    _ rule: CompiledRules.Rule, to state: State, _ first: Int
  ) {
    guard let node = follow(rule, from: state) else { return }
    let cost = state.cost &+ rule.cost
    if let known = reached.index(
      of: node.number, isOpen: rule.opensConsonant, isInner: rule.isInner, orStore: states.count)
    {
      // A cheaper way found late does not reach texts that were already added after the node; the
      // rules without keys cost more than the difference.
      if states[known].cost > cost { states[known].cost = cost }
    } else {
      states.append(
        State(node: node, cost: cost, isOpen: rule.opensConsonant, isInner: rule.isInner))
    }
  }

  @inline(__always) private func follow(
    _ rule: CompiledRules.Rule, from state: State
  ) -> WordTrie.Node? {
    switch rule.need {
    case .anything: break
    case .openConsonant: guard state.isOpen else { return nil }
    case .noOpenConsonant: guard !state.isOpen else { return nil }
    }
    var node = state.node
    for index in rule.letters {
      guard let child = trie.child(of: node, labelled: rules.letters[index]) else { return nil }
      node = child
    }
    return node
  }

  /// Keeps the states with the lowest bounds on the total cost.
  private mutating func prune(from first: Int) {
    guard states.count > first else { return }
    func bound(_ state: State) -> Int32 {
      state.cost &+ NodeBounds.least(trie.bounds[Int(state.node.number)], letters: 0)
    }
    var least = Int32.max
    for number in first..<states.count { least = min(least, bound(states[number])) }
    for index in histogram.indices { histogram[index] = 0 }
    // Rounded up, so that each difference has its place.
    let step = Self.window / Int32(histogram.count) + 1
    for number in first..<states.count {
      let difference = bound(states[number]) &- least
      if difference < Self.window { histogram[Int(difference / step)] += 1 }
    }
    var kept: Int32 = 0
    var limit = Self.window
    for (index, count) in histogram.enumerated() {
      kept += count
      if kept > Self.beam {
        limit = Int32(index + 1) * step
        break
      }
    }
    var end = first
    for number in first..<states.count where bound(states[number]) &- least < limit {
      states[end] = states[number]
      end += 1
    }
    states.removeLast(states.count - end)
  }

  // MARK: Words

  private mutating func collect(_ limit: Int) {
    matches.removeAll(keepingCapacity: true)
    let end = keys.count
    guard end > 0 else { return }
    for number in starts[end]..<starts[end + 1] {
      let state = states[number]
      let end = (state.isOpen ? openEnd : 0) + (state.isInner ? innerEnd : 0)
      take(state.node, cost: state.cost + end, limit)
    }
    for start in max(0, end - rules.longestKeys)..<end {
      for index in rules.indices(of: keys[start..<end]) where rules.rules[index].position == .end {
        let rule = rules.rules[index]
        for number in starts[start]..<starts[start + 1] {
          guard let node = follow(rule, from: states[number]) else { continue }
          take(node, cost: states[number].cost + rule.cost, limit)
        }
      }
    }
  }

  /// The largest rule cost at which a profane word is offered: it has to be meant.
  private static let profaneLimit: Int32 = 1_000

  @inline(__always) private mutating func take(_ node: WordTrie.Node, cost: Int32, _ limit: Int) {
    for word in trie.words(at: node) {
      let total = cost + lexicon.cost(of: word)
      if matches.count >= limit, let last = matches.last, last.total <= total { continue }
      if cost > Self.profaneLimit, lexicon.isProfane(word) { continue }
      if let known = matches.firstIndex(where: { $0.word == word }) {
        guard matches[known].total > total else { continue }
        matches.remove(at: known)
      } else if matches.count >= limit {
        matches.removeLast()
      }
      let position = matches.firstIndex { $0.total > total } ?? matches.count
      matches.insert(Match(word: word, ruleCost: cost, total: total), at: position)
    }
  }
}

/// The rules with their texts as letters of a lexicon. Rules with letters that no word has are left
/// out.
struct CompiledRules: Sendable {
  struct Rule: Sendable {
    let letters: Range<Int>
    let cost: Int32
    let position: TransliterationRules.Position
    let need: RomanisationRules.Rule.Need
    let opensConsonant: Bool
    let isInner: Bool
  }

  private(set) var rules: [Rule] = []
  private(set) var letters: [UInt8] = []
  private var byKeys: [UInt64: Range<Int>] = [:]
  private(set) var unwritten = 0..<0
  let longestKeys: Int

  init(_ source: RomanisationRules, lexicon: WordLexicon) {
    longestKeys = source.longestKeys
    unwritten = compile(source.rules[source.unwritten], lexicon)
    for (keys, range) in source.byKeys { byKeys[keys] = compile(source.rules[range], lexicon) }
  }

  private mutating func compile(
    _ source: ArraySlice<RomanisationRules.Rule>, _ lexicon: WordLexicon
  ) -> Range<Int> {
    let start = rules.count
    for rule in source {
      let text = lexicon.trie.letters(of: lexicon.folding.scalars(of: rule.text))
      guard !text.contains(WordTrie.unknownLetter) else { continue }
      rules.append(
        Rule(
          letters: letters.count..<letters.count + text.count, cost: rule.cost,
          position: rule.position, need: rule.need, opensConsonant: rule.opensConsonant,
          isInner: rule.isInner))
      letters += text
    }
    return start..<rules.count
  }

  @inline(__always) func indices(of keys: ArraySlice<UInt8>) -> Range<Int> {
    byKeys[RomanisationRules.packed(keys)] ?? 0..<0
  }
}
