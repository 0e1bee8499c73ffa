import DictionaryImage
import SyllableConversion

/// A lexicon of a few words built in the test, for tests that must know every word.
package enum SmallLexicon {
  /// A word with its reading (syllables separated by spaces) and costs in nats × 1000.
  package struct Row {
    let word: String
    let reading: [String]
    let wordCost: UInt16
    let readingCost: UInt16

    /// Creates a row.
    package init(_ word: String, _ reading: String, wordCost: UInt16, readingCost: UInt16 = 0) {
      self.word = word
      self.reading = reading.split(separator: " ").map(String.init)
      self.wordCost = wordCost
      self.readingCost = readingCost
    }
  }

  /// Writes the image to a temporary file and opens it. Rows with the same word must have the same
  /// word cost.
  package static func make(_ rows: [Row], punctuation: String = "") throws -> Lexicon {
    let folder = try TemporaryFolder()
    return try Lexicon(path: folder.write("small.imedict", image(rows, punctuation: punctuation)))
  }

  private final class Node {
    var children: [SyllableID: Node] = [:]
    var rows: [Row] = []
  }

  private static func image(_ rows: [Row], punctuation: String) -> [UInt8] {
    let syllables = Set(rows.flatMap(\.reading)).sorted()
    func cost(_ word: String) -> UInt16 { rows.first { $0.word == word }?.wordCost ?? 0 }
    let spelled = Set(rows.map(\.word)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let words = spelled.enumerated().sorted {
      (cost($0.element), $0.offset) < (cost($1.element), $1.offset)
    }.map(\.element)
    let root = Node()
    for row in rows {
      var node = root
      for syllable in row.reading {
        let id = SyllableID(syllables.firstIndex(of: syllable) ?? 0)
        let child = node.children[id] ?? Node()
        node.children[id] = child
        node = child
      }
      node.rows.append(row)
    }

    var (labels, children, firstEntries) = ([UInt16(0)], [UInt32](), [UInt32]())
    var (entryWords, entryCosts) = ([UInt32](), [UInt16]())
    var queue = [root]
    var next = 0
    while next < queue.count {
      children.append(UInt32(queue.count))
      firstEntries.append(UInt32(entryWords.count))
      for row in queue[next].rows.sorted(by: {
        $0.wordCost + $0.readingCost < $1.wordCost + $1.readingCost
      }) {
        entryWords.append(UInt32(words.firstIndex(of: row.word) ?? 0))
        entryCosts.append(row.readingCost)
      }
      for (label, child) in queue[next].children.sorted(by: { $0.key < $1.key }) {
        labels.append(label)
        queue.append(child)
      }
      next += 1
    }
    children.append(UInt32(queue.count))
    firstEntries.append(UInt32(entryWords.count))

    var offsets: [UInt32] = [0]
    for word in words { offsets.append((offsets.last ?? 0) + UInt32(word.utf8.count)) }
    var order = BitArrayBuilder()
    for word in spelled {
      order.append(
        UInt64(words.firstIndex(of: word) ?? 0),
        width: LexiconSections.orderWidth(wordCount: words.count))
    }
    var writer = ImageWriter()
    writer.add(LexiconSections.about, text: "language\tx-test\n")
    writer.add(LexiconSections.syllables, text: syllables.joined(separator: "\n"))
    writer.add(LexiconSections.punctuation, text: punctuation)
    writer.add(LexiconSections.trieLabels, integers: labels)
    writer.add(LexiconSections.trieChildren, integers: children)
    writer.add(LexiconSections.trieEntries, integers: firstEntries)
    writer.add(LexiconSections.entryWords, integers: entryWords)
    writer.add(LexiconSections.entryCosts, integers: entryCosts)
    writer.add(LexiconSections.wordOrder, bytes: order.padded)
    writer.add(LexiconSections.wordOffsets, integers: offsets)
    writer.add(LexiconSections.wordText, bytes: words.flatMap { Array($0.utf8) })
    writer.add(LexiconSections.wordCosts, integers: words.map(cost))
    return writer.serialized()
  }
}
