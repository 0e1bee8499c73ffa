/// The letters that Irish grammar puts before a word, which stay small when the word is capitalised.
///
/// | prefix | example |
/// |---|---|
/// | b before p, bh before f, d before t, g before c, m before b, n before d or g | `bhfear`, `gcat`, `ndoras` |
/// | t before s | `tsráid` |
/// | n-, t-, h- | `n-athair`, `t-uisce` |
/// | n, t, h before a capital vowel | `nÉireannach`, `tAontas`, `hÉireann` |
///
/// No Irish word begins with these letters otherwise. `h` before a small vowel is no sure sign (`hata`
/// is a hat) and counts as none. A word whose prefix is a capital has none: it is written in capitals.
public enum IrishPrefix {
  private static let eclipses: [(prefix: String, before: Set<Character>)] = [
    ("bh", ["f"]), ("b", ["p"]), ("d", ["t"]), ("g", ["c"]), ("m", ["b"]), ("n", ["d", "g"]),
    ("t", ["s"]),
  ]
  private static let capitalVowels: Set<Character> = [
    "A", "E", "I", "O", "U", "Á", "É", "Í", "Ó", "Ú",
  ]

  /// Where the prefix of a word ends; the start of the word when it has none.
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
