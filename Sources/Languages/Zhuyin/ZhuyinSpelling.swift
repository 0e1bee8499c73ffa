import SyllableConversion

/// The bopomofo that keys stand for, shown in their place.
///
/// ```
/// su3   ㄋ ㄧ ˇ     us3   ㄧ ㄋ ˇ     qu0    ㄆ ㄧ ㄢ      on the standard layout
/// vu,7  ㄒ ㄧ ㄝ ˙  also where the syllable is read in another tone
/// qquo  ㄆ and an empty piece, ㄧ …     if a key typed twice is one symbol
/// ```
struct ZhuyinSpelling: KeystrokeSpelling {
  private let layout: ZhuyinLayout
  private let spellings: [String]
  /// The marks of the keys that are tones and nothing else.
  private let marks: [UInt8: String]

  init(_ layout: ZhuyinLayout, syllables: SyllableTable) {
    self.layout = layout
    spellings = syllables.spellings
    let only = layout.toneCharacters
    marks = layout.tones.reduce(into: [:]) { marks, tone in
      guard only.contains(Character(Unicode.Scalar(tone.value))) else { return }
      marks[tone.value] = String(tone.key)
    }
  }

  /// False: Return and loss of focus commit the keys themselves, since a key need not be a symbol
  /// of its own.
  var isLetterForKeystroke: Bool { false }

  /// Returns the symbol of each key. The space of the first tone shows nothing.
  func pieces(of syllable: SyllableID, typedAs keystrokes: [Unicode.Scalar]) -> [String] {
    let keys = keystrokes.map { UInt8(exactly: $0.value) ?? .max }
    var pieces = [String](repeating: "", count: keys.count)
    guard spellings.indices.contains(Int(syllable)) else { return pieces }
    for (index, key) in keys.enumerated() { pieces[index] = marks[key] ?? "" }
    let (base, mark) = ZhuyinLayout.parts(of: spellings[Int(syllable)])
    var free = Set(keys.indices)
    free = free.filter { marks[keys[$0]] == nil }
    if let last = keys.last, keys.count > 1, marks[last] == nil,
      layout.toneKeys(mark).contains(last),
      !isTyped(base, by: keys)
    {
      pieces[keys.count - 1] = mark.map(String.init) ?? ""
      free.remove(keys.count - 1)
    }
    // Symbols with several keys are matched first: ㄧㄚ is u and uu, not three times ㄧ.
    let symbols = base.map { symbol in layout.rows.filter { $0.symbols == String(symbol) } }
    for rows in symbols.sorted(by: { length($0) > length($1) }) {
      guard let row = rows.first(where: { indices(of: $0.keys, among: free, of: keys) != nil }),
        let positions = indices(of: row.keys, among: free, of: keys), let first = positions.first
      else { continue }
      pieces[first] = row.symbols
      free.subtract(positions)
    }
    return pieces
  }

  /// Returns nothing for a tone key: it closes a syllable, and is no text where there is none.
  func text(ofUnread keystrokes: String) -> String {
    keystrokes.filter { $0.asciiValue.flatMap { marks[$0] } == nil }
  }

  /// Whether the keys are the syllable without a tone.
  private func isTyped(_ base: String, by keys: [UInt8]) -> Bool {
    layout.keys(for: base).contains { $0.sorted() == keys.sorted() }
  }

  private func length(_ rows: [ZhuyinLayout.Row]) -> Int { rows.map(\.keys.count).max() ?? 0 }

  /// Returns the indices of `wanted` among the free keys, in order; nil if one is missing.
  private func indices(of wanted: [UInt8], among free: Set<Int>, of keys: [UInt8]) -> [Int]? {
    var left = free.sorted()
    var found: [Int] = []
    for key in wanted {
      guard let position = left.firstIndex(where: { keys[$0] == key }) else { return nil }
      found.append(left.remove(at: position))
    }
    return found
  }
}
