import ChineseText
import InputCore
import KanaConversion

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
  ) -> [WrittenText] {
    let number = composition.current
    let range = composition.range(ofPhrase: number)
    let key = JapaneseWorkspace.CandidateKey(
      kana: composition.kana.text(range), keys: composition.kana.keys(range),
      before: composition.before + composition.phrases[..<number].map(\.text).joined(),
      isLast: number == composition.phrases.count - 1, isWhole: composition.phrases.count == 1,
      first: composition.phrases[number].found)
    if let made = workspace.candidates, made.key == key { return made.list }
    let list = candidates(key, &workspace)
    workspace.candidates = (key, list)
    return list
  }

  private func candidates(
    _ key: JapaneseWorkspace.CandidateKey, _ workspace: inout JapaneseWorkspace
  ) -> [WrittenText] {
    let scalars = Array(key.kana.unicodeScalars)
    let length = scalars.count
    let history = KanaHistory(after: key.before, lexicon: lexicon)
    var found = [key.first]
    found += workspace.phrases.sentences(
      for: scalars, after: history, before: key.isLast ? 0 : lexicon.nounClass,
      limit: Self.sentencesOffered
    ).map { WrittenText($0.words) }
    found += OfferedNumbers(lexicon: lexicon).texts(for: scalars)
    if let now = clock?() {
      found += JapaneseDates(now: now).texts(for: key.kana).map { WrittenText($0, length: length) }
    }
    found += lexicon.words(readAs: scalars).map {
      WrittenText(word: lexicon.texts.text(Int($0.text)), length: length)
    }
    found += [WritingForm.hiragana, .katakana, .halfKatakana, .halfLatin, .fullLatin].map {
      WrittenText(
        word: WrittenForms.text(kana: key.kana, keys: key.keys, form: $0), length: length)
    }
    if key.isWhole, let offered = phrases.offered(for: key.keys) {
      found = offered.merged(with: found) { WrittenText($0, length: length) }
    }
    var seen: Set<String> = []
    return found.filter { !$0.text.isEmpty && seen.insert($0.text).inserted }
  }

  /// What is suggested while one types: the kana, the best sentences, and words that go on with the
  /// last of them.
  ///
  /// ```
  /// arigato   ありがと  有難と  …  ありがとう  ありがとうございます
  /// ```
  func suggestions(
    for composition: JapaneseComposition, _ workspace: inout JapaneseWorkspace
  ) -> [Suggestion] {
    // An n at the end is more often ん than a letter on the way.
    var typed = composition.kana
    if typed.waiting == "n" { typed.endWaiting(romaji) }
    let kana = Array(typed.text.unicodeScalars)
    let history = KanaHistory(after: composition.before, lexicon: lexicon)
    let sentences = workspace.sentences.sentences(
      for: kana, after: history, limit: Self.sentencesSuggested)
    var found = sentences.map { Suggestion(written: WrittenText($0.words), kana: kana) }
    if let phrases = sentences.first?.phrases(lexicon), let last = phrases.last {
      let reading = Array(kana.suffix(last.length))
      for (text, rest) in lexicon.completions(of: reading, limit: Self.completionsSuggested) {
        var written = WrittenText()
        for phrase in phrases.dropLast() { written.append(phrase) }
        written.append(WrittenText(word: text, length: reading.count + rest.count))
        found.append(Suggestion(written: written, kana: kana + rest))
      }
    }
    if let offered = phrases.offered(for: composition.kana.keys) {
      found = offered.merged(with: found) {
        Suggestion(written: WrittenText($0, length: kana.count), kana: kana)
      }
    }
    found.insert(
      Suggestion(written: WrittenText(composition.kana.text, length: kana.count), kana: kana), at: 0
    )
    var seen: Set<String> = []
    return found.filter { !$0.written.text.isEmpty && seen.insert($0.written.text).inserted }
  }

  /// What is suggested, and the kana that it stands for: those typed, or more.
  struct Suggestion {
    var written: WrittenText
    var kana: [Unicode.Scalar]
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

  /// The words of a reading, the cheapest first; then those of a reading with a vowel for each ー.
  func words(readAs reading: [Unicode.Scalar]) -> [KanaWord] {
    var nodes = [Self.root]
    for (index, scalar) in reading.enumerated() {
      let isDrawnOut = scalar == LongVowel.mark && index > 0
      let vowels = isDrawnOut ? LongVowel.vowels(after: reading[index - 1]) : []
      nodes = ([scalar] + vowels).flatMap { scalar in
        nodes.compactMap { child(of: $0, label: alphabet.label(of: scalar)) }
      }
    }
    return nodes.flatMap { words(at: $0).map(word) }
  }

  /// The cheapest words whose readings go on with this one, each with the kana that it goes on with.
  func completions(
    of reading: [Unicode.Scalar], limit: Int
  ) -> [(text: String, rest: [Unicode.Scalar])] {
    guard reading.count >= Self.shortestReading, let node = node(of: reading) else { return [] }
    var queue = children(of: node).map { (node: $0, depth: Int32(1), parent: -1) }
    var found: [(text: UInt32, cost: Int32, place: Int)] = []
    var next = 0
    while next < min(queue.count, Self.completionNodes) {
      let (node, depth, _) = queue[next]
      next += 1
      if let first = words(at: node).first.map(word) {
        // A word alone: its class follows the start of a sentence and ends it.
        let cost =
          first.cost &+ matrix.cost(from: ConnectionMatrix.boundary, to: first.left)
          &+ matrix.cost(from: first.right, to: ConnectionMatrix.boundary)
          &+ depth &* Self.costOfKana
        found.append((first.text, cost, next - 1))
      }
      queue += children(of: node).map { ($0, depth + 1, next - 1) }
    }
    func rest(at place: Int) -> [Unicode.Scalar] {
      sequence(first: place) { queue[$0].parent < 0 ? nil : queue[$0].parent }
        .compactMap { scalar(to: queue[$0].node) }.reversed()
    }
    return found.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix(limit)
      .map { (texts.text(Int($0.text)), rest(at: $0.place)) }
  }
}
