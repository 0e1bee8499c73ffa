/// The prefixes of Irish grammar (eclipsis and others), which stay small when a word is
/// capitalized.
///
/// | prefix | example |
/// |---|---|
/// | b before p, bh before f, d before t, g before c, m before b, n before d or g | `bhfear`, `gcat`, `ndoras` |
/// | t before s | `tsráid` |
/// | n-, t-, h- | `n-athair`, `t-uisce` |
/// | n, t, h before a capital vowel | `nÉireannach`, `tAontas`, `hÉireann` |
///
/// No Irish word begins with these letters otherwise. `h` before a small vowel is ambiguous (`hata`
/// means hat) and does not count as a prefix. A capital never counts as a prefix: such a word is in
/// all capitals.
public enum IrishPrefix {
  private static let eclipses: [(prefix: String, before: Set<Character>)] = [
    ("bh", ["f"]), ("b", ["p"]), ("d", ["t"]), ("g", ["c"]), ("m", ["b"]), ("n", ["d", "g"]),
    ("t", ["s"]),
  ]
  private static let capitalVowels: Set<Character> = [
    "A", "E", "I", "O", "U", "Á", "É", "Í", "Ó", "Ú",
  ]

  /// Returns the end of a word's prefix; the start of the word if it has none.
  public static func end(in word: Substring) -> String.Index {
    for (prefix, letters) in eclipses where word.hasPrefix(prefix) {
      let rest = word.dropFirst(prefix.count)
      if let letter = rest.first, letters.contains(where: { letter.lowercased() == String($0) }) {
        return rest.startIndex
      }
    }
    guard let first = word.first, "nth".contains(first) else { return word.startIndex }
    let rest = word.dropFirst()
    if rest.first == "-", rest.dropFirst().first?.isLetter == true {
      return rest.index(after: rest.startIndex)
    }
    return rest.first.map(capitalVowels.contains) == true ? rest.startIndex : word.startIndex
  }
}
