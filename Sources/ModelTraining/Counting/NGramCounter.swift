import DictionaryBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts n-grams in bounded memory: what does not fit is sorted, summed and spilled to a file, and
/// the files are merged in the end.
struct NGramCounter {
  private let packing: NGramPacking
  private let fingerprint: UInt64
  private let spillPrefix: String
  private let capacity: Int
  private var keys: [UInt64] = []
  private var spare: [UInt64] = []
  private(set) var spills: [String] = []

  /// A counter that holds at most `memory` bytes and spills to files that begin with `spillPrefix`.
  init(packing: NGramPacking, fingerprint: UInt64, spillPrefix: String, memory: Int) {
    self.packing = packing
    self.fingerprint = fingerprint
    self.spillPrefix = spillPrefix
    // Keys and as much again for sorting them.
    capacity = max(memory / 16, 1 << 12)
  }

  /// Counts the n-grams of a sentence: its words between `sentenceStart` and `sentenceEnd`.
  mutating func add(_ tokens: ArraySlice<UInt32>) throws(DictionaryError) {
    if keys.count + tokens.count + packing.order > capacity { try spill() }
    packing.append(tokens, to: &keys)
  }

  /// Writes what is held to a file of its own.
  mutating func spill() throws(DictionaryError) {
    guard !keys.isEmpty else { return }
    RadixSort.sort(&keys, bits: packing.bits, spare: &spare)
    let path = "\(spillPrefix).\(spills.count).spill"
    var writer = try CountFileWriter(
      path: path, packing: packing, vocabularyFingerprint: fingerprint)
    spills.append(path)
    var index = 0
    while index < keys.count {
      let key = keys[index]
      var end = index + 1
      while end < keys.count, keys[end] == key { end += 1 }
      try writer.append(key: key, count: UInt64(end - index))
      index = end
    }
    try writer.finish()
    keys.removeAll(keepingCapacity: true)
  }
}
