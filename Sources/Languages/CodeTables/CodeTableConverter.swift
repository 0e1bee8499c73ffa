import InputCore
import UserHistory

/// Converts keys of a code table to texts.
///
/// The keys may be several codes in a row. The longest code at the beginning is the first segment,
/// and so on.
public struct CodeTableConverter: ReadingConverter {
  let table: CodeTable
  private let search: CodeSearch
  private let keyboard: CodeKeys
  /// Whether the composition looks up a pronunciation, so that letters compose even if they are not
  /// keys of codes. The input method sets it before each key.
  var isLookingUp = false

  /// The user's history in the language of the table; nil if nothing is learned. A snapshot is
  /// taken when a composition begins.
  private let history: (any HistoryReader)?
  private let language: String
  private var snapshot: HistorySnapshot?

  private var keystrokes: String?
  private var keys: [UInt8] = []
  /// The search results that are not yet candidates.
  private var found: ArraySlice<CodeSearch.Found> = []
  private var candidates: [Candidate] = []
  /// The codes of the candidates; empty for characters found by pronunciation.
  private var codes: [String] = []
  private var offered: Set<String> = []

  /// Creates a converter over a table.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - options: whether texts of longer codes are offered.
  ///   - history: the user's history; nil if nothing is learned.
  ///   - language: the language in the history.
  public init(
    table: CodeTable, options: CodeTableOptions = CodeTableOptions(),
    history: (any HistoryReader)? = nil, language: String = ""
  ) {
    self.init(
      table: table, keyboard: CodeKeys(table), completes: options.completes, history: history,
      language: language)
  }

  init(
    table: CodeTable, keyboard: CodeKeys, completes: Bool, history: (any HistoryReader)?,
    language: String
  ) {
    self.history = history
    self.language = language
    self.table = table
    self.keyboard = keyboard
    search = CodeSearch(table: table, completes: completes)
  }

  /// False once the table's file was truncated.
  public var isUsable: Bool { table.isIntact }

  /// Whether keys have labels, which are shown in place of the keys.
  public var spellsKeystrokes: Bool { !table.settings.labels.isEmpty }

  /// Returns the keystroke of a character; nil if it does not compose. Keys of codes compose, and
  /// wildcards after the first key.
  public func keystroke(for character: Character, isComposing: Bool) -> Unicode.Scalar? {
    if isLookingUp { return CodeKeys.isOfReading(character) ? character.unicodeScalars.first : nil }
    return keyboard.composes(character, isComposing: isComposing)
      ? character.unicodeScalars.first : nil
  }

  /// Returns whether a code begins with the keys followed by this character.
  public func continues(_ keystrokes: String, with character: Character) -> Bool {
    guard let key = character.asciiValue, !Self.isReading(keystrokes, table) else { return false }
    return !table.codes(beginningWith: Self.keys(of: keystrokes) + [key]).isEmpty
  }

  /// Sets the keystrokes. Unchanged keystrokes cost nothing.
  public mutating func convert(_ keystrokes: String) {
    guard keystrokes != self.keystrokes else { return }
    // The shown candidates may not change during a composition.
    if !keystrokes.hasPrefix(self.keystrokes ?? keystrokes) || snapshot == nil {
      snapshot = history?.snapshot
    }
    self.keystrokes = keystrokes
    keys = Self.keys(of: keystrokes)
    let reading = Self.isReading(keystrokes, table) ? String(keystrokes.dropFirst()) : nil
    found = chosenFirst(search.found(for: keys, lookingUp: reading))[...]
    candidates.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    offered.removeAll(keepingCapacity: true)
  }

  /// Discards cached results, so that the next keystrokes use the current history.
  public mutating func renew() {
    snapshot = nil
    keystrokes = nil
  }

  /// Returns the candidate at an index; nil past the end. No text is offered twice.
  public mutating func candidate(at index: Int) -> Candidate? {
    while candidates.count <= index, let next = found.popFirst() {
      let candidate = candidate(for: next)
      guard offered.insert(candidate.text).inserted else { continue }
      candidates.append(candidate)
      codes.append(code(of: next))
    }
    return candidates.indices.contains(index) ? candidates[index] : nil
  }

  /// Returns the first candidate, followed by the longest codes of the remaining keys.
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

  // MARK: The user's history

  /// Returns the text of a candidate with its code; empty for a character found by pronunciation.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] {
    guard let candidate = candidate(at: index), !codes[index].isEmpty else { return [] }
    return [LearnedWord(reading: codes[index], text: candidate.text, isConfirmed: index == 0)]
  }

  /// Returns the texts that the user committed after the last one. A table itself has no n-grams.
  public mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord] {
    guard let last = words.last, let snapshot = history?.snapshot else { return [] }
    return snapshot.followers(of: last.text, language: language).prefix(limit).map {
      PredictedWord($0.word, text: $0.text)
    }
  }

  /// Returns the code of a text: of all of it if `isWhole`, otherwise of its longest suffix with a
  /// code.
  public func reading(of text: String, isWhole: Bool) -> TextReading? {
    let starts = isWhole ? [text.startIndex] : Array(text.indices.suffix(Self.maximumTextLength))
    for start in starts {
      let part = String(text[start...])
      if let code = table.codes(of: part).first { return TextReading(text: part, keystrokes: code) }
    }
    return nil
  }

  /// The largest number of characters in a phrase that is looked up. Longer phrases seldom have a
  /// code.
  private static var maximumTextLength: Int { 8 }

  private func code(of found: CodeSearch.Found) -> String {
    switch found {
    case .row(let row, _), .completed(let row): table.code(table.code(ofRow: row))
    case .pronounced: ""
    }
  }

  /// Orders the rows of the exact code by the user's choices. Other results keep their order.
  private func chosenFirst(_ found: [CodeSearch.Found]) -> [CodeSearch.Found] {
    let exact = found.prefix { found in
      if case .row(_, keys.count) = found { true } else { false }
    }
    return ordered(Array(exact), of: keys[...]) { found in
      if case .row(let row, _) = found { table.text(ofRow: row) } else { "" }
    } + found.dropFirst(exact.count)
  }

  private func ordered<Item>(
    _ items: [Item], of keys: ArraySlice<UInt8>, text: (Item) -> String
  ) -> [Item] {
    guard let snapshot, !snapshot.isEmpty, items.count > 1 else { return items }
    return LearnedOrder(
      snapshot, at: history?.now ?? snapshot.time, language: language,
      reading: String(decoding: keys, as: UTF8.self)
    ).ordered(items, text: text)
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
        let row = ordered(
          Array(table.rows(ofCode: code)), of: keys.prefix(count), text: { table.text(ofRow: $0) }
        ).first
      else { continue }
      return segment(keys.prefix(count), text: table.text(ofRow: row))
    }
    return nil
  }

  /// Returns keys that are not a code as a literal segment.
  private func rawSegment(_ keys: ArraySlice<UInt8>) -> Segment {
    segment(keys, text: String(decoding: keys, as: UTF8.self))
  }

  private func segment(_ keys: ArraySlice<UInt8>, text: String) -> Segment {
    // The letters of a pronunciation have no labels.
    let labels = keys.first == lookUp ? [:] : table.settings.labels
    let reading = String(decoding: keys, as: UTF8.self)
    return Segment(
      reading: reading, syllableEnds: [keys.count], text: text,
      shown: labels.isEmpty ? nil : reading.map { labels[$0] ?? String($0) })
  }

  // MARK: Keys

  private var lookUp: UInt8? { table.hasPronunciations ? table.settings.lookUp.asciiValue : nil }

  /// Converts keystrokes to one byte each: only ASCII composes.
  private static func keys(of keystrokes: String) -> [UInt8] {
    keystrokes.unicodeScalars.map { $0.isASCII ? UInt8(truncatingIfNeeded: $0.value) : .max }
  }

  /// Whether keystrokes are a pronunciation to look up.
  static func isReading(_ keystrokes: String, _ table: CodeTable) -> Bool {
    table.hasPronunciations && keystrokes.first == table.settings.lookUp
  }
}
