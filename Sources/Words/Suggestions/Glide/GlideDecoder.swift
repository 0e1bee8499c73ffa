/// Decodes a gesture over the keys to words of a lexicon.
///
/// A word is a path of straight lines between the middles of its keys. The decoder follows the
/// gesture sample by sample through the trie of the lexicon (a token-passing Viterbi search): a
/// hypothesis is a node, reached when its parent's key was passed. Each sample costs its squared
/// distance from the line to the node's key; passing the key costs the squared distance from it. The
/// least word cost below the node (`NodeBounds`) is added ahead, so that rare words fall out of the
/// beam early.
///
/// ```swift
/// var decoder = GlideDecoder(lexicon: lexicon, keys: keys)
/// decoder.words(along: points, limit: 3).map { lexicon.text(of: $0.word) }  // hello, help, jello
/// ```
///
/// It is a value that holds the buffers of its search. Use one for each text field, on one thread.
public struct GlideDecoder: Sendable {
  /// A word that a gesture may mean.
  public struct Match: Sendable {
    /// The word.
    public let word: WordNumber
    /// The cost of the gesture if the word is meant, without the cost of the word (nats × 1000).
    public let gestureCost: Int32
  }

  /// A hypothesis: the finger is on its way to the key of `node`.
  private struct Token {
    var node: WordTrie.Node
    /// The key it comes from.
    var from: UInt8
    var cost: Int32
    /// The part of the cost that is looked ahead: a lower bound on the cost of the word.
    var ahead: Int32
  }

  private let lexicon: WordLexicon
  let keys: GlideKeys
  private let costs: GlideCosts
  /// The key of each letter of the lexicon; `noKey` for marks that gestures leave out, `unreachable`
  /// for letters of other layouts.
  private let keyOfLetter: [UInt8]
  private let markCost: Int32

  private var samples = GlideSamples()
  /// By key × sample: the cost of passing the key there.
  private var passing: [Int32] = []
  /// By key × key × sample: the cost of the sample on the line between them.
  private var lines: [Int32] = []
  /// Whether the lines of a pair of keys are computed.
  private var hasLine: [Bool] = []
  private var current: [Token] = []
  private var next: [Token] = []
  private var slots = NodeSlots()
  private var histogram = CostHistogram()
  private var best: Int32 = .max
  private var found: [(match: Match, total: Int32)] = []

  private static let noKey: UInt8 = 0xFE
  private static let unreachable: UInt8 = 0xFF
  /// A cost larger than any real one.
  private static let impossible: Int32 = .max / 4

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - lexicon: the words.
  ///   - keys: the letters that a gesture can reach.
  ///   - typos: the costs of leaving out marks such as the apostrophe.
  public init(lexicon: WordLexicon, keys: GlideKeys, typos: TypoCosts = TypoCosts()) {
    self.init(lexicon: lexicon, keys: keys, typos: typos, costs: GlideCosts())
  }

  package init(
    lexicon: WordLexicon, keys: GlideKeys, typos: TypoCosts = TypoCosts(), costs: GlideCosts
  ) {
    self.lexicon = lexicon
    self.keys = keys
    self.costs = costs
    markCost = typos.missingMark
    keyOfLetter = (0..<lexicon.trie.letterCount).map { index in
      let letter = lexicon.trie.letters[index]
      return keys.key(of: letter)
        ?? (TypoModel.marks.contains(letter) ? Self.noKey : Self.unreachable)
    }
  }

  /// Returns the words that a gesture may mean, cheapest first by gesture and word together.
  ///
  /// - Parameters:
  ///   - points: the gesture.
  ///   - limit: the largest number of words.
  /// - Returns: words of the lexicon; empty for a gesture without length or with no word near it.
  /// - Complexity: O(samples × hypotheses), both bounded.
  public mutating func words(along points: [GlidePoint], limit: Int) -> [Match] {
    samples.read(points, keyWidth: keys.keyWidth, spacing: costs.spacing)
    guard samples.count >= 2, limit > 0, !keys.places.isEmpty else { return [] }
    prepareCosts()
    found.removeAll(keepingCapacity: true)
    begin()
    for sample in 1..<samples.count { advance(to: sample) }
    finish()
    found.sort { ($0.total, $0.match.word) < ($1.total, $1.match.word) }
    return found.prefix(limit).map(\.match)
  }

  // MARK: Costs

  private mutating func prepareCosts() {
    let (keyCount, count) = (keys.places.count, samples.count)
    passing.removeAll(keepingCapacity: true)
    for place in keys.places {
      let (x, y) = (place.x / keys.keyWidth, place.y / keys.keyWidth)
      for sample in 0..<count {
        let (dx, dy) = (samples.x[sample] - x, samples.y[sample] - y)
        let cost = min(costs.key * (dx * dx + dy * dy), costs.mostPerKey)
        passing.append(Int32(cost + costs.speed * samples.speed[sample]))
      }
    }
    let size = keyCount * keyCount
    if hasLine.count != size {
      hasLine = [Bool](repeating: false, count: size)
    } else {
      for index in hasLine.indices { hasLine[index] = false }
    }
    let needed = size * count
    if lines.count < needed { lines += [Int32](repeating: 0, count: needed - lines.count) }
  }

  /// Computes the costs of all samples on the line between two keys.
  private mutating func prepareLine(_ from: Int, _ to: Int) {
    hasLine[from * keys.places.count + to] = true
    let width = keys.keyWidth
    let (ax, ay) = (keys.places[from].x / width, keys.places[from].y / width)
    let (dx, dy) = (keys.places[to].x / width - ax, keys.places[to].y / width - ay)
    let length = max(dx * dx + dy * dy, 1e-9)
    let start = (from * keys.places.count + to) * samples.count
    // A sample stands for a stretch of the gesture, so its cost is that of the stretch.
    let scale = costs.line * costs.spacing
    for sample in 0..<samples.count {
      let (px, py) = (samples.x[sample] - ax, samples.y[sample] - ay)
      let share = min(max((px * dx + py * dy) / length, 0), 1)
      let (ex, ey) = (px - share * dx, py - share * dy)
      lines[start + sample] = Int32(min(scale * (ex * ex + ey * ey), costs.mostPerKey))
    }
  }

  // MARK: Search

  /// Passes the first keys at the first sample.
  private mutating func begin() {
    next.removeAll(keepingCapacity: true)
    slots.removeAll()
    best = .max
    let trie = lexicon.trie
    let siblings = trie.childNumbers(of: trie.root.number)
    for number in siblings {
      let key = keyOfLetter[Int(trie.labels[number]), default: Self.unreachable]
      guard key < Self.noKey else { continue }
      let node = trie.child(number, of: trie.root, in: siblings)
      expand(node, passing: key, cost: passing[Int(key) * samples.count], ahead: 0)
    }
    (current, next) = (next, current)
  }

  /// Adds the hypotheses that follow a node whose key is passed. Letters on the same key are passed
  /// with it, and marks without a key are skipped.
  private mutating func expand(
    _ node: WordTrie.Node, passing key: UInt8, cost: Int32, ahead: Int32
  ) {
    let trie = lexicon.trie
    let siblings = trie.childNumbers(of: node.number)
    for number in siblings {
      let childKey = keyOfLetter[Int(trie.labels[number]), default: Self.unreachable]
      guard childKey != Self.unreachable else { continue }
      let bound = NodeBounds.least(trie.bounds[number], letters: 0)
      let total = cost &- ahead &+ bound
      guard bound < Self.impossible, best == .max || total <= best &+ costs.beam else { continue }
      let child = trie.child(number, of: node, in: siblings)
      if childKey == key {
        expand(child, passing: key, cost: total, ahead: bound)
      } else if childKey == Self.noKey {
        expand(child, passing: key, cost: total &+ markCost, ahead: bound)
      } else {
        add(Token(node: child, from: key, cost: total, ahead: bound))
      }
    }
  }

  private mutating func add(_ token: Token) {
    let slot = slots.slot(of: token.node.number, else: next.count)
    if slot < next.count {
      if token.cost < next[slot].cost { next[slot] = token }
    } else {
      next.append(token)
    }
    best = min(best, token.cost)
  }

  private mutating func advance(to sample: Int) {
    let isLast = sample == samples.count - 1
    next.removeAll(keepingCapacity: true)
    slots.removeAll()
    best = .max
    let count = samples.count
    for index in current.indices {
      var token = current[index]
      let key = keyOfLetter[Int(lexicon.trie.labels[Int(token.node.number)])]
      let pair = Int(token.from) * keys.places.count + Int(key)
      if !hasLine[pair] { prepareLine(Int(token.from), Int(key)) }
      token.cost &+= lines[pair * count + sample]
      current[index] = token
      best = min(best, token.cost)
    }
    for index in current.indices where current[index].cost <= best &+ costs.beam {
      add(current[index])
    }
    if !isLast {
      for index in current.indices where current[index].cost <= best &+ costs.beam {
        let token = current[index]
        let key = keyOfLetter[Int(lexicon.trie.labels[Int(token.node.number)])]
        let cost = token.cost &+ passing[Int(key) * count + sample]
        guard cost <= best &+ costs.beam else { continue }
        expand(token.node, passing: key, cost: cost, ahead: token.ahead)
      }
    }
    prune()
    (current, next) = (next, current)
  }

  /// Drops hypotheses that cost too much, and the costliest if there are too many.
  private mutating func prune() {
    var limit = best &+ costs.beam
    if next.count > costs.width {
      // A histogram of the costs gives the limit without sorting.
      let step = CostHistogram.step(upTo: costs.beam)
      histogram.removeAll()
      for token in next where token.cost <= limit { histogram.add((token.cost &- best) / step) }
      limit = min(limit, best &+ histogram.steps(holding: costs.width) &* step)
    }
    next.removeAll { $0.cost > limit }
  }

  /// Ends the words whose last key the gesture ends at.
  private mutating func finish() {
    let sample = samples.count - 1
    for token in current {
      let key = keyOfLetter[Int(lexicon.trie.labels[Int(token.node.number)])]
      let cost = token.cost &- token.ahead &+ passing[Int(key) * samples.count + sample]
      end(token.node, on: key, cost: cost)
    }
  }

  private mutating func end(_ node: WordTrie.Node, on key: UInt8, cost: Int32) {
    let trie = lexicon.trie
    for word in trie.words(at: node) where !lexicon.isProfane(word) {
      found.append((Match(word: word, gestureCost: cost), cost &+ lexicon.cost(of: word)))
    }
    let siblings = trie.childNumbers(of: node.number)
    for number in siblings {
      let childKey = keyOfLetter[Int(trie.labels[number]), default: Self.unreachable]
      guard childKey == key || childKey == Self.noKey else { continue }
      end(
        trie.child(number, of: node, in: siblings), on: key,
        cost: childKey == key ? cost : cost &+ markCost)
    }
  }
}

extension Array where Element == UInt8 {
  fileprivate subscript(index: Int, default value: UInt8) -> UInt8 {
    index < count ? self[index] : value
  }
}
