import DictionaryFormat
import Foundation
import Lexicon

/// Compiles words to the tables that `LexiconSections` documents. The same words give the same
/// bytes, in whatever order they come.
struct LexiconCompiler {
  /// An entry before it has its place: which word, which reading, at what cost.
  private struct Entry {
    let word: UInt32
    let wordCost: UInt16
    let cost: UInt16
    let readingStart: Int
    let readingLength: Int

    var totalCost: Int { Int(wordCost) + Int(cost) }
  }

  private let words: [LexiconWord]
  private var entries: [Entry] = []
  /// The syllables of all entries' readings, one after the other.
  private var syllables: [SyllableID] = []
  private var wordCosts: [UInt16] = []

  /// Takes words that differ from each other.
  init(words unsorted: [LexiconWord]) throws(DictionaryError) {
    words = unsorted.sorted { $0.word < $1.word }
    guard words.count < UInt32.max else { throw .tooMany(what: "words") }
    let total = words.reduce(0) { $0 + $1.count }
    for (number, word) in words.enumerated() {
      let wordCost = Self.cost(ofProbability: word.count / total)
      wordCosts.append(wordCost)
      for (reading, probability) in word.readings {
        entries.append(
          Entry(
            word: UInt32(number), wordCost: wordCost,
            cost: Self.cost(ofProbability: probability), readingStart: syllables.count,
            readingLength: reading.count))
        syllables += reading
      }
    }
    guard entries.count < UInt32.max, syllables.count < UInt32.max else {
      throw .tooMany(what: "readings")
    }
    sortEntries()
  }

  /// The texts of the words in the order of their numbers.
  var wordTexts: [String] { words.map(\.word.text) }

  /// `-ln p` in thousandths of a nat, within what 16 bits hold.
  static func cost(ofProbability p: Double) -> UInt16 {
    guard p > 0 else { return .max }
    return UInt16(min(max((-log(p) * 1000).rounded(), 0), Double(UInt16.max)))
  }

  /// Readings ascend by their syllables, a prefix before what it begins; within a reading entries
  /// ascend by total cost, then by word (words are numbered in byte order).
  private mutating func sortEntries() {
    syllables.withUnsafeBufferPointer { syllables in
      entries.sort { left, right in
        let count = min(left.readingLength, right.readingLength)
        for offset in 0..<count {
          let a = syllables[left.readingStart + offset]
          let b = syllables[right.readingStart + offset]
          if a != b { return a < b }
        }
        return (left.readingLength, left.totalCost, left.word)
          < (right.readingLength, right.totalCost, right.word)
      }
    }
  }

  /// Adds the tables of words, entries and the trie.
  func addSections(to writer: inout ImageWriter) {
    var text: [UInt8] = []
    var offsets: [UInt32] = [0]
    for word in words {
      text += word.word.utf8
      offsets.append(UInt32(truncatingIfNeeded: text.count))
    }
    let trie = trie()
    writer.add(LexiconSections.trieLabels, integers: trie.labels)
    writer.add(LexiconSections.trieChildren, integers: trie.children)
    writer.add(LexiconSections.trieEntries, integers: trie.firstEntries)
    writer.add(LexiconSections.entryWords, integers: trie.entries.map { entries[$0].word })
    writer.add(LexiconSections.entryCosts, integers: trie.entries.map { entries[$0].cost })
    writer.add(LexiconSections.wordOffsets, integers: offsets)
    writer.add(LexiconSections.wordText, bytes: text)
    writer.add(LexiconSections.wordCosts, integers: wordCosts)
  }

  /// The columns of the trie. `entries` are indices of the sorted entries in the order of the nodes.
  private struct Trie {
    var labels: [UInt16] = [0]
    var children: [UInt32] = []
    var firstEntries: [UInt32] = []
    var entries: [Int] = []
  }

  /// Numbers the nodes breadth first. A node is the range of the sorted entries that begin with its
  /// syllables; those that end there come first, the rest falls into one range for each child.
  private func trie() -> Trie {
    var trie = Trie()
    var queue: [(range: Range<Int>, depth: Int)] = [(entries.indices, 0)]
    var node = 0
    while node < queue.count {
      let (range, depth) = queue[node]
      trie.firstEntries.append(UInt32(truncatingIfNeeded: trie.entries.count))
      var position = range.lowerBound
      while position < range.upperBound, entries[position].readingLength == depth {
        trie.entries.append(position)
        position += 1
      }
      trie.children.append(UInt32(truncatingIfNeeded: queue.count))
      while position < range.upperBound {
        let label = syllables[entries[position].readingStart + depth]
        let start = position
        while position < range.upperBound,
          syllables[entries[position].readingStart + depth] == label
        { position += 1 }
        trie.labels.append(label)
        queue.append((start..<position, depth + 1))
      }
      node += 1
    }
    trie.children.append(UInt32(truncatingIfNeeded: queue.count))
    trie.firstEntries.append(UInt32(truncatingIfNeeded: trie.entries.count))
    return trie
  }
}
