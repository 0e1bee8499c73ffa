import HostWords
import InputCore

extension HostEntry {
  /// Creates the entry for a name or shortcut of the host, or for a word of the user's own; nil for
  /// common words, which dictionaries have.
  package init?(_ entry: LexiconEntry) {
    guard entry.source != .commonWords else { return nil }
    self.init(
      input: entry.userInput, text: entry.documentText, isShortcut: entry.source == .shortcuts)
  }
}
