/// The memory that a host allows its keyboards.
///
/// Systems end a keyboard extension that takes more than some 48 MB, without a warning. With a budget,
/// the languages that were used longest ago are closed before another one is opened. They are opened
/// again when the user returns to them.
///
/// ```swift
/// switcher.memoryBudget = .ofProcess(megabytes: 48)  // KeyboardCatalog measures the process
/// ```
public struct MemoryBudget: Sendable {
  /// The most memory that may be in use, in bytes.
  public var limit: Int
  /// Returns the memory in use, in bytes. Called before and after a language is opened, and when
  /// the keyboard is idle.
  public var usage: @Sendable () -> Int
  /// Returns freed memory to the system. Called after a language was closed.
  public var release: @Sendable () -> Void
  /// Called when the keyboard is hidden.
  public var hide: @Sendable () -> Void

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - limit: the most memory that may be in use, in bytes.
  ///   - usage: returns the memory in use, in bytes.
  ///   - release: returns freed memory to the system.
  ///   - hide: called when the keyboard is hidden.
  public init(
    limit: Int, usage: @escaping @Sendable () -> Int,
    release: @escaping @Sendable () -> Void = {}, hide: @escaping @Sendable () -> Void = {}
  ) {
    self.limit = limit
    self.usage = usage
    self.release = release
    self.hide = hide
  }
}

/// Keeps a budget for one or several controllers: closes what was used longest ago until the next
/// language fits.
///
/// What a language takes is known from the last time that it was opened. One that was never opened is
/// expected to take as much as the largest so far.
package final class MemoryKeeper {
  package let budget: MemoryBudget
  /// Closes the open language that was used longest ago; false if none can be closed.
  private let closeOldest: () -> Bool
  private var costs: [String: Int] = [:]
  /// The number of languages that were closed for room.
  package private(set) var closedCount = 0

  package init(_ budget: MemoryBudget, closeOldest: @escaping () -> Bool) {
    self.budget = budget
    self.closeOldest = closeOldest
  }

  /// Makes room for a language, opens it, and notes what it took.
  package func open<Failure: Error>(
    _ id: String, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    makeRoom(costs[id] ?? costs.values.max() ?? 0)
    let before = budget.usage()
    try body()
    let (cost, _) = budget.usage().subtractingReportingOverflow(before)
    costs[id] = max(cost, costs[id] ?? 0)
    // It may have taken more than was expected.
    makeRoom(0)
  }

  /// Closes languages until `need` bytes more fit, or none is left that can be closed.
  package func makeRoom(_ need: Int = 0) {
    let limit = max(budget.limit, 0)
    while budget.usage() > limit - min(max(need, 0), limit), closeOldest() {
      closedCount += 1
      budget.release()
    }
  }
}
