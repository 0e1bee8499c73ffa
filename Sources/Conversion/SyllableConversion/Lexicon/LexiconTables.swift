import DictionaryImage

/// The tables of a lexicon in an image, read in place; `LexiconSections` documents them. They
/// borrow the image's bytes: an owner of the tables must keep the `Image` alive.
package struct LexiconTables: Sendable {
  package let labels: ImageColumn<UInt16>
  package let children: ImageColumn<UInt32>
  package let firstEntries: ImageColumn<UInt32>
  package let entryWords: ImageColumn<UInt32>
  package let entryCosts: ImageColumn<UInt16>
  package let wordOrder: BitArray
  package let wordOrderWidth: Int
  package let wordOffsets: ImageColumn<UInt32>
  package let wordCosts: ImageColumn<UInt16>
  package nonisolated(unsafe) let wordText: UnsafeRawBufferPointer

  init(image: Image) throws(ImageError) {
    labels = try image.column(LexiconSections.trieLabels, of: UInt16.self)
    children = try image.column(LexiconSections.trieChildren, of: UInt32.self)
    firstEntries = try image.column(LexiconSections.trieEntries, of: UInt32.self)
    entryWords = try image.column(LexiconSections.entryWords, of: UInt32.self)
    entryCosts = try image.column(LexiconSections.entryCosts, of: UInt16.self)
    wordOrder = BitArray(try image.bytes(of: LexiconSections.wordOrder))
    wordOffsets = try image.column(LexiconSections.wordOffsets, of: UInt32.self)
    wordCosts = try image.column(LexiconSections.wordCosts, of: UInt16.self)
    wordOrderWidth = LexiconSections.orderWidth(wordCount: wordCosts.count)
    wordText = try image.bytes(of: LexiconSections.wordText)
  }
}

extension LexiconTables {
  /// Returns the first node in `nodes`, the children of one node, whose syllable is `syllable` or a
  /// later one.
  @inline(__always)
  func firstChild(in nodes: Range<Int>, from syllable: SyllableID) -> Int {
    var low = nodes.lowerBound
    var high = nodes.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if labels[middle] < syllable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the first child of a node from each syllable on, and the end of its children.
  func firstChildren(of node: Int, syllableCount: Int) -> [Int32] {
    let all = children.range(at: node, limit: labels.count)
    return (0...min(syllableCount, Int(SyllableID.max))).map {
      Int32(truncatingIfNeeded: firstChild(in: all, from: SyllableID($0)))
    }
  }
}
