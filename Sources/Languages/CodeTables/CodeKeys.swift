/// The characters that are keys of a code table.
struct CodeKeys: Sendable {
  private let first: Set<Character>
  private let following: Set<Character>

  /// Collects the keys of a table.
  init(_ table: CodeTable) {
    let settings = table.settings
    var first = Set(
      settings.keys.filter { character in
        character.asciiValue.map { !table.codes(beginningWith: [$0]).isEmpty } ?? false
      })
    var following = Set(settings.keys)
    for wildcard in [settings.oneKey, settings.anyKeys] {
      guard let wildcard else { continue }
      following.insert(wildcard)
      // Punctuation marks stay punctuation while nothing is composed.
      if wildcard.isLetter { first.insert(wildcard) }
    }
    if table.hasPronunciations { first.insert(settings.lookUp) }
    self.first = first
    self.following = following
  }

  /// Whether a character composes, as the first key or within a composition.
  func composes(_ character: Character, isComposing: Bool) -> Bool {
    isComposing ? following.contains(character) : first.contains(character)
  }

  /// Whether a character can be part of a pronunciation that is looked up.
  static func isOfReading(_ character: Character) -> Bool { ("a"..."z").contains(character) }
}
