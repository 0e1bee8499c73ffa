/// Looks for the words that a typist may have meant: the likeliest by the cost of the word and of the
/// slips together.
///
/// A state is a node of the trie and how many letters typed are read. States are taken by what a word
/// below them costs at least: the slips so far, the likeliest word below the node, and the least that
/// the letters still to read cost of which no word below has any. So few states are looked at that
/// lead nowhere, however many words there are.
///
/// A state is looked at in two stages. First it goes on as typed, and by slips that cost next to
/// nothing (`e` for `é`); it is put back with what another slip costs at least, and only if its turn
/// comes again are the other slips made there. Most states never come to that.
///
/// ```
/// typed teh    t → t      th → t h, e too many …
///              te → t e   teh → t h e   swapped: "the" is the first word found
/// ```
package struct TypoSearch: Sendable {
  /// A word that may have been meant.
  package struct Match: Sendable {
    /// The word.
    package let word: WordNumber
    /// What the slips cost, and the letters not typed yet.
    package let typoCost: Int32
    /// How many slips there are, besides marks left out.
    package let slips: UInt8
    /// Whether all letters of the word are typed.
    package let isWhole: Bool
    /// What the slips and the word cost.
    fileprivate let total: Int32
  }

  private struct State: Sendable {
    let node: WordTrie.Node
    let cost: Int32
    let position: UInt8
    let slips: UInt8
    var stage = Stage.typed
  }

  private enum Stage: UInt8, Sendable {
    /// It goes on as typed, and by cheap slips.
    case typed
    /// Other slips are made.
    case slipping
    /// The last letter of the node stands behind all that was typed.
    case ahead
  }

  /// So many states are looked at at most: about half a millisecond.
  package static let longestSearch = 2500

  private let lexicon: WordLexicon
  private let trie: WordTrie
  let model: TypoModel
  private var queue = StateQueue<State>(capacity: 1 << 12)
  private var seen = SeenStates()
  private var typed: [UInt8] = []
  /// The bits of the letters from each position on.
  private var rest: [UInt32] = []
  /// The sounds that may stand at each position, and the first of each.
  private var sounds: [TypoModel.Sound] = []
  private var soundPositions: [Int] = []
  private var matches: [Match] = []
  /// States that cost more lead to no word that is wanted.
  private var worst: Int32 = .max
  private var typoLimit: UInt8 = 0
  /// What the slips cost at least that are still to come, by those made and by how many letters typed
  /// no word below has.
  private var owed: [SIMD4<Int32>] = []
  /// How many states the last search looked at.
  package private(set) var effort = 0

  package init(lexicon: WordLexicon, model: TypoModel) {
    self.lexicon = lexicon
    trie = lexicon.trie
    self.model = model
  }

  /// The words that cost least, at most about `limit`, and none that costs `window` more than the best.
  /// With `completing`, words of which `letters` are the beginning count too.
  package mutating func matches(
    for letters: [UInt8], limit: Int, window: Int32, completing: Bool
  ) -> [Match] {
    guard !letters.isEmpty, letters.count <= WordFolding.longestWord else { return [] }
    effort = 0
    let most = model.costs.typoLimit(letters: letters.count)
    search(letters, slips: 0...min(most, 2), limit, window, completing)
    // Three slips are looked for where two lead nowhere: every word has three then.
    if matches.isEmpty, most > 2 { search(letters, slips: most...most, limit, window, completing) }
    return matches
  }

  private mutating func search(
    _ letters: [UInt8], slips: ClosedRange<UInt8>, _ limit: Int, _ window: Int32,
    _ completing: Bool
  ) {
    prepare(letters, slips)
    add(trie.root, at: step(to: 0, slips: 0), cost: 0)
    while let (state, cost) = queue.take(), cost <= worst {
      guard effort < Self.longestSearch else { break }
      if state.stage == .slipping {
        effort += 1
        typo(state)
        continue
      }
      // What may slip no more is not remembered: it would stand in the way of what may.
      if state.slips >= typoLimit, Int(state.position) < typed.count {
        goStraightOn(state)
        continue
      }
      guard !seen.contains(state.node.number, state.position) else { continue }
      effort += 1
      if Int(state.position) == typed.count {
        takeWords(of: state, limit, window)
        if completing { addUntyped(state) }
      }
      // Behind the letters typed, nothing more is left out by mistake.
      if state.stage != .ahead, state.slips < typoLimit { goOn(state) }
    }
  }

  private mutating func prepare(_ letters: [UInt8], _ slips: ClosedRange<UInt8>) {
    typed = letters
    typoLimit = slips.upperBound
    owed.removeAll(keepingCapacity: true)
    for made in 0...slips.upperBound {
      var least = SIMD4<Int32>(repeating: 0)
      for missing in 0..<4 {
        let further = Int32(max(missing, Int(slips.lowerBound) - Int(made)))
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

  /// A place in the word typed that states of so many slips are at, and what a node must have below it
  /// to lead on from there.
  private struct Step {
    let position: UInt8
    let slips: UInt8
    /// The bits of the letters still to read.
    let rest: UInt32
    /// The least letters of a word below.
    let needed: Int
    /// What the slips cost at least that are still to come, by how many letters no word has.
    let owed: SIMD4<Int32>
  }

  @inline(__always) private func step(to position: Int, slips: UInt8) -> Step {
    Step(
      position: UInt8(truncatingIfNeeded: position), slips: slips, rest: rest[position],
      // As many letters as may still be too many need not be in the word.
      needed: typed.count - position - Int(typoLimit) + Int(slips), owed: owed[Int(slips)])
  }

  /// What a word costs at least that a node leads to after slips of `cost`; nil where it leads to none
  /// that is wanted.
  @inline(__always) private func bound(of node: Int, at step: Step, cost: Int32) -> Int32? {
    let missing = step.rest & ~trie.below[node]
    if missing != 0, step.slips >= typoLimit { return nil }
    let more = missing & (missing &- 1)
    let count = missing == 0 ? 0 : more == 0 ? 1 : more & (more &- 1) == 0 ? 2 : 3
    guard count <= Int(typoLimit) - Int(step.slips) else { return nil }
    let bound =
      cost &+ step.owed[count] &+ NodeBounds.least(trie.bounds[node], letters: step.needed)
    return bound <= worst ? bound : nil
  }

  @inline(__always) private mutating func add(
    _ node: WordTrie.Node, at step: Step, cost: Int32, stage: Stage = .typed
  ) {
    guard let bound = bound(of: Int(node.number), at: step, cost: cost) else { return }
    queue.add(
      State(node: node, cost: cost, position: step.position, slips: step.slips, stage: stage),
      cost: bound)
  }

  /// Adds a child of a node, by its number among its siblings.
  @inline(__always) private mutating func add(
    _ number: Int, of parent: WordTrie.Node, in siblings: Range<Int>, at step: Step, cost: Int32,
    stage: Stage = .typed
  ) {
    guard let bound = bound(of: number, at: step, cost: cost) else { return }
    queue.add(
      State(
        node: trie.child(number, of: parent, in: siblings), cost: cost, position: step.position,
        slips: step.slips, stage: stage), cost: bound)
  }

  private mutating func takeWords(of state: State, _ limit: Int, _ window: Int32) {
    for word in trie.words(at: state.node) {
      // A profane word is offered where it was typed, and nowhere else.
      if lexicon.isProfane(word), state.cost > 0 { continue }
      let match = Match(
        word: word, typoCost: state.cost, slips: state.slips, isWhole: state.stage != .ahead,
        total: state.cost + lexicon.cost(of: word))
      let position = matches.firstIndex { $0.total > match.total } ?? matches.count
      matches.insert(match, at: position)
    }
    if let best = matches.first { worst = min(worst, best.total &+ window) }
    if matches.count >= limit { worst = min(worst, matches[limit - 1].total) }
  }

  /// The letters behind those typed.
  private mutating func addUntyped(_ state: State) {
    let siblings = trie.childNumbers(of: state.node.number)
    let here = step(to: Int(state.position), slips: state.slips)
    for number in siblings {
      add(
        number, of: state.node, in: siblings, at: here, cost: state.cost &+ model.costs.untyped,
        stage: .ahead)
    }
  }

  /// Follows the letters typed to their end: no more slips are allowed.
  private mutating func goStraightOn(_ state: State) {
    var node = state.node
    for position in Int(state.position)..<typed.count {
      guard let child = trie.child(of: node, labelled: typed[position]) else { return }
      node = child
    }
    add(node, at: step(to: typed.count, slips: state.slips), cost: state.cost)
  }

  /// What a slip at a state costs more.
  @inline(__always) private func extraCost(of state: State) -> Int32 {
    (state.position == 0 ? model.costs.first : 0) + (state.slips > 0 ? model.costs.further : 0)
  }

  /// The first stage: the letter as typed, and slips below `model.costly`.
  private mutating func goOn(_ state: State) {
    let position = Int(state.position)
    let mistyped = state.cost + extraCost(of: state)
    let siblings = trie.childNumbers(of: state.node.number)
    let omitted = step(to: position, slips: state.slips + 1)
    for number in siblings {
      let cost = model.omission(of: trie.labels[number], after: nil)
      guard cost < model.costly else { continue }
      add(number, of: state.node, in: siblings, at: omitted, cost: mistyped + cost)
    }
    if position < typed.count {
      let letter = typed[position]
      let read = step(to: position + 1, slips: state.slips)
      let replaced = step(to: position + 1, slips: state.slips + 1)
      for number in siblings {
        let cost = model.substitution(letter, for: trie.labels[number])
        guard cost < model.costly else { continue }
        // Marks are left out of a whole word or of none, so that they count as no slips: `dziekuje`.
        if cost <= model.costs.unmarked {
          add(number, of: state.node, in: siblings, at: read, cost: state.cost + cost)
        } else {
          add(number, of: state.node, in: siblings, at: replaced, cost: mistyped + cost)
        }
      }
    }
    // Of three slips none is in the first letter.
    if position > 0 || typoLimit <= 2 { putBack(state, leastCost: mistyped + model.costly) }
  }

  /// Puts a state back for its second stage, which brings it to `leastCost` and more.
  private mutating func putBack(_ state: State, leastCost: Int32) {
    let node = Int(state.node.number)
    let here = step(to: Int(state.position), slips: state.slips)
    guard let bound = bound(of: node, at: here, cost: state.cost) else { return }
    let least = leastCost &+ NodeBounds.least(trie.bounds[node], letters: here.needed)
    guard least <= worst else { return }
    var state = state
    state.stage = .slipping
    queue.add(state, cost: max(least, bound))
  }

  /// The second stage: all other slips.
  private mutating func typo(_ state: State) {
    let position = Int(state.position)
    let slips = state.slips + 1
    let mistyped = state.cost + extraCost(of: state)
    let previous: UInt8? = state.node.number == 0 ? nil : trie.labels[Int(state.node.number)]
    let siblings = trie.childNumbers(of: state.node.number)
    let omitted = step(to: position, slips: slips)
    for number in siblings {
      let cost = model.omission(of: trie.labels[number], after: previous)
      guard cost >= model.costly else { continue }
      add(number, of: state.node, in: siblings, at: omitted, cost: mistyped + cost)
    }
    guard position < typed.count else { return }
    let letter = typed[position]
    let read = step(to: position + 1, slips: slips)
    for number in siblings {
      let cost = model.substitution(letter, for: trie.labels[number])
      guard cost >= model.costly else { continue }
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
      second, at: step(to: next + 1, slips: state.slips + 1), cost: mistyped + model.costs.swapped)
  }

  private mutating func addSounds(_ state: State, _ mistyped: Int32) {
    let position = Int(state.position)
    for index in soundPositions[position]..<soundPositions[position + 1] {
      let sound = sounds[index]
      guard let node = trie.node(of: sound.meant, from: state.node) else { continue }
      add(
        node, at: step(to: position + sound.typed.count, slips: state.slips + 1),
        cost: mistyped + sound.cost)
    }
  }
}
