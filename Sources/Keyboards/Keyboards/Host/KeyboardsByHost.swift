/// The keyboard used last in each program, for a limited number of programs: those used most
/// recently.
struct KeyboardsByHost {
  /// The number of programs kept.
  private static let limit = 100

  /// The programs, most recently used last.
  private var entries: [(host: String, keyboard: String)] = []

  /// The id of the keyboard used last in a program; nil if none is known.
  subscript(host: String) -> String? {
    get { entries.last { $0.host == host }?.keyboard }
    set {
      entries.removeAll { $0.host == host }
      guard let newValue else { return }
      if entries.count >= Self.limit { entries.removeFirst() }
      entries.append((host, newValue))
    }
  }
}
