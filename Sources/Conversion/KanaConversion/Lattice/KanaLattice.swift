import Decoding

/// All words over some kana, by the place they end at, with the least cost from the start to each by
/// classes alone. One more kana adds a column; what it does not touch is kept.
struct KanaLattice {
  /// A walk through the trie of readings that began at some place: a word may be under way.
  private struct Cursor {
    var start: Int32
    var node: Int32
    /// How often ー was taken for a vowel on the way (`LongVowel`).
    var longVowels: Int32 = 0
  }

  /// Words of one reading that the lattice takes, beside those that were typed before.
  private static let wordsPerReading = 60
  /// Ways this much dearer than the cheapest to their place are not gone on from.
  private static let margin: Int32 = 9_000

  let lexicon: KanaLexicon
  /// What was learned; nil where nothing was.
  let learned: LearnedKana?
  private(set) var kana: [Unicode.Scalar] = []
  private var labels: [UInt8] = []
  private(set) var nodes: [KanaNode] = []
  private var nodeColumns = ColumnStarts(firstColumnCount: 0)
  private var cursors: [Cursor] = []
  private var cursorColumns = ColumnStarts(firstColumnCount: 0)
  /// What is read up to each place that is no word but made.
  var numbers = EndingSpoken<NumberReading>()
  var letters = EndingSpoken<SpelledLetters>()
  let styleCosts: NumberStyleCosts
  private var forward: [ClassCost]
  private var forwardColumns: ColumnStarts
  private var cheapest: [(stamp: Int32, cost: Int32)]
  private var stamp: Int32 = 0
  /// For each place the words that end there and were typed before; for the first, what stands before
  /// it.
  private var knownWords: [[LearnedKana.Before]] = []
  /// The words of `knownWords` that nodes were typed after, and what coming again costs these there.
  private var followings: [(word: LearnedKana.WordNumber, recalled: Int32)] = []
  private var followingColumns = ColumnStarts(firstColumnCount: 0)
  /// What was learned is found by these.
  private var readings = EndingReadings()

  /// A lattice of nothing yet, after what stands before.
  init(lexicon: KanaLexicon, after history: KanaContext, learned: LearnedKana? = nil) {
    self.lexicon = lexicon
    self.learned = learned
    styleCosts = learned?.numberStyleCosts ?? .usual
    if let learned { knownWords = [[learned.before(history.context.last)].compactMap { $0 }] }
    cheapest = Array(repeating: (0, 0), count: lexicon.matrix.classCount)
    forward = history.classes.costs
    forwardColumns = ColumnStarts(firstColumnCount: forward.count)
  }

  /// How many kana there are.
  var end: Int { kana.count }

  /// The nodes that end at a place.
  func nodes(endingAt position: Int) -> Range<Int> { nodeColumns[position] }

  /// The best ways to a place by their last classes.

  /// Makes this the lattice of `text`, keeping the columns of what begins alike.
  mutating func update(to text: [Unicode.Scalar]) {
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
      for number in words.prefix(Self.wordsPerReading) {
        append(node(of: number, start: cursor.start, end: end, reading))
      }
      guard reading != nil else { continue }
      for number in words.dropFirst(Self.wordsPerReading) {
        let node = node(of: number, start: cursor.start, end: end, reading)
        if node.known != LearnedKana.unknown { append(node) }
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

  /// Adds the words of a reading that was typed with ー for a vowel. Those that are written in kana are
  /// written as they were typed, and those in katakana would have their own ー.
  ///
  /// ```
  /// がっこー   学校        ありがとー   ありがとー, which is ありがとう to what follows
  /// ```
  private mutating func appendDrawnOut(_ words: Range<Int>, _ cursor: Cursor, to end: Int) {
    let reading = knownReading(from: Int(cursor.start), to: end, at: Int(cursor.node))
    beginStart()
    for number in words.prefix(Self.wordsPerReading) {
      let text = lexicon.texts.text(Int(lexicon.text(ofWord: number))).unicodeScalars
      guard !text.contains(where: \.isKatakana) else { continue }
      let isKana = text.allSatisfy(\.isKana)
      var node = node(of: number, start: cursor.start, end: end, isKana ? nil : reading)
      if isKana { node.written = .typed }
      node.cost &+= LongVowel.cost &* cursor.longVowels
      append(node)
    }
  }

  /// What was learned of some kana.
  func knownReading(from start: Int, to end: Int, at node: Int?) -> LearnedKana.Reading? {
    guard let learned, let reading = readings.number(from: start, to: end) else { return nil }
    return learned.reading(reading, of: kana[start..<end], at: node)
  }

  /// A word with what was learned of its reading.
  private mutating func node(
    of number: Int, start: Int32, end: Int, _ reading: LearnedKana.Reading?
  ) -> KanaNode {
    let word = lexicon.word(number)
    var node = KanaNode(
      start: start, end: Int32(end), written: .word(word.text),
      token: lexicon.token(ofText: word.text), left: word.left, right: word.right,
      style: lexicon.kind(of: word.left) == .numeral ? .kanji : nil, cost: word.cost)
    guard let reading else { return node }
    (node.learned, node.known) = reading.evidence(for: lexicon.wordNumber(ofText: word.text))
    node.cost &+= node.learned
    estimateCost(&node)
    return node
  }

  /// Notes which words a node was typed after. Classes are not to leave out what comes again there.
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

  /// What a word that was typed before costs more, in truth less, after a word.
  func gain(of node: KanaNode, after word: LearnedKana.WordNumber, on cost: Int32) -> Int32 {
    var recalled = node.recalled
    for index in node.followings where followings[Int(index)].word == word {
      recalled = followings[Int(index)].recalled
    }
    return LearnedKana.cache.gain(recalledAt: recalled, on: cost)
  }

  /// Notes the words that end at the new place and that others were typed after, each once.
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

  /// Moves the walks on by the new kana and begins one; by a ー also by the vowels that it may stand for.
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

  /// Begins with nodes of another start.
  mutating func beginStart() { stamp &+= 1 }

  /// Adds a node with its forward cost. Nodes of one start that are added one after the other share
  /// what was computed.
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

  /// Notes the best way to the new place for each class.
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
