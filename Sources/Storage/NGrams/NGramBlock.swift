import DictionaryImage

/// The n-grams that end with one token, read in place; `NGramSections` shows the parts of a block.
public struct NGramBlock: Sendable {
  /// The token.
  @usableFromInline package let token: NGramTables.Token
  /// The number of the first context that ends with the token.
  @usableFromInline let firstContext: Int
  /// The bigrams that are contexts, by their first token.
  @usableFromInline let contexts: KeyedRecords
  /// The other bigrams, by their first token.
  @usableFromInline let bigrams: KeyedRecords
  /// The trigrams, by the number of their context.
  @usableFromInline let trigrams: KeyedRecords

  @inlinable @inline(__always)
  init(of token: NGramTables.Token, in tables: NGramTables) {
    self.token = token
    let entry = tables.directory.integer(
      at: Int(token) &* (tables.blockWidth &+ tables.contextWidth),
      width: tables.blockWidth &+ tables.contextWidth)
    firstContext = Int(truncatingIfNeeded: entry &>> UInt64(tables.blockWidth))
    var bit =
      Int(truncatingIfNeeded: entry & (1 &<< UInt64(tables.blockWidth) &- 1)) &* 8
    let bits = tables.blocks
    let width = Int(
      truncatingIfNeeded: bits.integer(at: bit, width: NGramSections.countWidthBits))
    bit &+= NGramSections.countWidthBits
    func count(_ index: Int) -> Int {
      Int(truncatingIfNeeded: bits.integer(at: bit &+ index &* width, width: width))
    }
    contexts = KeyedRecords(
      in: bits, at: bit &+ 3 &* width, count: count(0), bound: tables.tokenCount,
      payloadWidth: tables.bigramCodeWidth &+ tables.contextCodeWidth)
    bigrams = KeyedRecords(
      in: bits, at: contexts.end, count: count(1), bound: tables.tokenCount,
      payloadWidth: tables.bigramCodeWidth)
    trigrams = KeyedRecords(
      in: bits, at: bigrams.end, count: count(2), bound: tables.contextCount,
      payloadWidth: tables.trigramCodeWidth)
  }
}
