/// What a Vietnamese syllable can be spelled as: a tree of all initials with the rimes that go with
/// each, read from `syllables.txt`.
struct SyllableRules: Sendable {
  /// The rules of today's spelling.
  static let standard = SyllableRules(
    parsing: String(decoding: PackageResources.syllables_txt, as: UTF8.self))

  /// A letter in the tree; the letters that may follow are its child and the siblings of that.
  /// 0 is the root, which nobody's child or sibling is, and means none.
  private struct Node {
    var base: Character
    var mark: LetterMark
    var child: Int32 = 0
    var sibling: Int32 = 0
    var endsSyllable = false
  }

  private var nodes = [Node(base: " ", mark: .none)]

  /// Reads lines of `initials : rimes`, lines that begin with a space go on with the one before,
  /// lines that begin with `#` are comments.
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

  /// Whether letters are the beginning of a syllable or the whole of one. A letter without its mark
  /// may still get it: `duoc` begins được.
  func canBegin(with letters: [Letter]) -> Bool {
    matches(letters[...], at: 0, exactly: false)
  }

  /// Whether letters, all marks written, are a whole syllable.
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
