/// A sparse array of numbers in pages. Few indices are used, and neighbours are used together: the
/// nodes of a trie that one syllable leads to, the most frequent words. Neighbours share a cache
/// line of the processor; in a hash table each would have its own.
struct PagedNumbers {
  /// The number of an index that was not set.
  static let unknown = Int32.min
  private static let pageBits = 5
  private static let pageSize = 1 << pageBits

  /// The offset in `numbers` of each page, or -1 if the page has not been allocated.
  private var starts: [Int32]
  private var numbers: [Int32] = []

  /// Creates an array of `count` indices, all `unknown`.
  init(count: Int) {
    starts = Array(repeating: -1, count: max(count, 0) / Self.pageSize + 1)
  }

  /// The number of elements in the allocated pages.
  var capacity: Int { numbers.count }

  /// The number at an index; `unknown` if it was not set or is out of range.
  @inline(__always)
  subscript(index: Int) -> Int32 {
    let page = index >> Self.pageBits
    guard starts.indices.contains(page), starts[page] >= 0 else { return Self.unknown }
    return numbers[Int(starts[page]) + index & (Self.pageSize - 1)]
  }

  /// Stores the number at an index; does nothing if it is out of range.
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
