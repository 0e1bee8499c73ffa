import Decoding
import NGrams
import UserHistory

/// A word over a range of keystrokes, or a literal.
struct LatticeNode {
  /// The first keystroke and the number of keystrokes covered: `start ..< start + length`.
  var start: Int32
  var length: Int32
  /// The word, or `LatticeNode.literal` for keystrokes that stay as they are.
  var word: WordID
  /// The cost of this reading of the keystrokes, given the word.
  var cost: Cost
  /// The cost including the word's frequency: the cost of the node without any context.
  var estimatedCost: Cost
  /// The trie node of the lexicon that the word was found at. It determines the syllables.
  var reading: Int32
  /// A bit set of syllable ends: bit `i` is set if a syllable ends after `i + 1` keystrokes of the
  /// node.
  var syllableEnds: UInt64
  /// The extra cost from the user model, and the index of the word in `LearnedTables.words` if it
  /// was typed before.
  var learned: Cost = 0
  var evidence = noEvidence
  /// The word whose followers the model predicts after a literal (`Lattice.literalWords`), or
  /// `LatticeNode.literal` if there is none.
  var literalWord = LatticeNode.literal
  /// Whether it is Latin text, which stays as typed whatever its keys type elsewhere.
  var isLatin = false

  static let literal = WordID.max
  /// The value of `evidence` for a word that was not typed before.
  static let noEvidence: Int32 = -1

  var isLiteral: Bool { word == Self.literal }

  /// Returns a node for the keystrokes of an edge as they are.
  static func literal(
    over edge: SegmentEdge, cost: Cost, word: WordID = LatticeNode.literal
  ) -> LatticeNode {
    LatticeNode(
      start: Int32(truncatingIfNeeded: edge.start),
      length: Int32(truncatingIfNeeded: edge.end - edge.start), word: literal, cost: cost,
      estimatedCost: cost, reading: Int32(Lexicon.root), syllableEnds: 0, literalWord: word)
  }
}

/// A lattice: all words over the paths of a segment graph, by the point they end at. Another
/// keystroke adds columns; columns that it does not affect are kept.
struct Lattice {
  /// The maximum length of a word in keystrokes: `syllableEnds` has 64 bits.
  private static let maximumWordLength = 64
  /// The default maximum number of words of one span that the decoder scores. The candidate list
  /// offers all of them.
  static let wordsPerSpan = 48
  /// The maximum number of words with a corrected typo in one span. Only a likely word justifies
  /// assuming a typo.
  private static let correctedWordsPerSpan = 6
  /// The cost of a syllable that stays letters because the lexicon has no word for it.
  private static let wordlessSyllable: Cost = 25_000
  /// The maximum number of trie cursors at one point, a bound for damaged images and hostile input.
  private static let maximumCursors = 16_384

  let lexicon: Lexicon
  /// The words that single keystrokes are read as although they stay as they are. In 明天8点 the 8 is
  /// read 八, and 点 follows it as it follows 八.
  let literalWords: [UInt8: WordID]
  /// The user model; nil if nothing was learned.
  let learned: LearnedCosts?
  /// The user model without reference counting, for lookups of single words.
  var borrowedCosts: BorrowedCosts? { learned.map(BorrowedCosts.init) }
  /// The nodes in the order of their ends. `nodeColumns` has the range of each point.
  private(set) var nodes: [LatticeNode] = []
  private var nodeColumns = ColumnStarts(firstColumnCount: 0)
  private var cursors: [TrieCursor] = []
  private var cursorColumns = ColumnStarts(firstColumnCount: 0)
  private let wordsPerSpan: Int
  /// The words of the span being ranked. Its memory is reused from span to span.
  private var span = SpanWords()

  init(
    lexicon: Lexicon, literalWords: [UInt8: WordID] = [:], learned: LearnedCosts? = nil,
    wordsPerSpan: Int = Lattice.wordsPerSpan
  ) {
    self.wordsPerSpan = wordsPerSpan
    self.lexicon = lexicon
    self.learned = learned
    self.literalWords = literalWords
  }

  /// The last point that has a column.
  var end: Int { nodeColumns.end }

  /// Returns the nodes that end at a point.
  func nodes(endingAt point: Int) -> Range<Int> { nodeColumns[point] }

  /// Keeps the columns up to `kept` and builds the later ones from the graph.
  mutating func update(to graph: SegmentGraph, keeping kept: Int) {
    nodes.removeLast(nodes.count - nodeColumns.keep(upTo: kept))
    cursors.removeLast(cursors.count - cursorColumns.keep(upTo: kept))
    for point in (kept + 1)..<max(graph.end + 1, kept + 1) {
      let walks = cursors.count
      extendCursors(along: graph.incoming[point], of: graph.keystrokes)
      appendNodes(
        along: graph.incoming[point], of: graph.keystrokes, endingAt: point, from: walks)
      cursorColumns.append(endingAt: cursors.count)
      nodeColumns.append(endingAt: nodes.count)
    }
  }

  /// Advances every cursor at the start of an edge along it, and starts a new cursor at each edge.
  private mutating func extendCursors(along edges: [SegmentEdge], of keystrokes: [UInt8]) {
    let first = cursors.count
    let limit = first + Self.maximumCursors
    for edge in edges where edge.kind != .literal {
      let letters = edge.kind == .letters ? keystrokes[edge.start..<edge.end] : []
      for index in cursorColumns[edge.start] {
        extend(cursors[index], along: edge, spelling: letters, limit: limit)
      }
      let root = TrieCursor(
        start: Int32(truncatingIfNeeded: edge.start), node: Int32(Lexicon.root), cost: 0,
        syllableEnds: 0)
      extend(root, along: edge, spelling: letters, limit: limit)
    }
    groupByStart(from: first)
  }

  /// Groups the last cursors by their start, so that the words of one span are ranked together.
  private mutating func groupByStart(from first: Int) {
    cursors.withUnsafeMutableBufferPointer { cursors in
      var added = UnsafeMutableBufferPointer(rebasing: cursors[first...])
      guard zip(added, added.dropFirst()).contains(where: { $0.start > $1.start }) else { return }
      added.sort { $0.start < $1.start }
    }
  }

  private mutating func extend(
    _ cursor: TrieCursor, along edge: SegmentEdge, spelling letters: ArraySlice<UInt8>, limit: Int
  ) {
    let length = edge.end - Int(cursor.start)
    guard length <= Self.maximumWordLength else { return }
    guard edge.kind != .letters else {
      guard cursors.count < limit, var walk = cursor.spelling(letters, in: lexicon, learned) else {
        return
      }
      walk.cost &+= edge.cost
      walk.syllableEnds |= 1 << UInt64(length - 1)
      cursors.append(walk)
      return
    }
    // Two typos in one word are less likely than another word.
    guard edge.kind != .corrected || !cursor.isCorrected else { return }
    for child in lexicon.children(of: Int(cursor.node), in: edge.syllables) {
      guard cursors.count < limit else { return }
      cursors.append(
        TrieCursor(
          start: cursor.start, node: Int32(truncatingIfNeeded: child),
          cost: cursor.cost &+ edge.cost,
          syllableEnds: cursor.syllableEnds | 1 << UInt64(length - 1),
          spelled: learned?.reading(cursor.spelled, followedBy: lexicon.label(of: child))
            ?? cursor.spelled,
          isCorrected: cursor.isCorrected || edge.kind == .corrected,
          tones: TypedTones.append(edge.tone, to: cursor.tones)))
    }
  }

  /// Appends the words of the cursors at `point`, which begin at index `firstCursor`.
  private mutating func appendNodes(
    along edges: [SegmentEdge], of keystrokes: [UInt8], endingAt point: Int,
    from firstCursor: Int
  ) {
    for edge in edges where edge.kind == .literal {
      let word = edge.end - edge.start == 1 ? literalWords[keystrokes[edge.start]] : nil
      var node = LatticeNode.literal(
        over: edge, cost: edge.cost, word: word ?? LatticeNode.literal)
      node.isLatin = edge.end - edge.start > 1
      nodes.append(node)
    }
    let firstWord = nodes.count
    // Exact words come before corrected ones: a low best cost early lets the decoder prune more.
    appendWords(endingAt: point, from: firstCursor, corrected: false)
    appendWords(endingAt: point, from: firstCursor, corrected: true)
    for edge in edges where edge.kind != .literal && edge.kind != .letters {
      // A syllable without words must not cut off what follows it.
      guard nodes[firstWord...].allSatisfy({ $0.start != edge.start }) else { continue }
      nodes.append(.literal(over: edge, cost: Self.wordlessSyllable))
    }
  }

  /// Appends the best words of each span, either without or with a corrected typo.
  private mutating func appendWords(endingAt point: Int, from firstCursor: Int, corrected: Bool) {
    let capacity = corrected ? Self.correctedWordsPerSpan : wordsPerSpan
    let learned = borrowedCosts
    let end = Int32(truncatingIfNeeded: point)
    // A local value, so that inserting into it does not check whether others access the lattice.
    var span = self.span
    self.span = SpanWords()
    var index = firstCursor
    while index < cursors.count {
      let start = cursors[index].start
      span.removeAll(capacity: capacity)
      while index < cursors.count, cursors[index].start == start {
        if cursors[index].isCorrected == corrected {
          if let learned {
            let cursor = cursors[index]
            cursors[index].evidence = learned.number(
              of: cursor.spelled, at: cursor.node, isBeginning: cursor.start == 0)
          }
          collectWords(at: index, in: &span, learned)
        }
        index += 1
      }
      for word in span.words { nodes.append(node(of: word, at: cursors[Int(word.cursor)], end)) }
    }
    self.span = span
  }

  /// Inserts the words at a cursor into the words of their span.
  ///
  /// The entries ascend by cost, so the first rejected word ends the scan. The user model makes no
  /// typed word costlier than the words after it that were not typed.
  private func collectWords(at index: Int, in span: inout SpanWords, _ learned: BorrowedCosts?) {
    let cursor = cursors[index]
    var known = KnownWords(cursor.evidence, learned)
    let tones = TypedTones(cursor, in: lexicon)
    for entry in lexicon.entries(at: Int(cursor.node)) {
      let word = word(WordEntry(entry, in: lexicon), at: index, cursor, tones, &known, learned)
      // A tone can make a word cost more than the words after it.
      guard span.insert(word) || tones != nil else { break }
    }
    // Words typed before may be rare; consider them all.
    while let entry = known.next() {
      _ = span.insert(word(entry, at: index, cursor, tones, &known, learned))
    }
  }

  /// Returns all words at a cursor.
  private func words(at cursor: TrieCursor, endingAt end: Int) -> [LatticeNode] {
    let learned = borrowedCosts
    var known = KnownWords(cursor.evidence, learned)
    let tones = TypedTones(cursor, in: lexicon)
    return lexicon.entries(at: Int(cursor.node)).map {
      node(
        of: word(WordEntry($0, in: lexicon), cursor, tones, &known, learned), at: cursor,
        Int32(truncatingIfNeeded: end))
    }
  }

  /// Returns the word of the next entry at a cursor, with its cost from the user model.
  ///
  /// - Parameter index: the index of the cursor, for the words of a span.
  @inline(__always)
  private func word(
    _ entry: WordEntry, at index: Int = 0, _ cursor: TrieCursor, _ tones: TypedTones?,
    _ known: inout KnownWords, _ learned: BorrowedCosts?
  ) -> SpanWords.Word {
    var cost = cursor.cost &+ entry.readingCost
    if let tones { cost &+= tones.cost(of: entry.word, in: lexicon) }
    let evidence = known.meet(entry: entry.entry)
    var word = SpanWords.Word(
      estimatedCost: cost &+ entry.frequencyCost &+ evidence.cost, cost: cost, word: entry.word,
      cursor: Int32(truncatingIfNeeded: index), learned: evidence.cost,
      evidence: evidence.position)
    if let learned, evidence.position != LatticeNode.noEvidence {
      word.estimatedCost &+= learned.gain(ofKnown: evidence.position, on: word.estimatedCost)
    }
    return word
  }

  /// Returns the node of a word at a cursor.
  @inline(__always)
  private func node(
    of word: SpanWords.Word, at cursor: TrieCursor, _ end: Int32
  ) -> LatticeNode {
    LatticeNode(
      start: cursor.start, length: end &- cursor.start, word: word.word, cost: word.cost,
      estimatedCost: word.estimatedCost, reading: cursor.node, syllableEnds: cursor.syllableEnds,
      learned: word.learned, evidence: word.evidence)
  }

  /// The last point that a word starting at point 0 can end at.
  var longestWordEnd: Int { min(end, Self.maximumWordLength) }

  /// Returns the words from point 0 to `point`, most likely first: the exact ones, or those with a
  /// corrected typo; at most `limit`.
  func words(fromStartTo point: Int, corrected: Bool, atMost limit: Int) -> [LatticeNode] {
    let learned = borrowedCosts
    let end = Int32(truncatingIfNeeded: point)
    var found: [LatticeNode] = []
    for cursor in cursors[cursorColumns[point]].prefix(while: { $0.start == 0 })
    where cursor.isCorrected == corrected {
      var known = KnownWords(cursor.evidence, learned)
      let tones = TypedTones(cursor, in: lexicon)
      for entry in lexicon.entries(at: Int(cursor.node)) {
        let word = word(WordEntry(entry, in: lexicon), cursor, tones, &known, learned)
        // The entries ascend by cost, except by tones.
        if found.count >= limit, let last = found.last, last.estimatedCost < word.estimatedCost,
          tones == nil
        {
          break
        }
        found.insert(node(of: word, at: cursor, end), keepingAtMost: limit)
      }
      while let entry = known.next() {
        let word = word(entry, cursor, tones, &known, learned)
        found.insert(node(of: word, at: cursor, end), keepingAtMost: limit)
      }
    }
    return found
  }

  /// Returns all words that end at `point` and satisfy `isWanted`, whatever they cost, each with
  /// the cost that ranks it among the words of its span.
  func words(
    endingAt point: Int, where isWanted: (_ start: Int, WordID) -> Bool
  ) -> [(node: LatticeNode, rank: Cost)] {
    var found: [(node: LatticeNode, rank: Cost)] = []
    for cursor in cursors[cursorColumns[point]] {
      for node in words(at: cursor, endingAt: point) where isWanted(Int(cursor.start), node.word) {
        found.append((node, node.estimatedCost))
      }
    }
    return found
  }
}

extension [LatticeNode] {
  /// Inserts a word in the order of estimated costs and word numbers, and drops the costliest one if
  /// there are too many.
  fileprivate mutating func insert(_ word: LatticeNode, keepingAtMost limit: Int) {
    func follows(_ other: LatticeNode) -> Bool {
      (other.estimatedCost, other.word) <= (word.estimatedCost, word.word)
    }
    if count >= limit {
      guard let last, !follows(last) else { return }
      removeLast()
    }
    var (low, high) = (0, count)
    if let last, follows(last) { low = high }
    while low < high {
      let middle = low + (high - low) / 2
      if follows(self[middle]) { low = middle + 1 } else { high = middle }
    }
    insert(word, at: low)
  }
}

extension LatticeNode {
  /// Returns the node's cost by the language model and the user model, and the state after it.
  ///
  /// A literal costs nothing here. The state after it knows only the word that the literal is read
  /// as, if there is one.
  ///
  /// - Parameter context: the learned followers of the word that the state ends with.
  @inline(__always)
  func score(
    after state: LanguageModelState, in context: KnownContext,
    model: any LanguageModel, scorer: any LanguageModelScorer, learned: BorrowedCosts?
  ) -> (cost: Cost, next: LanguageModelState) {
    guard isLiteral else {
      var scored = scorer.score(word, after: state)
      if let learned {
        scored.cost &+= self.learned
        if evidence != Self.noEvidence {
          scored.cost &+= learned.gain(ofKnown: evidence, in: context, on: scored.cost)
        }
      }
      return scored
    }
    guard literalWord != LatticeNode.literal else {
      return (0, model.state(afterUnknownIn: state))
    }
    return (0, scorer.score(literalWord, after: state).next)
  }

  /// Returns the node's cost and the state after it, after looking up the context.
  func score(
    after state: LanguageModelState, model: any LanguageModel,
    scorer: any LanguageModelScorer, learned: LearnedCosts?
  ) -> (cost: Cost, next: LanguageModelState) {
    score(
      after: state, in: learned?.context(after: model.lastWord(in: state)) ?? .none, model: model,
      scorer: scorer, learned: learned.map(BorrowedCosts.init))
  }
}
