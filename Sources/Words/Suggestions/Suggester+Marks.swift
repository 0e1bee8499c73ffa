extension Suggester {
  /// Returns the inflected forms of listed words whose marks are missing in the typed word: `uçağım` for
  /// `ucagim`. No list has all forms of a language such as Turkish.
  func markedForms(
    of typed: Substring, language: Int, _ context: LanguageContext
  ) -> [Suggestion] {
    let lexicon = lexicons[language]
    guard let forms = lexicon.forms else { return [] }
    let writing = WordCase(of: typed)
    let letters = lexicon.folding.scalars(of: typed)
    let stems = MarkedStems(of: letters, in: lexicon.trie)
    let found = forms.marked(letters) { count, ending in stems.words(count, ending) }
    return found.compactMap { form in
      guard !lexicon.isProfane(form.stem), !lexicon.isNeverSmall(form.stem) else { return nil }
      return Suggestion(
        text: writing.apply(to: Self.text(form.letters), lexicon.casing), kind: .correction,
        cost: costs.unmarked + Self.suffixes + lexicon.cost(of: form.stem) + context.penalty,
        typoCost: costs.unmarked, typos: 0, language: language)
    }
  }

  /// Returns a particle with the marks that the word before it requires: `mı` for `mi` behind `yalnız`.
  func particle(at position: TextBeforeWord) -> Suggestion? {
    guard let before = position.before.last ?? nil else { return nil }
    for (index, lexicon) in lexicons.enumerated() {
      let folding = lexicon.folding
      guard
        let letters = lexicon.forms?.particle(
          folding.scalars(of: position.word), behind: folding.scalars(of: before)),
        let word = lexicon.words(spelled: Self.text(letters)).first
      else { continue }
      return Suggestion(
        text: WordCase(of: position.word).apply(to: lexicon.text(of: word), lexicon.casing),
        kind: .correction, cost: costs.unmarked + lexicon.cost(of: word),
        typoCost: costs.unmarked, typos: 0, language: index)
    }
    return nil
  }

  private static func text(_ letters: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters.compactMap(Unicode.Scalar.init))
    return String(text)
  }

  /// The extra cost of a form that no list has (nats × 1000): one use of a stem in thirty.
  private static var suffixes: Int32 { 3400 }
}

/// The beginnings of words that have the first letters of a typed word, of which any may have marks that
/// are missing in it.
private struct MarkedStems {
  private let trie: WordTrie
  /// The trie nodes of the beginnings and their letters, by the number of letters.
  private var reached: [[(node: WordTrie.Node, letters: [UInt32])]]

  init(of typed: [UInt32], in trie: WordTrie) {
    self.trie = trie
    reached = [[(trie.root, [])]]
    for letter in typed {
      let next = (reached.last ?? []).flatMap { stem in
        let siblings = trie.childNumbers(of: stem.node.number)
        return siblings.compactMap { number -> (node: WordTrie.Node, letters: [UInt32])? in
          let scalar = trie.letters[Int(trie.labels[number])]
          guard scalar == letter || scalar > 0x7F && WordFolding.base(of: scalar) == letter else {
            return nil
          }
          return (trie.child(number, of: stem.node, in: siblings), stem.letters + [scalar])
        }
      }
      guard !next.isEmpty else { return }
      reached.append(next)
    }
  }

  /// Returns the words that begin with this many letters and end with exactly an ending.
  func words(_ count: Int, _ ending: [UInt32]) -> [(WordNumber, [UInt32])] {
    guard reached.indices.contains(count) else { return [] }
    let letters = trie.letters(of: ending)
    return reached[count].compactMap { stem in
      guard let end = trie.node(of: letters, from: stem.node),
        let word = trie.words(at: end).first
      else { return nil }
      return (word, stem.letters + ending)
    }
  }
}
