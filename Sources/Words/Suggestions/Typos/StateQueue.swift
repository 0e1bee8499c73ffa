/// A bucket priority queue of states with integer costs: one list per cost step. Adding and taking
/// take constant time. Within a step, the state added last comes first.
struct StateQueue<State: Sendable>: Sendable {
  /// The width of a step, in the units of the costs.
  private static var step: Int32 { 50 }
  private static var stepCount: Int { 1000 }

  private var heads: [Int32] = []
  private var entries: [(state: State, next: Int32)] = []
  private var lowest = Self.stepCount
  private var highest = -1
  private let capacity: Int

  /// Creates a queue without memory, which ``removeAll()`` allocates.
  ///
  /// - Parameter capacity: the number of states that it takes without growing.
  init(capacity: Int) { self.capacity = capacity }

  /// Empties the queue. Call it before the first state is added.
  mutating func removeAll() {
    if heads.isEmpty {
      heads = [Int32](repeating: -1, count: Self.stepCount)
      entries.reserveCapacity(capacity)
    } else if highest >= 0 {
      for index in 0...highest { heads[index] = -1 }
    }
    entries.removeAll(keepingCapacity: true)
    lowest = Self.stepCount
    highest = -1
  }

  /// Releases the memory of the queue.
  mutating func release() { self = StateQueue(capacity: capacity) }

  @inline(__always) mutating func add(_ state: State, cost: Int32) {
    let index = min(max(Int(cost / Self.step), 0), Self.stepCount - 1)
    entries.append((state, heads[index]))
    heads[index] = Int32(truncatingIfNeeded: entries.count - 1)
    lowest = min(lowest, index)
    highest = max(highest, index)
  }

  /// Removes and returns a state of the lowest step, with the cost of that step; nil if the queue
  /// is empty.
  @inline(__always) mutating func take() -> (state: State, cost: Int32)? {
    while lowest <= highest {
      let head = heads[lowest]
      if head >= 0 {
        let entry = entries[Int(head)]
        heads[lowest] = entry.next
        return (entry.state, Int32(truncatingIfNeeded: lowest) * Self.step)
      }
      lowest += 1
    }
    return nil
  }
}
