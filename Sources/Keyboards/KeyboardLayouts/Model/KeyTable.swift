/// The keys of a layout, ascending by their ids, in one block of memory. A keyboard that is open keeps
/// some hundred keys for each of its languages.
///
/// ```swift
/// var keys = KeyTable(LayoutKey.implied)
/// keys["ä"] = LayoutKey(id: "ä", output: KeyOutput("ä"))
/// keys["ä"]?.gestures.longPress = ["à", "á"]
/// ```
public struct KeyTable: Hashable, Sendable {
  private var sorted: [LayoutKey] = []

  /// Creates a table without keys.
  public init() {}

  /// Creates a table of keys. Of keys with the same id the last one is kept.
  public init(_ keys: some Sequence<LayoutKey>) {
    let ordered = keys.enumerated().sorted { left, right in
      left.element.id == right.element.id
        ? left.offset < right.offset : left.element.id < right.element.id
    }
    sorted.reserveCapacity(ordered.count)
    for (_, key) in ordered {
      if sorted.last?.id == key.id { sorted.removeLast() }
      sorted.append(key)
    }
  }

  /// The key with an id; nil if there is none. Setting nil removes the key. A new key is found by its
  /// own id.
  public subscript(id: String) -> LayoutKey? {
    get {
      let index = firstIndex(atLeast: id)
      return index < sorted.count && sorted[index].id == id ? sorted[index] : nil
    }
    set {
      if let newValue, newValue.id != id { self[id] = nil }
      let index = firstIndex(atLeast: newValue?.id ?? id)
      let isKnown = index < sorted.count && sorted[index].id == newValue?.id ?? id
      switch (newValue, isKnown) {
      case (let key?, true): sorted[index] = key
      case (let key?, false): sorted.insert(key, at: index)
      case (nil, true): sorted.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Returns the index of the first key whose id is not below `id`.
  private func firstIndex(atLeast id: String) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = low + (high - low) / 2
      if sorted[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension KeyTable: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of keys.
  public var endIndex: Int { sorted.count }
  /// The key at an index, in the order of the ids.
  public subscript(index: Int) -> LayoutKey { sorted[index] }
}
