/// Looks for the words that a typist may have meant: the likeliest by the cost of the word and of the
/// slips together.
///
/// A state is a node of the trie and how many letters typed are read. States are taken by what a word
/// below them costs at least: the slips so far, the likeliest word below the node, and the least that
/// the letters still to read cost of which no word below has any. So few states are looked at that
/// lead nowhere, however many words there are.
///
/// ```
/// typed teh    t → t      th → t h, e too many …
///              te → t e   teh → t h e   swapped: "the" is the first word found
/// ```
package struct SlipSearch: Sendable {
  /// A word that may have been meant.
  package struct Match: Sendable {
    /// The word.
    package let word: WordNumber
    /// What the slips cost, and the letters not typed yet.
    package let slipCost: Int32
    /// How many slips there are.
    package let slips: UInt8
    /// Whether all letters of the word are typed.
    package let isWhole: Bool
  }

  private struct State: Sendable {
    let node: WordTrie.Node
    let cost: Int32
    let position: UInt8
    let slips: UInt8
    /// Whether the last letter of the node stands behind all that was typed.
    var isAhead = false
  }

  /// So many states are looked at at most: about half a millisecond.
  package static let longestSearch = 2500

  private let lexicon: WordLexicon
  private let trie: WordTrie
  private let model: SlipModel
  private var queue = StateQueue<State>(capacity: 1 << 14)
  private var seen = SeenStates()
  private var typed: [UInt8] = []
  /// The bits of the letters from each position on.
  private var rest: [UInt32] = []
  private var matches: [Match] = []
  private var worst: Int32 = .max
  private var limit = 0
  private var slipLimit: UInt8 = 0
  /// How many states the last search looked at.
  package private(set) var effort = 0

  package init(lexicon: WordLexicon, model: SlipModel) {
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
    let most = model.costs.slipLimit(letters: letters.count)
    search(letters, slips: min(most, 2), limit, window, completing)
    // Three slips are looked for where two lead nowhere.
    if matches.isEmpty, most > 2 { search(letters, slips: most, limit, window, completing) }
    return matches
  }

  private mutating func search(
    _ letters: [UInt8], slips: UInt8, _ limit: Int, _ window: Int32, _ completing: Bool
  ) {
    prepare(letters, slips, limit)
    add(State(node: trie.root, cost: 0, position: 0, slips: 0))
    var bound = Int32.max
    while let (state, cost) = queue.take(), cost <= min(bound, worst) {
      guard effort < Self.longestSearch else { break }
      guard !seen.contains(state.node.number, state.position) else { continue }
      effort += 1
      if Int(state.position) == typed.count {
        let found = matches.count
        takeWords(of: state)
        if found == 0, let first = matches.first {
          bound = total(first).addingReportingOverflow(window).partialValue
        }
        if completing { addUntyped(state) }
      }
      expand(state)
    }
  }

  private mutating func prepare(_ letters: [UInt8], _ slips: UInt8, _ limit: Int) {
    typed = letters
    self.limit = limit
    slipLimit = slips
    queue.removeAll()
    seen.removeAll()
    matches.removeAll(keepingCapacity: true)
    worst = .max
    rest = [UInt32](repeating: 0, count: letters.count + 1)
    for index in letters.indices.reversed() {
      let bit: UInt32 =
        letters[index] == WordTrie.unknownLetter
        ? 0 : 1 << UInt32(trie.letterBits[Int(letters[index])] & 31)
      rest[index] = rest[index + 1] | bit
    }
  }

  @inline(__always) private mutating func add(_ state: State) {
    let node = Int(state.node.number)
    let position = Int(state.position)
    let left = typed.count - position
    // As many letters as may still be too many need not be in the word.
    let needed = left - Int(slipLimit) + Int(state.slips)
    var cost = state.cost &+ NodeBounds.least(trie.bounds[node], letters: needed)
    guard cost <= worst else { return }
    let missing = (rest[position] & ~trie.below[node]).nonzeroBitCount
    if missing > 0 {
      guard missing <= Int(slipLimit) - Int(state.slips) else { return }
      cost &+= model.least &* Int32(truncatingIfNeeded: missing)
    } else if left > 0, state.slips > 0, !hasChild(state.node.number, typed[position]) {
      guard state.slips < slipLimit else { return }
      cost &+= model.least
    }
    if cost <= worst { queue.add(state, cost: cost) }
  }

  /// Whether the next letter typed, with whatever marks, or a mark that is easily left out leads on
  /// from a node; if not, one more slip is to come.
  @inline(__always) private func hasChild(_ node: UInt32, _ letter: UInt8) -> Bool {
    guard letter != WordTrie.unknownLetter else { return false }
    let bit = trie.letterBits[Int(letter)]
    for child in trie.childNumbers(of: node) {
      let label = trie.labels[child]
      if trie.letterBits[Int(label)] == bit || model.isMark(label) { return true }
    }
    return false
  }

  private func total(_ match: Match) -> Int32 { match.slipCost + lexicon.cost(of: match.word) }

  private mutating func takeWords(of state: State) {
    for word in trie.words(at: state.node) {
      // A profane word is offered where it was typed, and nowhere else.
      if lexicon.isProfane(word), state.cost > 0 { continue }
      let match = Match(
        word: word, slipCost: state.cost, slips: state.slips, isWhole: !state.isAhead)
      matches.append(match)
    }
    guard matches.count >= limit else { return }
    let totals = matches.map(total).sorted()
    worst = totals[limit - 1]
  }

  /// The letters behind those typed.
  private mutating func addUntyped(_ state: State) {
    let siblings = trie.childNumbers(of: state.node.number)
    for number in siblings {
      add(
        State(
          node: trie.child(number, of: state.node, in: siblings),
          cost: state.cost &+ model.costs.untyped, position: state.position,
          slips: state.slips, isAhead: true))
    }
  }

  private mutating func expand(_ state: State) {
    // Behind the letters typed, nothing more is left out by mistake.
    guard !state.isAhead else { return }
    let position = Int(state.position)
    let siblings = trie.childNumbers(of: state.node.number)
    let letter = position < typed.count ? typed[position] : nil
    let maySlip = state.slips < slipLimit
    guard maySlip else {
      if let letter, let child = trie.child(of: state.node, labelled: letter) {
        add(State(node: child, cost: state.cost, position: state.position + 1, slips: state.slips))
      }
      return
    }
    let extra =
      (position == 0 ? model.costs.first : 0) + (state.slips > 0 ? model.costs.further : 0)
    let slipped = state.slips + 1
    let previous: UInt8? = state.node.number == 0 ? nil : trie.labels[Int(state.node.number)]
    for number in siblings {
      let meant = trie.labels[number]
      let child = trie.child(number, of: state.node, in: siblings)
      if let letter {
        let cost = model.substitution(letter, for: meant)
        add(
          State(
            node: child, cost: state.cost + (cost == 0 ? 0 : cost + extra),
            position: state.position + 1, slips: cost == 0 ? state.slips : slipped))
      }
      add(
        State(
          node: child, cost: state.cost + model.omission(of: meant, after: previous) + extra,
          position: state.position, slips: slipped))
    }
    guard let letter else { return }
    add(
      State(
        node: state.node,
        cost: state.cost
          + model.insertion(of: letter, after: position > 0 ? typed[position - 1] : nil) + extra,
        position: state.position + 1, slips: slipped))
    addSwapped(state, letter, extra)
    addSounds(state, letter, extra)
  }

  private mutating func addSwapped(_ state: State, _ letter: UInt8, _ extra: Int32) {
    let next = Int(state.position) + 1
    guard next < typed.count, typed[next] != letter,
      let first = trie.child(of: state.node, labelled: typed[next]),
      let second = trie.child(of: first, labelled: letter)
    else { return }
    add(
      State(
        node: second, cost: state.cost + model.costs.swapped + extra, position: state.position + 2,
        slips: state.slips + 1))
  }

  private mutating func addSounds(_ state: State, _ letter: UInt8, _ extra: Int32) {
    for sound in model.sounds(beginning: letter) {
      let end = Int(state.position) + sound.typed.count
      guard end <= typed.count,
        typed[Int(state.position)..<end].elementsEqual(sound.typed)
      else { continue }
      var node: WordTrie.Node? = state.node
      for meant in sound.meant {
        guard let current = node else { break }
        node = trie.child(of: current, labelled: meant)
      }
      guard let node else { continue }
      add(
        State(
          node: node, cost: state.cost + sound.cost + extra, position: UInt8(end),
          slips: state.slips + 1))
    }
  }
}
