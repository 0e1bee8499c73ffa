import Dispatch
import LibC
import Synchronization

/// Runs work on several threads. The result depends neither on the number of threads nor on their
/// speed: results are in the order of the items.
package struct Parallel: Sendable {
  /// The number of threads.
  let threads: Int

  /// Creates a runner with `threads` threads; nil for one thread per processor.
  init(threads: Int? = nil) {
    self.threads = max(threads ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
  }

  /// Returns the results of `body` for 0 ..< count. Each thread takes the next item when it is
  /// free.
  package func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let workers = min(threads, count)
    guard workers > 1 else { return (0..<count).map(body) }
    let queue = Queue<Result>(count: count)
    let work: @Sendable () -> Void = {
      while let item = queue.take() { queue.set(body(item), at: item) }
    }
    let others = DispatchGroup()
    let threads = DispatchQueue(label: "parallel", attributes: .concurrent)
    for _ in 1..<workers { threads.async(group: others, execute: work) }
    work()
    others.wait()
    return queue.results
  }

  /// Starts some work on another thread, if there are several, and returns before it is done.
  func start<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Started<Result> {
    let started = Started<Result>()
    guard threads > 1 else {
      started.result = body()
      return started
    }
    DispatchQueue.global().async(group: started.group) { started.result = body() }
    return started
  }

  /// Work that was started. Its result is written once, before the group is left, and read after
  /// that.
  final class Started<Result: Sendable>: @unchecked Sendable {
    fileprivate let group = DispatchGroup()
    fileprivate var result: Result?

    /// Waits for the work and returns its result.
    func wait() -> Result? {
      group.wait()
      return result
    }
  }

  /// The index of the next item, and the results so far. Each slot is written once, by the thread
  /// that took the item, and read after all threads have finished.
  private final class Queue<Result: Sendable>: @unchecked Sendable {
    private let count: Int
    private let next = Atomic<Int>(0)
    private let slots: UnsafeMutablePointer<Result?>

    init(count: Int) {
      self.count = count
      slots = .allocate(capacity: count)
      slots.initialize(repeating: nil, count: count)
    }

    deinit {
      slots.deinitialize(count: count)
      slots.deallocate()
    }

    func take() -> Int? {
      let item = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return item < count ? item : nil
    }

    func set(_ result: Result, at item: Int) { slots[item] = result }

    var results: [Result] { (0..<count).compactMap { slots[$0] } }
  }
}
