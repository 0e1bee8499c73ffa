/// Numbers under the indices of a large array of which few are asked for, and neighbours together:
/// the nodes of a trie that one syllable leads to, the most frequent words. Those share a line of the
/// processor's cache, where a table of hashes would have one for each.
struct PagedNumbers {
  /// Not known yet.
  static let unknown = Int32.min
  private static let pageBits = 5
  private static let pageSize = 1 << pageBits

  /// Where each page begins in `numbers`, less than 0 where there is none.
  private var starts: [Int32]
  private var numbers: [Int32] = []

  /// Numbers for `count` indices, none of which is known.
  init(count: Int) {
    starts = Array(repeating: -1, count: max(count, 0) / Self.pageSize + 1)
  }

  /// How much room the pages take.
  var capacity: Int { numbers.count }

  /// The number at an index, `unknown` outside.
  @inline(__always)
  subscript(index: Int) -> Int32 {
    let page = index >> Self.pageBits
    guard starts.indices.contains(page), starts[page] >= 0 else { return Self.unknown }
    return numbers[Int(starts[page]) + index & (Self.pageSize - 1)]
  }

  /// Remembers the number at an index.
  mutating func set(_ number: Int32, at index: Int) {
    let page = index >> Self.pageBits
    guard starts.indices.contains(page) else { return }
    if starts[page] < 0 {
      starts[page] = Int32(truncatingIfNeeded: numbers.count)
      numbers.append(contentsOf: repeatElement(Self.unknown, count: Self.pageSize))
    }
    numbers[Int(starts[page]) + index & (Self.pageSize - 1)] = number
  }
}
