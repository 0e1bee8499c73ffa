import Synchronization

/// The keyboards used on a desktop, in any of its fields. May be used from any thread.
package final class RecentKeyboards: Sendable {
  private let ids = Mutex<[String]>([])

  /// Notes that a keyboard is in use now.
  func use(_ id: String) {
    ids.withLock { ids in
      guard ids.last != id else { return }
      ids.removeAll { $0 == id }
      ids.append(id)
    }
  }

  /// Returns the keyboards used before another one, the latest first.
  ///
  /// ```
  /// used: zh-Hans, ja, en     before en: ja, zh-Hans
  /// ```
  func others(than id: String) -> [String] { ids.withLock { $0.reversed().filter { $0 != id } } }
}
