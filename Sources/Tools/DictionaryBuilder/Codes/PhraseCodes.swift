import CodeTables

/// Makes the codes of phrases by the rules of a table, from the longest code of each character.
struct PhraseCodes {
  private let rules: [PhraseRule]
  private var codes: [ArraySlice<UInt8>: [UInt8]] = [:]

  /// Collects the codes of the single characters in `rows`.
  ///
  /// - Throws: `DictionaryError.malformed` for an invalid regular expression in `patterns`.
  init(
    _ rows: [CodeList.Row], rules: [PhraseRule], excluding patterns: [String]
  ) throws(DictionaryError) {
    self.rules = rules
    guard !rules.isEmpty else { return }
    var excluded: [Regex<AnyRegexOutput>] = []
    for pattern in patterns {
      guard let regex = try? Regex(pattern) else {
        throw .malformed(
          path: CodeListFields.excludedCodes, line: nil,
          reason: "'\(pattern)' is not a valid regular expression")
      }
      excluded.append(regex)
    }
    for row in rows where row.text.characterCount == 1 && !row.code.isEmpty {
      let key = row.text.utf8[...]
      guard codes[key]?.count ?? 0 < row.code.count else { continue }
      let code = String(decoding: row.code, as: UTF8.self)
      guard !excluded.contains(where: { code.contains($0) }) else { continue }
      codes[key] = row.code
    }
  }

  /// Returns the code of a phrase; nil if a character has no code, or no rule applies to its
  /// length.
  func code(of phrase: Word) -> [UInt8]? {
    guard !rules.isEmpty else { return nil }
    let offsets = phrase.characterOffsets
    var characters: [[UInt8]] = []
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      guard let code = codes[phrase.utf8[start..<end]] else { return nil }
      characters.append(code)
    }
    return rules.lazy.compactMap { $0.code(of: characters) }.first
  }
}
