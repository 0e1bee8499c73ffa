import InputCore

/// Keys of a code table to texts.
///
/// Keys may be those of several codes, one behind the other: the longest code that the keys begin with
/// is the first segment, and so on.
public struct CodeTableConverter: ReadingConverter {
  let table: CodeTable
  private let search: CodeSearch
  private let keyboard: CodeKeys
  /// Whether the composition at hand looks a pronunciation up: letters then compose that are no keys of
  /// codes. The method says so before each key.
  var isLookingUp = false

  private var keystrokes: String?
  private var keys: [UInt8] = []
  /// What is still to be offered, and what was.
  private var found: ArraySlice<CodeSearch.Found> = []
  private var candidates: [Candidate] = []
  private var offered: Set<String> = []

  /// A converter over a table.
  public init(table: CodeTable, options: CodeTableOptions = CodeTableOptions()) {
    self.init(table: table, keyboard: CodeKeys(table), completes: options.completes)
  }

  init(table: CodeTable, keyboard: CodeKeys, completes: Bool) {
    self.table = table
    self.keyboard = keyboard
    search = CodeSearch(table: table, completes: completes)
  }

  /// False once the table's file was cut short.
  public var isUsable: Bool { table.isIntact }

  /// Whether keys have labels, which are then shown.
  public var spellsKeystrokes: Bool { !table.settings.labels.isEmpty }

  /// The keys of codes compose, and after one of them wildcards too.
  public func keystroke(for character: Character, isComposing: Bool) -> Unicode.Scalar? {
    if isLookingUp { return CodeKeys.isOfReading(character) ? character.unicodeScalars.first : nil }
    return keyboard.composes(character, isComposing: isComposing)
      ? character.unicodeScalars.first : nil
  }

  /// A character that is no letter goes on with keys that a code begins with, followed by it.
  public func continues(_ keystrokes: String, with character: Character) -> Bool {
    guard let key = character.asciiValue, !Self.isReading(keystrokes, table) else { return false }
    return !table.codes(beginningWith: Self.keys(of: keystrokes) + [key]).isEmpty
  }

  /// Sets the keystrokes; those that are the same as before cost nothing.
  public mutating func convert(_ keystrokes: String) {
    guard keystrokes != self.keystrokes else { return }
    self.keystrokes = keystrokes
    keys = Self.keys(of: keystrokes)
    let reading = Self.isReading(keystrokes, table) ? String(keystrokes.dropFirst()) : nil
    found = search.found(for: keys, lookingUp: reading)[...]
    candidates.removeAll(keepingCapacity: true)
    offered.removeAll(keepingCapacity: true)
  }

  /// The candidate with this number. No text is offered twice.
  public mutating func candidate(at index: Int) -> Candidate? {
    while candidates.count <= index, let next = found.popFirst() {
      let candidate = candidate(for: next)
      if offered.insert(candidate.text).inserted { candidates.append(candidate) }
    }
    return candidates.indices.contains(index) ? candidates[index] : nil
  }

  /// The first candidate, and the longest codes of what it leaves.
  public mutating func bestSegments() -> [Segment] {
    guard !keys.isEmpty else { return [] }
    guard let first = candidate(at: 0) else { return [rawSegment(keys[...])] }
    var segments = [first.segment]
    var rest = keys.dropFirst(first.keystrokeCount)
    while !rest.isEmpty {
      let next = longestCode(of: rest) ?? rawSegment(rest)
      segments.append(next)
      rest = rest.dropFirst(next.keystrokeCount)
    }
    return segments
  }

  // MARK: Segments

  private func candidate(for found: CodeSearch.Found) -> Candidate {
    switch found {
    case .row(let row, let count):
      return Candidate(segment(keys.prefix(count), text: table.text(ofRow: row)))
    case .completed(let row):
      let code = table.code(table.code(ofRow: row))
      let isCompletion = code.utf8.starts(with: keys)
      let shown = isCompletion ? String(code.dropFirst(keys.count)) : code
      return Candidate(
        segment(keys[...], text: table.text(ofRow: row)),
        gloss: (isCompletion ? "~" : "") + table.settings.label(of: shown))
    case .pronounced(let text):
      let codes = table.codes(of: text).map(table.settings.label)
      return Candidate(
        segment(keys[...], text: text), gloss: codes.isEmpty ? nil : codes.joined(separator: " "))
    }
  }

  private func longestCode(of keys: ArraySlice<UInt8>) -> Segment? {
    for count in stride(from: keys.count, to: 0, by: -1) {
      guard let code = table.code(Array(keys.prefix(count))),
        let row = table.rows(ofCode: code).first
      else { continue }
      return segment(keys.prefix(count), text: table.text(ofRow: row))
    }
    return nil
  }

  /// Keys that are no code stay as they are.
  private func rawSegment(_ keys: ArraySlice<UInt8>) -> Segment {
    segment(keys, text: String(decoding: keys, as: UTF8.self))
  }

  private func segment(_ keys: ArraySlice<UInt8>, text: String) -> Segment {
    // The letters of a pronunciation are letters.
    let labels = keys.first == lookUp ? [:] : table.settings.labels
    let reading = String(decoding: keys, as: UTF8.self)
    return Segment(
      reading: reading, syllableEnds: [keys.count], text: text,
      shown: labels.isEmpty ? nil : reading.map { labels[$0] ?? String($0) })
  }

  // MARK: Keys

  private var lookUp: UInt8? { table.hasPronunciations ? table.settings.lookUp.asciiValue : nil }

  /// One byte a keystroke: only ASCII composes.
  private static func keys(of keystrokes: String) -> [UInt8] {
    keystrokes.unicodeScalars.map { $0.isASCII ? UInt8(truncatingIfNeeded: $0.value) : .max }
  }

  /// Whether keystrokes are a pronunciation to look up.
  static func isReading(_ keystrokes: String, _ table: CodeTable) -> Bool {
    table.hasPronunciations && keystrokes.first == table.settings.lookUp
  }
}
