/// Finds the words that the user may have meant: those with the least cost of word and typos
/// together.
///
/// This is a best-first search. A state is a trie node and the number of typed letters read. Its
/// priority is a lower bound on the cost of any word below the node: the typos so far, the cheapest
/// word below, and the least cost of the remaining letters that no word below has. So the search
/// visits few states, however many words there are.
///
/// A state is expanded in two stages. First it continues with the letter as typed, and with cheap
/// typos (`e` for `é`). Then it is put back with the least cost of any other typo. Only if its turn
/// comes again are the other typos expanded. Most states never reach the second stage.
///
/// ```
/// typed teh    t → t      th → t h, e too many …
///              te → t e   teh → t h e   swapped: "the" is the first word found
/// ```
package struct TypoSearch: Sendable {
  /// A word that the user may have meant.
  package struct Match: Sendable {
    /// The word.
    package let word: WordNumber
    /// The cost of the typos and of the letters not typed yet.
    package let typoCost: Int32
    /// The number of typos, not counting missing marks.
    package let typos: UInt8
    /// Whether all letters of the word are typed.
    package let isWhole: Bool
    /// The cost of typos and word together.
    fileprivate let total: Int32
  }

  private struct State: Sendable {
    let node: WordTrie.Node
    let cost: Int32
    let position: UInt8
    let typos: UInt8
    var stage = Stage.typed
  }

  private enum Stage: UInt8, Sendable {
    /// The state continues with the letter as typed, and with cheap typos.
    case typed
    /// The other typos are expanded.
    case otherTypos
    /// The last letter of the node is beyond the typed letters.
    case ahead
  }

  /// The largest number of visited states, which takes about half a millisecond.
  package static let searchLimit = 2500

  private let lexicon: WordLexicon
  private let trie: WordTrie
  let model: TypoModel
  private var queue = StateQueue<State>(capacity: 1 << 12)
  private var seen = SeenStates()
  private var typed: [UInt8] = []
  /// The bits of the letters from each index to the end.
  private var rest: [UInt32] = []
  /// The confusable spellings that match at each index, and the first of each index in `sounds`.
  private var sounds: [TypoModel.Sound] = []
  private var soundPositions: [Int] = []
  private var matches: [Match] = []
  /// States that cost more than this cannot improve the result.
  private var worst: Int32 = .max
  private var typoLimit: UInt8 = 0
  /// Lower bounds on the cost of the typos still to come, by the number of typos made and the
  /// number of remaining letters (0 to 3) that no word below has.
  private var owed: [SIMD4<Int32>] = []
  /// The number of states that the last search visited.
  package private(set) var effort = 0

  package init(lexicon: WordLexicon, model: TypoModel) {
    self.lexicon = lexicon
    trie = lexicon.trie
    self.model = model
  }

  /// Returns the cheapest words.
  ///
  /// - Parameters:
  ///   - letters: the typed letters. Empty or overlong input gives no words.
  ///   - limit: the approximate number of words.
  ///   - window: words that cost this much more than the best are left out (nats × 1000).
  ///   - completing: whether words that begin with the typed letters count too.
  package mutating func matches(
    for letters: [UInt8], limit: Int, window: Int32, completing: Bool
  ) -> [Match] {
    guard !letters.isEmpty, letters.count <= WordFolding.maximumWordLength else { return [] }
    effort = 0
    let most = model.costs.typoLimit(letters: letters.count)
    search(letters, typos: 0...min(most, 2), limit, window, completing)
    // Three typos are tried only if two find nothing: almost every word has a neighbour at three.
    if matches.isEmpty, most > 2 { search(letters, typos: most...most, limit, window, completing) }
    return matches
  }

  /// Releases the memory of the search, which the next one allocates again.
  package mutating func release() {
    queue.release()
    seen.release()
  }

  private mutating func search(
    _ letters: [UInt8], typos: ClosedRange<UInt8>, _ limit: Int, _ window: Int32,
    _ completing: Bool
  ) {
    prepare(letters, typos)
    add(trie.root, at: step(to: 0, typos: 0), cost: 0)
    while let (state, cost) = queue.take(), cost <= worst {
      guard effort < Self.searchLimit else { break }
      if state.stage == .otherTypos {
        effort += 1
        expandTypos(state)
        continue
      }
      // A state without typos left is not marked as visited: it would block one that has some left.
      if state.typos >= typoLimit, Int(state.position) < typed.count {
        followTyped(state)
        continue
      }
      guard !seen.contains(state.node.number, state.position) else { continue }
      effort += 1
      if Int(state.position) == typed.count {
        takeWords(of: state, limit, window)
        if completing { addUntyped(state) }
      }
      // Beyond the typed letters, a letter cannot be left out by mistake.
      if state.stage != .ahead, state.typos < typoLimit { expandAsTyped(state) }
    }
  }

  private mutating func prepare(_ letters: [UInt8], _ typos: ClosedRange<UInt8>) {
    typed = letters
    typoLimit = typos.upperBound
    owed.removeAll(keepingCapacity: true)
    for made in 0...typos.upperBound {
      var least = SIMD4<Int32>(repeating: 0)
      for missing in 0..<4 {
        let further = Int32(max(missing, Int(typos.lowerBound) - Int(made)))
        least[missing] =
          model.least &* Int32(missing) &+ model.costly &* (further - Int32(missing))
          &+ model.costs.further &* (made > 0 ? further : max(further - 1, 0))
      }
      owed.append(least)
    }
    queue.removeAll()
    seen.removeAll()
    matches.removeAll(keepingCapacity: true)
    worst = .max
    rest.removeAll(keepingCapacity: true)
    rest.append(0)
    for letter in letters.reversed() {
      let bit: UInt32 =
        letter == WordTrie.unknownLetter ? 0 : 1 << UInt32(trie.letterBits[Int(letter)] & 31)
      rest.append((rest.last ?? 0) | bit)
    }
    rest.reverse()
    sounds.removeAll(keepingCapacity: true)
    soundPositions.removeAll(keepingCapacity: true)
    for (position, letter) in letters.enumerated() {
      soundPositions.append(sounds.count)
      for sound in model.sounds(beginning: letter)
      where letters[position...].starts(with: sound.typed) {
        sounds.append(sound)
      }
    }
    soundPositions.append(sounds.count)
  }

  /// An index in the typed letters with a number of typos made, and what a node must have below it
  /// to be worth visiting.
  private struct Step {
    let position: UInt8
    let typos: UInt8
    /// The bits of the letters still to read.
    let rest: UInt32
    /// The least number of letters of a word below the node.
    let needed: Int
    /// Lower bounds on the cost of the typos still to come, by the number of letters that no word
    /// has.
    let owed: SIMD4<Int32>
  }

  @inline(__always) private func step(to position: Int, typos: UInt8) -> Step {
    Step(
      position: UInt8(truncatingIfNeeded: position), typos: typos, rest: rest[position],
      // The word may lack as many of the remaining letters as there are typos left.
      needed: typed.count - position - Int(typoLimit) + Int(typos), owed: owed[Int(typos)])
  }

  /// Returns a lower bound on the cost of any word below a node; nil if none of them can be in the
  /// result.
  @inline(__always) private func bound(of node: Int, at step: Step, cost: Int32) -> Int32? {
    let missing = step.rest & ~trie.below[node]
    if missing != 0, step.typos >= typoLimit { return nil }
    let more = missing & (missing &- 1)
    let count = missing == 0 ? 0 : more == 0 ? 1 : more & (more &- 1) == 0 ? 2 : 3
    guard count <= Int(typoLimit) - Int(step.typos) else { return nil }
    let bound =
      cost &+ step.owed[count] &+ NodeBounds.least(trie.bounds[node], letters: step.needed)
    return bound <= worst ? bound : nil
  }

  @inline(__always) private mutating func add(
    _ node: WordTrie.Node, at step: Step, cost: Int32, stage: Stage = .typed
  ) {
    guard let bound = bound(of: Int(node.number), at: step, cost: cost) else { return }
    queue.add(
      State(node: node, cost: cost, position: step.position, typos: step.typos, stage: stage),
      cost: bound)
  }

  /// Adds a child of a node, by its index among its siblings.
  @inline(__always) private mutating func add(
    _ number: Int, of parent: WordTrie.Node, in siblings: Range<Int>, at step: Step, cost: Int32,
    stage: Stage = .typed
  ) {
    guard let bound = bound(of: number, at: step, cost: cost) else { return }
    queue.add(
      State(
        node: trie.child(number, of: parent, in: siblings), cost: cost, position: step.position,
        typos: step.typos, stage: stage), cost: bound)
  }

  private mutating func takeWords(of state: State, _ limit: Int, _ window: Int32) {
    for word in trie.words(at: state.node) {
      // A profane word is suggested only if the user typed it exactly.
      if lexicon.isProfane(word), state.cost > 0 { continue }
      let match = Match(
        word: word, typoCost: state.cost, typos: state.typos, isWhole: state.stage != .ahead,
        total: state.cost + lexicon.cost(of: word))
      let position = matches.firstIndex { $0.total > match.total } ?? matches.count
      matches.insert(match, at: position)
    }
    if let best = matches.first { worst = min(worst, best.total &+ window) }
    if matches.count >= limit { worst = min(worst, matches[limit - 1].total) }
  }

  /// Adds the letters after the typed ones, for completion.
  private mutating func addUntyped(_ state: State) {
    let siblings = trie.childNumbers(of: state.node.number)
    let here = step(to: Int(state.position), typos: state.typos)
    for number in siblings {
      add(
        number, of: state.node, in: siblings, at: here, cost: state.cost &+ model.costs.untyped,
        stage: .ahead)
    }
  }

  /// Follows the typed letters to their end without further typos.
  private mutating func followTyped(_ state: State) {
    var node = state.node
    for position in Int(state.position)..<typed.count {
      guard let child = trie.child(of: node, labelled: typed[position]) else { return }
      node = child
    }
    add(node, at: step(to: typed.count, typos: state.typos), cost: state.cost)
  }

  /// Returns the extra cost of a typo in a state: in the first letter, or after another typo.
  @inline(__always) private func extraCost(of state: State) -> Int32 {
    (state.position == 0 ? model.costs.first : 0) + (state.typos > 0 ? model.costs.further : 0)
  }

  /// Expands the first stage: the letter as typed, missing marks, and typos that cost less than
  /// `model.costly`.
  private mutating func expandAsTyped(_ state: State) {
    let position = Int(state.position)
    let mistyped = state.cost + extraCost(of: state)
    let siblings = trie.childNumbers(of: state.node.number)
    let omitted = step(to: position, typos: state.typos + 1)
    for number in siblings {
      let cost = model.omission(of: trie.labels[number], after: nil)
      guard cost < model.costly else { continue }
      add(number, of: state.node, in: siblings, at: omitted, cost: mistyped + cost)
    }
    if position < typed.count {
      let letter = typed[position]
      let read = step(to: position + 1, typos: state.typos)
      let replaced = step(to: position + 1, typos: state.typos + 1)
      for number in siblings {
        let cost = model.substitution(letter, for: trie.labels[number])
        guard model.isCheap(cost) else { continue }
        // Users leave out the marks of a whole word or none, so these count as no typos:
        // `dziekuje`.
        if cost <= model.costs.unmarked {
          add(number, of: state.node, in: siblings, at: read, cost: state.cost + cost)
        } else {
          add(number, of: state.node, in: siblings, at: replaced, cost: mistyped + cost)
        }
      }
    }
    // With three typos allowed, none may be in the first letter.
    if position > 0 || typoLimit <= 2 { putBack(state, leastCost: mistyped + model.costly) }
  }

  /// Puts a state back for its second stage, where each typo costs at least `leastCost`.
  private mutating func putBack(_ state: State, leastCost: Int32) {
    let node = Int(state.node.number)
    let here = step(to: Int(state.position), typos: state.typos)
    guard let bound = bound(of: node, at: here, cost: state.cost) else { return }
    let least = leastCost &+ NodeBounds.least(trie.bounds[node], letters: here.needed)
    guard least <= worst else { return }
    var state = state
    state.stage = .otherTypos
    queue.add(state, cost: max(least, bound))
  }

  /// Expands the second stage: all other typos.
  private mutating func expandTypos(_ state: State) {
    let position = Int(state.position)
    let typos = state.typos + 1
    let mistyped = state.cost + extraCost(of: state)
    let previous: UInt8? = state.node.number == 0 ? nil : trie.labels[Int(state.node.number)]
    let siblings = trie.childNumbers(of: state.node.number)
    let omitted = step(to: position, typos: typos)
    for number in siblings {
      let cost = model.omission(of: trie.labels[number], after: previous)
      guard cost >= model.costly else { continue }
      add(number, of: state.node, in: siblings, at: omitted, cost: mistyped + cost)
    }
    guard position < typed.count else { return }
    let letter = typed[position]
    let read = step(to: position + 1, typos: typos)
    for number in siblings {
      let cost = model.substitution(letter, for: trie.labels[number])
      guard !model.isCheap(cost) else { continue }
      add(number, of: state.node, in: siblings, at: read, cost: mistyped + cost)
    }
    let extra = model.insertion(of: letter, after: position > 0 ? typed[position - 1] : nil)
    add(state.node, at: read, cost: mistyped + extra)
    addSwapped(state, letter, mistyped)
    addSounds(state, mistyped)
  }

  private mutating func addSwapped(_ state: State, _ letter: UInt8, _ mistyped: Int32) {
    let next = Int(state.position) + 1
    guard next < typed.count, typed[next] != letter,
      let first = trie.child(of: state.node, labelled: typed[next]),
      let second = trie.child(of: first, labelled: letter)
    else { return }
    add(
      second, at: step(to: next + 1, typos: state.typos + 1), cost: mistyped + model.costs.swapped)
  }

  private mutating func addSounds(_ state: State, _ mistyped: Int32) {
    let position = Int(state.position)
    for index in soundPositions[position]..<soundPositions[position + 1] {
      let sound = sounds[index]
      guard let node = trie.node(of: sound.meant, from: state.node) else { continue }
      add(
        node, at: step(to: position + sound.typed.count, typos: state.typos + 1),
        cost: mistyped + sound.cost)
    }
  }
}
