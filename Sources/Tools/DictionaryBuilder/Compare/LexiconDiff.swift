import DictionaryImage
import NGrams
import SyllableConversion

/// The differences between two lexicons: words, readings, costs and other sections.
package struct LexiconDiff {
  /// A difference in one word or reading.
  package struct Change: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable {
      /// Only the second lexicon has the word.
      case wordAdded = "word-added"
      /// Only the first lexicon has the word.
      case wordRemoved = "word-removed"
      /// The cost of the word differs.
      case wordCost = "word-cost"
      /// Only the second lexicon has the reading of the word.
      case readingAdded = "reading-added"
      /// Only the first lexicon has the reading of the word.
      case readingRemoved = "reading-removed"
      /// The cost of the word's reading differs.
      case readingCost = "reading-cost"
    }

    package let kind: Kind
    package let word: String
    /// The reading; empty if the difference is in the word itself.
    package let reading: String
    /// The cost in the first lexicon, in nats × 1000; nil if it does not have the word or reading.
    package let before: Cost?
    /// The cost in the second lexicon, in nats × 1000; nil if it does not have the word or reading.
    package let after: Cost?
  }

  /// The names of differing sections other than those of words and readings, ascending.
  package let sections: [String]
  private let first: WordEntries
  private let second: WordEntries
  private let tolerance: Cost

  /// Compares two lexicons. Costs that differ by at most `tolerance` (nats × 1000) count as equal.
  package init(_ first: Lexicon, _ second: Lexicon, tolerance: Cost = 0) throws(ImageError) {
    self.first = WordEntries(first)
    self.second = WordEntries(second)
    self.tolerance = tolerance
    let ofWords: Set<String> = [
      LexiconSections.trieLabels, LexiconSections.trieChildren, LexiconSections.trieEntries,
      LexiconSections.entryWords, LexiconSections.entryCosts, LexiconSections.wordOrder,
      LexiconSections.wordOffsets,
      LexiconSections.wordText, LexiconSections.wordCosts, LexiconSections.wordSources,
    ]
    let names = Set((first.image.sections + second.image.sections).map(\.name))
    var different: [String] = []
    for name in names.subtracting(ofWords).sorted() {
      let bytes = try [first, second].map { lexicon throws(ImageError) in
        lexicon.image.sections.contains { $0.name == name }
          ? try lexicon.image.bytes(of: name) : nil
      }
      let isEqual = bytes[0].map { a in bytes[1].map { a.elementsEqual($0) } ?? false } ?? false
      if !isEqual { different.append(name) }
    }
    sections = different
  }

  /// Calls `body` with every difference, ascending by the bytes of the words. The differences in a
  /// word itself precede those in its readings, which ascend.
  package func forEach(_ body: (Change) throws -> Void) rethrows {
    var a = 0
    var b = 0
    while a < first.count || b < second.count {
      let order = compare(a, b)
      if order < 0 {
        try body(change(.wordRemoved, first.text(a), before: first.cost(a)))
        a += 1
      } else if order > 0 {
        try body(change(.wordAdded, second.text(b), after: second.cost(b)))
        b += 1
      } else {
        try compareReadings(a, b, body)
        a += 1
        b += 1
      }
    }
  }

  private func compare(_ a: Int, _ b: Int) -> Int {
    guard a < first.count else { return 1 }
    guard b < second.count else { return -1 }
    let (left, right) = (first.utf8(a), second.utf8(b))
    if left.elementsEqual(right) { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  private func compareReadings(_ a: Int, _ b: Int, _ body: (Change) throws -> Void) rethrows {
    if differ(first.cost(a), second.cost(b)) {
      try body(
        change(.wordCost, first.text(a), before: first.cost(a), after: second.cost(b)))
    }
    let before = first.readings(a)
    let after = second.readings(b)
    guard before != after else { return }
    let word = first.text(a)
    for reading in Set(before.keys).union(after.keys).sorted() {
      switch (before[reading], after[reading]) {
      case (let old?, let new?) where differ(old, new):
        try body(change(.readingCost, word, reading, before: old, after: new))
      case (let old?, nil): try body(change(.readingRemoved, word, reading, before: old))
      case (nil, let new?): try body(change(.readingAdded, word, reading, after: new))
      default: break
      }
    }
  }

  private func differ(_ a: Cost, _ b: Cost) -> Bool { abs(a - b) > tolerance }

  private func change(
    _ kind: Change.Kind, _ word: String, _ reading: String = "", before: Cost? = nil,
    after: Cost? = nil
  ) -> Change {
    Change(kind: kind, word: word, reading: reading, before: before, after: after)
  }
}

/// The entries of a lexicon grouped by word. Words are addressed by their index in byte order.
private struct WordEntries {
  private let lexicon: Lexicon
  /// The entries ascending by word, each with its trie node.
  private let entries: [(word: WordID, entry: UInt32, node: UInt32)]
  /// The start of each word's entries, by word id, and the total count.
  private let starts: [Int]

  init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    var entries: [(word: WordID, entry: UInt32, node: UInt32)] = []
    for node in 0..<lexicon.nodeCount {
      for entry in lexicon.entries(at: node) {
        entries.append(
          (
            lexicon.word(ofEntry: entry), UInt32(truncatingIfNeeded: entry),
            UInt32(truncatingIfNeeded: node)
          ))
      }
    }
    entries.sort { ($0.word, $0.entry) < ($1.word, $1.entry) }
    var starts = [0]
    var index = 0
    for word in 0..<lexicon.wordCount {
      while index < entries.count, Int(entries[index].word) <= word { index += 1 }
      starts.append(index)
    }
    self.entries = entries
    self.starts = starts
  }

  var count: Int { lexicon.wordCount }

  func utf8(_ index: Int) -> UnsafeRawBufferPointer {
    lexicon.utf8(of: lexicon.word(inOrderAt: index))
  }

  func text(_ index: Int) -> String { lexicon.text(of: lexicon.word(inOrderAt: index)) }

  func cost(_ index: Int) -> Cost {
    lexicon.frequencyCost(of: lexicon.word(inOrderAt: index))
  }

  /// Returns the readings of a word with their costs.
  func readings(_ index: Int) -> [String: Cost] {
    var readings: [String: Cost] = [:]
    let word = Int(lexicon.word(inOrderAt: index))
    // In a damaged image the order may refer to a word that does not exist.
    guard word < lexicon.wordCount else { return readings }
    for (_, entry, node) in entries[starts[word]..<starts[word + 1]] {
      let spellings = lexicon.syllables.spellings
      let syllables = lexicon.syllables(to: Int(node)).map { id in
        Int(id) < spellings.count ? spellings[Int(id)] : "?"
      }
      readings[syllables.joined(separator: " ")] = lexicon.readingCost(ofEntry: Int(entry))
    }
    return readings
  }
}
