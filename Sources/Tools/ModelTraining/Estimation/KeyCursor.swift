/// A place in ascending keys that moves forward by galloping: quick where neighbours are asked for.
struct KeyCursor {
  private var place = 0

  /// Moves to the first key that is not less than `key`, by binary search over all.
  mutating func start(at key: UInt64, in keys: [UInt64]) {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    place = low
  }

  /// The place of `key`, which must not be less than the one asked for before.
  mutating func find(_ key: UInt64, in keys: [UInt64]) -> Int? {
    var step = 1
    while place + step < keys.count, keys[place + step] < key { step *= 2 }
    var low = place
    var high = min(place + step, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    place = low
    return low < keys.count && keys[low] == key ? low : nil
  }
}
