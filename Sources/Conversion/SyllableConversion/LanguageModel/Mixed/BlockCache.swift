import NGrams

/// The blocks of n-grams looked up last, by their tokens: a direct-mapped cache in plain memory. It
/// belongs to one thread.
final class BlockCache {
  private let tables: NGramTables
  private let blocks: UnsafeMutableBufferPointer<NGramBlock>
  private let mask: NGramTables.Token

  /// Creates a cache with 2 to the power of `bits` blocks.
  init(bits: Int, of tables: NGramTables) {
    self.tables = tables
    blocks = .allocate(capacity: 1 << bits)
    blocks.initialize(repeating: tables.block(of: NGramTables.unknown))
    mask = NGramTables.Token(truncatingIfNeeded: blocks.count - 1)
  }

  deinit { blocks.deallocate() }

  /// Returns the block of a token. It is valid until another block is asked for.
  @inline(__always)
  func block(of token: NGramTables.Token) -> UnsafePointer<NGramBlock> {
    let slot = blocks.baseAddress.unsafelyUnwrapped + Int(token & mask)
    if slot.pointee.token != token { slot.pointee = tables.block(of: token) }
    return UnsafePointer(slot)
  }
}
