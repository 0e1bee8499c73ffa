import NGrams
import SyllableConversion

/// All ways to type all syllables, as a tree of keystrokes: built once, then shared and read.
///
/// ```
/// root ─z─▶ (completions: za…zuo) ─h─▶ (zha…zhuo) ─i─▶ (reading: zhi)
/// ```
struct SpellingTree: Sendable {
  /// Syllables that keystrokes can stand for, and how unlikely that is.
  struct Reading: Hashable, Sendable {
    var syllables: Range<SyllableID>
    var cost: Cost
  }

  /// A way to type a syllable.
  struct Entry {
    var keys: [UInt8]
    var syllable: SyllableID
    var cost: Cost
    /// Whether the keys are the whole syllable, not only a part that it completes.
    var isWhole = true
    /// Whether the syllable completes the first of the keys.
    var isCompletion = true
  }

  /// The place before the first keystroke.
  static let root = 0

  private var columns = [UInt8](repeating: .max, count: 256)
  private var width = 0
  private var next: [UInt16] = []
  private var wholes: [Range<Int>] = []
  private var completions: [Range<Int>] = []
  private var readings: [Reading] = []

  /// A tree of entries. Of several ways to come to one syllable by the same keys the cheapest counts.
  init(_ entries: [Entry]) {
    for key in entries.flatMap(\.keys) where columns[Int(key)] == .max {
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

  /// Adds syllables as readings, cheapest first, neighbours of one cost as one.
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

  /// The place after one more keystroke, or nil where no spelling goes on with it.
  func child(of node: Int, key: UInt8) -> Int? {
    let column = columns[Int(key)]
    guard column != .max else { return nil }
    let child = Int(next[node * width + Int(column)])
    return child == 0 ? nil : child
  }

  /// The syllables that the keystrokes so far are, right spellings first.
  func readings(at node: Int) -> ArraySlice<Reading> { readings[wholes[node]] }

  /// The syllables that begin with the keystrokes so far, right spellings first.
  func completions(at node: Int) -> ArraySlice<Reading> { readings[completions[node]] }

  /// Whether the keystrokes so far spell a syllable without a mistaken sound.
  func isSpelled(at node: Int) -> Bool { readings(at: node).first?.cost == 0 }

  /// Whether all of some keystrokes do.
  func spells(_ keys: ArraySlice<UInt8>) -> Bool {
    var node = Self.root
    for key in keys {
      guard let next = child(of: node, key: key) else { return false }
      node = next
    }
    return isSpelled(at: node)
  }
}

extension SpellingTree {
  /// The tree of spellings typed letter by letter.
  init(_ spellings: [SyllableSpelling]) {
    self.init(
      spellings.map {
        // A right spelling that is not the syllable's own is typed to its end: `lu` completes no lve.
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
