/// An index into ascending keys that advances by galloping search, which is fast for nearby keys.
struct KeyCursor {
  private var position = 0

  /// Moves to the first key that is not less than `key`, by binary search over all keys.
  mutating func start(at key: UInt64, in keys: [UInt64]) {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    position = low
  }

  /// Returns the index of `key`, or nil if it is absent. `key` must not be less than the previously
  /// searched key.
  mutating func find(_ key: UInt64, in keys: [UInt64]) -> Int? {
    var step = 1
    while position + step < keys.count, keys[position + step] < key { step *= 2 }
    var low = position
    var high = min(position + step, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    position = low
    return low < keys.count && keys[low] == key ? low : nil
  }
}
