extension WordForms {
  /// A form of a listed word.
  struct Form {
    /// The letters of the form.
    let letters: [UInt32]
    /// The listed word.
    let stem: WordNumber
  }

  /// Returns the forms with suffixes whose letters are those of a typed word, with marks added.
  ///
  /// The vowels of a suffix follow from the stem, so that only the marks of the stem have to be found:
  ///
  /// ```
  /// ucagim     uçak, uçağ-      + (I)m      uçağım
  /// ```
  ///
  /// - Parameters:
  ///   - typed: the folded scalars of the typed word.
  ///   - listed: returns the listed words that have this many of the first typed letters, with marks
  ///     added, followed by an ending, and the letters of each.
  func marked(
    _ typed: [UInt32],
    listed: (_ count: Int, _ ending: [UInt32]) -> [(WordNumber, [UInt32])]
  ) -> [Form] {
    guard !rules.suffixes.isEmpty, typed.count <= Self.maximumWordLength else { return [] }
    var forms: [Form] = []
    func add(_ word: WordNumber, _ stem: [UInt32], _ state: AffixRules.State) {
      guard let letters = completed(stem, typed, state), letters != typed else { return }
      forms.append(Form(letters: letters, stem: word))
    }
    for end in stride(from: typed.count - 1, through: rules.shortestStem, by: -1) {
      let head = typed[..<end]
      for (word, stem) in listed(end, []) { add(word, stem, AffixRules.State(name: "word")) }
      for base in rules.bases where Self.lacksMarks(head.suffix(base.add.count), of: base.add) {
        for (word, letters) in listed(end - base.add.count, base.strip) {
          add(word, letters.dropLast(base.strip.count) + base.add, base.state)
        }
      }
    }
    return forms
  }

  /// Returns a stem followed by suffixes whose letters are the rest of the typed word, with marks added;
  /// nil if there are none.
  private func completed(
    _ stem: [UInt32], _ typed: [UInt32], _ state: AffixRules.State
  ) -> [UInt32]? {
    guard stem.count < typed.count, let last = stem.last else {
      return stem.count == typed.count && state.isFinal ? stem : nil
    }
    for suffix in rules.suffixes
    where suffix.from.contains(state.name) && suffix.neighbour.allows(last) {
      let text = rules.written(suffix.form, behind: stem[...])
      if !text.isEmpty, Self.lacksMarks(typed[stem.count...].prefix(text.count), of: text),
        let whole = completed(stem + text, typed, suffix.state)
      {
        return whole
      }
    }
    return nil
  }

  /// Whether typed letters are those of a text, or the text without some of its marks.
  private static func lacksMarks(_ typed: ArraySlice<UInt32>, of text: [UInt32]) -> Bool {
    typed.count == text.count
      && zip(typed, text).allSatisfy { $0 == $1 || WordFolding.base(of: $1) == $0 }
  }
}
