import ChineseText
import InputCore
import KanaDictionary

// What can be written for kana: conversions, words, numbers, and the kana and keys themselves.
extension JapaneseMethod {
  /// Conversions of a phrase that are offered before its single words.
  private static let sentencesOffered = 12
  /// Sentences suggested while one types.
  private static let sentencesSuggested = 3
  /// Words suggested that go on with what is typed.
  private static let completionsSuggested = 5

  /// The candidates of the current phrase; the first is what the conversion found.
  func candidates(
    for composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Candidate] {
    let number = composition.current
    let range = composition.range(ofPhrase: number)
    let key = JapaneseWorkspace.CandidateKey(
      kana: composition.kana.text(range), keys: composition.kana.keys(range),
      before: composition.before + composition.phrases[..<number].map(\.text).joined(),
      isLast: number == composition.phrases.count - 1, first: composition.phrases[number].first)
    if let made = workspace.candidates, made.key == key { return made.list }
    let list = candidates(key, &workspace)
    workspace.candidates = (key, list)
    return list
  }

  private func candidates(
    _ key: JapaneseWorkspace.CandidateKey, _ workspace: inout JapaneseWorkspace
  ) -> [Candidate] {
    let scalars = Array(key.kana.unicodeScalars)
    let history = KanaHistory(after: key.before, lexicon: lexicon)
    var texts = [key.first]
    texts += workspace.phrases.sentences(
      for: scalars, after: history, before: key.isLast ? 0 : lexicon.nounClass,
      limit: Self.sentencesOffered
    ).map(\.text)
    texts += JapaneseNumbers(lexicon: lexicon).texts(for: scalars)
    if let now = clock?() { texts += JapaneseDates(now: now).texts(for: key.kana) }
    texts += lexicon.words(readAs: scalars).map { lexicon.texts.text(Int($0.text)) }
    texts += [WritingForm.hiragana, .katakana, .halfKatakana, .halfLatin, .fullLatin].map {
      WrittenForms.text(kana: key.kana, keys: key.keys, form: $0)
    }
    return Self.candidates(texts, for: key.kana)
  }

  private static func candidates(_ texts: [String], for reading: String) -> [Candidate] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }.map {
      Candidate(Segment(reading: reading, syllableEnds: [], text: $0))
    }
  }

  /// What is suggested while one types: the kana, the best sentences, and words that go on with the
  /// last of them.
  ///
  /// ```
  /// arigato   ありがと  有難と  …  ありがとう  ありがとうございます
  /// ```
  func suggestions(
    for composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Candidate] {
    // An n at the end is more often ん than a letter on the way.
    var typed = composition.kana
    if typed.waiting == "n" { typed.endWaiting(romaji) }
    let kana = typed.text
    let history = KanaHistory(after: composition.before, lexicon: lexicon)
    let sentences = workspace.sentences.sentences(
      for: Array(kana.unicodeScalars), after: history, limit: Self.sentencesSuggested)
    var texts = [composition.kana.text] + sentences.map(\.text)
    if let best = sentences.first, let last = best.phrases(lexicon).last {
      let start = String(best.text.dropLast(last.text.count))
      let reading = Array(kana.unicodeScalars.suffix(last.length))
      texts += lexicon.completions(of: reading, limit: Self.completionsSuggested).map { start + $0 }
    }
    return Self.candidates(texts, for: kana)
  }
}

extension KanaLexicon {
  /// Nodes looked at for words that go on with a reading.
  private static let completionNodes = 400
  /// A completion of less than this many kana would be a guess.
  private static let shortestReading = 2
  /// What each kana that is still to come makes a completion dearer.
  private static let costOfKana: Int32 = 400

  private func node(of reading: [Unicode.Scalar]) -> Int? {
    var node = Self.root
    for scalar in reading {
      guard let child = child(of: node, label: alphabet.label(of: scalar)) else { return nil }
      node = child
    }
    return node
  }

  /// The words of a reading, the cheapest first.
  func words(readAs reading: [Unicode.Scalar]) -> [KanaWord] {
    node(of: reading).map { words(at: $0).map(word) } ?? []
  }

  /// The cheapest words whose readings go on with this one.
  func completions(of reading: [Unicode.Scalar], limit: Int) -> [String] {
    guard reading.count >= Self.shortestReading, let node = node(of: reading) else { return [] }
    var queue = children(of: node).map { (node: $0, depth: Int32(1)) }
    var found: [(text: UInt32, cost: Int32)] = []
    var next = 0
    while next < min(queue.count, Self.completionNodes) {
      let (node, depth) = queue[next]
      next += 1
      if let first = words(at: node).first.map(word) {
        // A word alone: its class follows the start of a sentence and ends it.
        let cost =
          first.cost &+ matrix.cost(from: ConnectionMatrix.boundary, to: first.left)
          &+ matrix.cost(from: first.right, to: ConnectionMatrix.boundary)
          &+ depth &* Self.costOfKana
        found.append((first.text, cost))
      }
      queue += children(of: node).map { ($0, depth + 1) }
    }
    return found.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix(limit)
      .map { texts.text(Int($0.text)) }
  }
}
