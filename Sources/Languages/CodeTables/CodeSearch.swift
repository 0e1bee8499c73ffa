import HeapModule

/// What a code table offers for some keys, before any text is read.
struct CodeSearch {
  /// Something to offer.
  enum Found {
    /// A row of the code that the first keys are.
    case row(Int, keyCount: Int)
    /// A row of a longer code, or of one that fits a pattern.
    case completed(Int)
    /// A character by its pronunciation.
    case pronounced(String)
  }

  /// The most completions that are offered, and the most texts for a pattern.
  private static let most = 200

  let table: CodeTable
  let completes: Bool

  /// The rows for some keys: those of the code, then longer codes, then codes that the first keys are.
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

  /// The rows of the code with just these keys.
  private func exact(_ keys: ArraySlice<UInt8>) -> [Found] {
    table.code(Array(keys)).map { code in
      table.rows(ofCode: code).map { .row($0, keyCount: keys.count) }
    } ?? []
  }

  /// The rows with the most frequent texts of some codes.
  private func best(
    in codes: Range<Int>, where fits: (UnsafeRawBufferPointer) -> Bool
  ) -> [Found] {
    // The cost in the high half, the row in the low one: smaller is better.
    var kept = Heap<UInt64>()
    for code in codes where fits(table.keys(ofCode: code)) {
      for row in table.rows(ofCode: code) {
        let rank = UInt64(table.cost(ofRow: row)) << 32 | UInt64(truncatingIfNeeded: row)
        if kept.count < Self.most {
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
