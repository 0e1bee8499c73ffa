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
