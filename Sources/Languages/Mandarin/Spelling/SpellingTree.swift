import NGrams
import SyllableConversion

/// A trie of keystrokes over all spellings of all syllables. It is built once, then shared and
/// read-only.
///
/// ```
/// root ─z─▶ (completions: za…zuo) ─h─▶ (zha…zhuo) ─i─▶ (reading: zhi)
/// ```
struct SpellingTree: Sendable {
  /// A range of syllables that keystrokes can stand for, and the cost of that reading.
  struct Reading: Hashable, Sendable {
    var syllables: Range<SyllableID>
    var cost: Cost
  }

  /// A spelling of a syllable in keys.
  struct Entry {
    var keys: [UInt8]
    var syllable: SyllableID
    var cost: Cost
    /// Whether the keys are the whole syllable, rather than a part that it completes.
    var isWhole = true
    /// Whether the syllable is a completion of each prefix of the keys.
    var isCompletion = true
  }

  /// The node before the first keystroke.
  static let root = 0

  private var columns = [UInt8](repeating: .max, count: 256)
  private var width = 0
  private var next: [UInt16] = []
  private var wholes: [Range<Int>] = []
  private var completions: [Range<Int>] = []
  private var readings: [Reading] = []

  /// Builds a tree of entries. If several lead to the same syllable by the same keys, the cheapest
  /// counts.
  init(_ entries: [Entry]) {
    for key in entries.flatMap({ $0.keys }) where columns[Int(key)] == .max {
      columns[Int(key)] = UInt8(truncatingIfNeeded: width)
      width += 1
    }
    var whole: [Int: [SyllableID: Cost]] = [:]
    var partial: [Int: [SyllableID: Cost]] = [:]
    addNode()
    for entry in entries {
      var node = Self.root
      for key in entry.keys {
        guard let child = insertChild(of: node, key: key) else { break }
        node = child
        if entry.isCompletion {
          partial[node, default: [:]].keepCheapest(entry.syllable, entry.cost)
        }
      }
      if entry.isWhole { whole[node, default: [:]].keepCheapest(entry.syllable, entry.cost) }
    }
    for node in wholes.indices {
      wholes[node] = append(whole[node] ?? [:])
      completions[node] = append(partial[node] ?? [:])
    }
  }

  private mutating func addNode() {
    next.append(contentsOf: repeatElement(0, count: width))
    wholes.append(0..<0)
    completions.append(0..<0)
  }

  private mutating func insertChild(of node: Int, key: UInt8) -> Int? {
    if let child = child(of: node, key: key) { return child }
    guard let new = UInt16(exactly: wholes.count) else { return nil }
    next[node * width + Int(columns[Int(key)])] = new
    addNode()
    return Int(new)
  }

  /// Appends syllables as readings, cheapest first. Adjacent syllables of equal cost form one
  /// reading.
  private mutating func append(_ costs: [SyllableID: Cost]) -> Range<Int> {
    let start = readings.count
    for (syllable, cost) in costs.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      let last = readings.count - 1
      if last >= start, readings[last].cost == cost, readings[last].syllables.upperBound == syllable
      {
        readings[last].syllables = readings[last].syllables.lowerBound..<syllable + 1
      } else {
        readings.append(Reading(syllables: syllable..<syllable + 1, cost: cost))
      }
    }
    return start..<readings.count
  }

  /// Returns the node after one more keystroke; nil if no spelling continues with it.
  func child(of node: Int, key: UInt8) -> Int? {
    let column = columns[Int(key)]
    guard column != .max else { return nil }
    let child = Int(next[node * width + Int(column)])
    return child == 0 ? nil : child
  }

  /// Returns the syllables that the keystrokes spell, exact spellings first.
  func readings(at node: Int) -> ArraySlice<Reading> { readings[wholes[node]] }

  /// Returns the syllables that begin with the keystrokes, exact spellings first.
  func completions(at node: Int) -> ArraySlice<Reading> { readings[completions[node]] }

  /// Whether the keystrokes spell a syllable exactly, without a fuzzy sound.
  func isSpelled(at node: Int) -> Bool { readings(at: node).first?.cost == 0 }

  /// Returns whether all of `keys` spell a syllable exactly.
  func spells(_ keys: ArraySlice<UInt8>) -> Bool {
    var node = Self.root
    for key in keys {
      guard let next = child(of: node, key: key) else { return false }
      node = next
    }
    return isSpelled(at: node)
  }

  /// Whether letters are a sequence of whole syllables, as `fendi` is.
  ///
  /// - Parameter isOpen: whether the last syllable may be incomplete, as in `fend`.
  func spellsSyllables(_ letters: ArraySlice<UInt8>, isOpen: Bool = false) -> Bool {
    // Bit i is set if letter i is reachable.
    var reached: UInt32 = 1
    for offset in 0..<letters.count where reached >> UInt32(offset) & 1 == 1 {
      var node = Self.root
      for index in letters.indices.dropFirst(offset) {
        guard let next = child(of: node, key: letters[index]) else { break }
        node = next
        if isSpelled(at: node) || isOpen && index + 1 == letters.endIndex {
          reached |= 1 << UInt32(index + 1 - letters.startIndex)
        }
      }
    }
    return reached >> UInt32(letters.count) & 1 == 1
  }
}

extension SpellingTree {
  /// Builds the tree of spellings typed letter by letter.
  init(_ spellings: [SyllableSpelling]) {
    self.init(
      spellings.map {
        // An alias is not completed: `lu` is not the beginning of lve.
        Entry(
          keys: Array($0.spelling.text.utf8), syllable: $0.syllable, cost: $0.cost,
          isWhole: $0.spelling.hasVowel, isCompletion: $0.isCanonical || $0.cost > 0)
      })
  }
}

extension [SyllableID: Cost] {
  fileprivate mutating func keepCheapest(_ syllable: SyllableID, _ cost: Cost) {
    self[syllable] = Swift.min(self[syllable] ?? cost, cost)
  }
}
