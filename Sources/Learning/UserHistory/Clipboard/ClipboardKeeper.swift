/// The keeper of the texts that the user copied. Calls return at once: files are written later.
public protocol ClipboardKeeper: Sendable {
  /// The texts that have not expired, in the order in which they are offered.
  var entries: [ClipboardHistory.Entry] { get }
  /// Adds a text.
  func add(_ text: String)
  /// Pins a text, or no longer.
  func setPinned(_ isPinned: Bool, _ text: String)
  /// Removes a text.
  func remove(_ text: String)
  /// Removes all texts.
  func removeAll()
}
