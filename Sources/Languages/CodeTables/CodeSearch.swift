import HeapModule

/// Searches a code table for the rows to offer for some keys, without reading their texts.
struct CodeSearch {
  /// A search result.
  enum Found {
    /// A row whose code is the first `keyCount` keys.
    case row(Int, keyCount: Int)
    /// A row of a longer code, or of one that matches a pattern.
    case completed(Int)
    /// A character found by its pronunciation.
    case pronounced(String)
  }

  /// The largest number of completions, and of results for a pattern.
  private static let maximumCount = 200

  let table: CodeTable
  let completes: Bool

  /// Returns the results for some keys: rows of the exact code, then of longer codes, then of codes
  /// that are a prefix of the keys, longest first.
  ///
  /// - Parameter reading: a pronunciation to look up instead; nil to search codes.
  func found(for keys: [UInt8], lookingUp reading: String?) -> [Found] {
    if let reading { return table.characters(pronounced: reading).map { .pronounced($0) } }
    if let pattern = CodePattern(keys, table.settings) {
      return best(in: table.codes(beginningWith: pattern.start), where: pattern.matches)
    }
    var found = exact(keys[...])
    if completes {
      let length = keys.count
      found += best(in: table.codes(beginningWith: keys)) { $0.count > length }
    }
    for count in stride(from: keys.count - 1, to: 0, by: -1) { found += exact(keys.prefix(count)) }
    return found
  }

  /// Returns the rows of the code with exactly these keys.
  private func exact(_ keys: ArraySlice<UInt8>) -> [Found] {
    table.code(Array(keys)).map { code in
      table.rows(ofCode: code).map { .row($0, keyCount: keys.count) }
    } ?? []
  }

  /// Returns the rows with the most frequent texts among some codes.
  private func best(
    in codes: Range<Int>, where fits: (UnsafeRawBufferPointer) -> Bool
  ) -> [Found] {
    // The cost is in the upper half, the row in the lower one: smaller is better.
    var kept = Heap<UInt64>()
    for code in codes where fits(table.keys(ofCode: code)) {
      for row in table.rows(ofCode: code) {
        let rank = UInt64(table.cost(ofRow: row)) << 32 | UInt64(truncatingIfNeeded: row)
        if kept.count < Self.maximumCount {
          kept.insert(rank)
        } else if let worst = kept.max, rank < worst {
          kept.replaceMax(with: rank)
        }
      }
    }
    var found: [Found] = []
    while let rank = kept.popMin() {
      found.append(.completed(Int(truncatingIfNeeded: rank & 0xFFFF_FFFF)))
    }
    return found
  }
}
