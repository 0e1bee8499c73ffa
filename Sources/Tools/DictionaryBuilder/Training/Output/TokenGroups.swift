/// The indices of items grouped by token, in item order within each group.
struct TokenGroups {
  private var starts: [Int]
  private var positions: [UInt32]

  /// Groups items by their tokens, which are below `tokenCount`. Items whose token is nil are
  /// skipped.
  init(tokenCount: Int, itemCount: Int, token: (Int) -> Int?) {
    starts = [Int](repeating: 0, count: tokenCount + 1)
    for item in 0..<itemCount {
      if let token = token(item) { starts[token + 1] += 1 }
    }
    for token in 0..<tokenCount { starts[token + 1] += starts[token] }
    positions = [UInt32](repeating: 0, count: starts[tokenCount])
    var next = starts
    for item in 0..<itemCount {
      guard let token = token(item) else { continue }
      positions[next[token]] = UInt32(truncatingIfNeeded: item)
      next[token] += 1
    }
  }

  /// The indices of the items of a token.
  subscript(token: Int) -> ArraySlice<UInt32> { positions[starts[token]..<starts[token + 1]] }
}
