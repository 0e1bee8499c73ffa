/// The valid spellings of Vietnamese syllables, read from `syllables.txt`: a trie of all initials
/// with the rimes that combine with each.
struct SyllableRules: Sendable {
  /// The rules of the current orthography.
  static let standard = SyllableRules(
    parsing: String(decoding: PackageResources.syllables_txt, as: UTF8.self))

  /// A letter in the trie. The letters that can follow it are its child and the siblings of that
  /// child. 0 is the root and means none, because the root is nobody's child or sibling.
  private struct Node {
    var base: Character
    var mark: LetterMark
    var child: Int32 = 0
    var sibling: Int32 = 0
    var endsSyllable = false
  }

  private var nodes = [Node(base: " ", mark: .none)]

  /// Parses lines of `initials : rimes`. A line that begins with a space continues the previous
  /// one. A line that begins with `#` is a comment.
  init(parsing text: String) {
    var initials: [[Letter]] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      var rimes = line
      if let colon = line.firstIndex(of: ":") {
        initials = line[..<colon].split(separator: " ")
          .map { $0 == "-" ? [] : $0.map(Letter.init(written:)) }
        rimes = line[line.index(after: colon)...]
      }
      for rime in rimes.split(separator: " ") {
        let letters = rime.map(Letter.init(written:))
        for initial in initials { insert(initial + letters) }
      }
    }
  }

  /// Whether letters are a syllable or the beginning of one. A letter without a mark can still get
  /// it: `duoc` begins được.
  func canBegin(with letters: [Letter]) -> Bool {
    matches(letters[...], at: 0, exactly: false)
  }

  /// Whether letters with all their marks are a complete syllable.
  func isSyllable(_ letters: [Letter]) -> Bool {
    matches(letters[...], at: 0, exactly: true)
  }

  private func matches(_ letters: ArraySlice<Letter>, at node: Int32, exactly: Bool) -> Bool {
    guard let letter = letters.first else { return !exactly || nodes[Int(node)].endsSyllable }
    let rest = letters.dropFirst()
    var next = nodes[Int(node)].child
    while next != 0 {
      let candidate = nodes[Int(next)]
      if candidate.base == letter.base,
        candidate.mark == letter.mark || !exactly && letter.mark == .none,
        matches(rest, at: next, exactly: exactly)
      {
        return true
      }
      next = candidate.sibling
    }
    return false
  }

  private mutating func insert(_ spelling: [Letter]) {
    var node = 0
    for letter in spelling {
      var next = Int(nodes[node].child)
      while next != 0, nodes[next].base != letter.base || nodes[next].mark != letter.mark {
        next = Int(nodes[next].sibling)
      }
      if next == 0 {
        next = nodes.count
        nodes.append(Node(base: letter.base, mark: letter.mark, sibling: nodes[node].child))
        nodes[node].child = Int32(truncatingIfNeeded: next)
      }
      node = next
    }
    nodes[node].endsSyllable = true
  }
}
