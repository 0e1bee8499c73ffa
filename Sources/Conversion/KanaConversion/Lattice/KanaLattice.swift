import Decoding

/// A kana lattice: all words over some kana by the position they end at, with the least cost of
/// each from the start by classes alone. Another kana adds a column; columns that it does not
/// affect are kept.
///
/// A position is the number of kana before it.
struct KanaLattice {
  /// A partial match in the trie of readings that began at some position. A word may continue from
  /// it.
  private struct Cursor {
    var start: Int32
    var node: Int32
    /// The number of ー matched as a vowel so far (`LongVowel`).
    var longVowels: Int32 = 0
  }

  /// The maximum number of words per reading, besides those typed before.
  static let wordsPerReading = 60
  /// Do not extend paths whose cost exceeds the best at the same position by more than this.
  private static let margin: Int32 = 9_000

  let lexicon: KanaLexicon
  /// The user model; nil if nothing was learned.
  let learned: LearnedKana?
  /// Whether it has every word of a reading, also those that are only offered: for explanations.
  private let isWide: Bool
  private(set) var kana: [Unicode.Scalar] = []
  private var labels: [UInt8] = []
  private(set) var nodes: [KanaNode] = []
  private var nodeColumns = ColumnStarts(firstColumnCount: 0)
  private var cursors: [Cursor] = []
  private var cursorColumns = ColumnStarts(firstColumnCount: 0)
  /// The numbers and spelled letters read up to each position.
  var numbers = EndingSpoken<NumberReading>()
  var letters = EndingSpoken<SpelledLetters>()
  let styleCosts: NumberStyleCosts
  private var forward: [ClassCost]
  private var forwardColumns: ColumnStarts
  private var cheapest: [(stamp: Int32, cost: Int32)]
  private var stamp: Int32 = 0
  /// The words that end at each position and have learned followers; at position 0, the preceding
  /// word.
  private var knownWords: [[LearnedKana.Before]] = []
  /// The words of `knownWords` that nodes followed before, with the cache-model cost of each node
  /// after them.
  private var followings: [(word: LearnedKana.WordNumber, recalled: Int32)] = []
  private var followingColumns = ColumnStarts(firstColumnCount: 0)
  /// The history's numbers of the readings, for lookups in the user model.
  private var readings = EndingReadings()

  /// Creates an empty lattice after a context.
  init(
    lexicon: KanaLexicon, after history: KanaContext, learned: LearnedKana? = nil,
    isWide: Bool = false
  ) {
    self.lexicon = lexicon
    self.learned = learned
    self.isWide = isWide
    styleCosts = learned?.numberStyleCosts ?? .usual
    if let learned { knownWords = [[learned.before(history.context.last)].compactMap { $0 }] }
    cheapest = Array(repeating: (0, 0), count: lexicon.matrix.classCount)
    forward = history.firstClasses
    forwardColumns = ColumnStarts(firstColumnCount: forward.count)
  }

  /// The number of kana.
  var end: Int { kana.count }

  /// Returns the nodes that end at a position.
  func nodes(endingAt position: Int) -> Range<Int> { nodeColumns[position] }

  /// Updates the lattice to `text` and keeps the columns of the common prefix.
  ///
  /// - Returns: the length of that prefix.
  mutating func update(to text: [Unicode.Scalar]) -> Int {
    var kept = 0
    while kept < min(kana.count, text.count), kana[kept] == text[kept] { kept += 1 }
    nodes.removeLast(nodes.count - nodeColumns.keep(upTo: kept))
    cursors.removeLast(cursors.count - cursorColumns.keep(upTo: kept))
    numbers.keep(upTo: kept)
    letters.keep(upTo: kept)
    forward.removeLast(forward.count - forwardColumns.keep(upTo: kept))
    if learned != nil {
      knownWords.removeLast(max(knownWords.count - kept - 1, 0))
      followings.removeLast(followings.count - followingColumns.keep(upTo: kept))
      readings.keep(upTo: kept)
    }
    kana = text
    labels.removeLast(labels.count - min(kept, labels.count))
    for position in kept..<text.count {
      labels.append(lexicon.alphabet.label(of: text[position]))
      appendColumn(endingAt: position + 1)
    }
    return kept
  }

  private mutating func appendColumn(endingAt end: Int) {
    let firstCursor = cursors.count
    let firstNode = nodes.count
    if learned != nil { readings.append(kana[end - 1]) }
    extendCursors(to: end)
    for index in firstCursor..<cursors.count {
      let cursor = cursors[index]
      let words = lexicon.words(at: Int(cursor.node))
      guard !words.isEmpty else { continue }
      guard cursor.longVowels == 0 else {
        appendDrawnOut(words, cursor, to: end)
        continue
      }
      let reading = knownReading(from: Int(cursor.start), to: end, at: Int(cursor.node))
      beginStart()
      // Beyond the usual words only learned ones are used. Words ascend by cost.
      let usual = isWide ? words : words.prefix(Self.wordsPerReading)
      for number in words {
        let word = lexicon.word(number)
        let isUsual = number < usual.upperBound && (isWide || !lexicon.isOnlyOffered(word))
        guard isUsual || reading != nil else { break }
        let node = node(of: word, start: cursor.start, end: end, reading)
        if isUsual || node.known != LearnedKana.unknown { append(node) }
      }
    }
    appendOwnWords(endingAt: end)
    appendUnknown(endingAt: end)
    appendNumbers(endingAt: end)
    appendLetters(endingAt: end)
    cursorColumns.append(endingAt: cursors.count)
    nodeColumns.append(endingAt: nodes.count)
    appendForward(from: firstNode)
    if let learned {
      appendKnownWords(from: firstNode, learned)
      followingColumns.append(endingAt: followings.count)
    }
  }

  /// Appends the words of a reading that was typed with ー for a vowel. Words written in hiragana
  /// keep the ー as typed. Words with katakana are left out: their readings have their own ー.
  ///
  /// ```
  /// がっこー   学校        ありがとー   ありがとー, which is ありがとう to what follows
  /// ```
  private mutating func appendDrawnOut(_ words: Range<Int>, _ cursor: Cursor, to end: Int) {
    let reading = knownReading(from: Int(cursor.start), to: end, at: Int(cursor.node))
    beginStart()
    for number in words.prefix(Self.wordsPerReading) {
      let word = lexicon.word(number)
      guard !lexicon.isOnlyOffered(word) else { break }
      let text = lexicon.texts.text(Int(word.text)).unicodeScalars
      guard !text.contains(where: \.isKatakana) else { continue }
      let isKana = text.allSatisfy(\.isKana)
      var node = node(of: word, start: cursor.start, end: end, isKana ? nil : reading)
      if isKana { node.written = .typed }
      node.cost &+= LongVowel.cost &* cursor.longVowels
      append(node)
    }
  }

  /// Returns the learned words of a stretch of kana; nil if there are none.
  func knownReading(from start: Int, to end: Int, at node: Int?) -> LearnedKana.Reading? {
    guard let learned, let reading = readings.number(from: start, to: end) else { return nil }
    return learned.reading(reading, of: kana[start..<end], at: node)
  }

  /// Returns the node of a dictionary word with its user-model costs.
  private mutating func node(
    of word: KanaWord, start: Int32, end: Int, _ reading: LearnedKana.Reading?
  ) -> KanaNode {
    var node = KanaNode(
      start: start, end: Int32(end), written: .word(word.text),
      token: lexicon.token(ofText: word.text), left: word.left, right: word.right,
      style: lexicon.numberStyle(of: word), cost: word.cost)
    guard let reading else { return node }
    (node.learned, node.known) = reading.evidence(for: lexicon.wordNumber(ofText: word.text))
    node.cost &+= node.learned
    estimateCost(&node)
    return node
  }

  /// Sets a known node's earlier contexts and its estimated gain, so that class pruning keeps words
  /// that recur after the same word.
  mutating func estimateCost(_ node: inout KanaNode) {
    guard let learned, node.known != LearnedKana.unknown else { return }
    let first = Int32(truncatingIfNeeded: followings.count)
    node.recalled = learned.recalledCost(ofKnown: node.known, following: 0)
    var least = node.recalled
    for before in knownWords[Int(node.start)] {
      let likelihood = learned.likelihood(ofKnown: node.known, after: before)
      guard likelihood > 0 else { continue }
      let recalled = learned.recalledCost(ofKnown: node.known, following: likelihood)
      least = min(least, recalled)
      followings.append((before.word, recalled))
    }
    node.followings = first..<Int32(truncatingIfNeeded: followings.count)
    node.leastRecalled = least
    let model = (lexicon.model.unigramCost(of: node.token) &* lexicon.modelWeight) >> 8
    node.estimatedGain = LearnedKana.cache.gain(recalledAt: least, on: node.cost &+ model)
  }

  /// Returns the change of a known word's cost after a word: zero or negative.
  func gain(of node: KanaNode, after word: LearnedKana.WordNumber, on cost: Int32) -> Int32 {
    var recalled = node.recalled
    for index in node.followings where followings[Int(index)].word == word {
      recalled = followings[Int(index)].recalled
    }
    return LearnedKana.cache.gain(recalledAt: recalled, on: cost)
  }

  /// Appends the words that end at the new position and have learned followers, each once.
  private mutating func appendKnownWords(from firstNode: Int, _ learned: LearnedKana) {
    var words: [LearnedKana.Before] = []
    for node in nodes[firstNode...] where node.known != LearnedKana.unknown {
      let word = node.wordNumber(lexicon)
      guard !words.contains(where: { $0.word == word }), let before = learned.before(word) else {
        continue
      }
      words.append(before)
    }
    knownWords.append(words)
  }

  /// Advances all cursors by the new kana and starts a new one. A ー also advances them by the
  /// vowels that it may represent.
  private mutating func extendCursors(to end: Int) {
    let label = labels[end - 1]
    moveCursors(to: end, by: label)
    if label != KanaAlphabet.none, let child = lexicon.child(of: KanaLexicon.root, label: label) {
      cursors.append(Cursor(start: Int32(end - 1), node: Int32(truncatingIfNeeded: child)))
    }
    guard kana[end - 1] == LongVowel.mark, end > 1 else { return }
    for vowel in LongVowel.vowels(after: kana[end - 2]) {
      moveCursors(to: end, by: lexicon.alphabet.label(of: vowel), longVowels: 1)
    }
  }

  private mutating func moveCursors(to end: Int, by label: UInt8, longVowels: Int32 = 0) {
    guard label != KanaAlphabet.none else { return }
    for index in cursorColumns[end - 1] {
      let cursor = cursors[index]
      guard let child = lexicon.child(of: Int(cursor.node), label: label) else { continue }
      cursors.append(
        Cursor(
          start: cursor.start, node: Int32(truncatingIfNeeded: child),
          longVowels: cursor.longVowels &+ longVowels))
    }
  }

  /// Begins a run of nodes with another start; see `append(_:)`.
  mutating func beginStart() { stamp &+= 1 }

  /// Appends a node with its forward cost. Nodes of the same start appended in a row share the
  /// cheapest connection to their class.
  mutating func append(_ node: KanaNode) {
    let left = Int(node.left)
    guard left < cheapest.count else { return }
    if cheapest[left].stamp != stamp {
      var best = Int32.max
      for way in forward[forwardColumns[Int(node.start)]] {
        best = min(best, way.cost &+ lexicon.matrix.cost(from: way.wordClass, to: node.left))
      }
      cheapest[left] = (stamp, best)
    }
    let before = cheapest[left].cost
    guard before != .max else { return }
    var node = node
    node.forward = before &+ node.classCost
    nodes.append(node)
  }

  /// Appends the cheapest path to the new position for each class.
  private mutating func appendForward(from firstNode: Int) {
    let first = forward.count
    stamp &+= 1
    var least = Int32.max
    for node in nodes[firstNode...] { least = min(least, node.forward) }
    for node in nodes[firstNode...] where node.forward <= least &+ Self.margin {
      let wordClass = Int(node.right)
      guard wordClass < cheapest.count else { continue }
      if cheapest[wordClass].stamp != stamp {
        cheapest[wordClass] = (stamp, Int32(forward.count - first))
        forward.append(ClassCost(wordClass: node.right, cost: node.forward))
      } else {
        let index = first + Int(cheapest[wordClass].cost)
        forward[index].cost = min(forward[index].cost, node.forward)
      }
    }
    forwardColumns.append(endingAt: forward.count)
  }
}
