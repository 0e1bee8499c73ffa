import HostWords
import InputCore
import TextUnits

extension HostEntry {
  /// Creates the entry for a name or shortcut of the host, or for a word of the user's own; nil for
  /// common words, which dictionaries have.
  ///
  /// The reading of a name becomes its keys: `Xiǎomíng` is typed as `xiaoming`.
  package init?(_ entry: LexiconEntry) {
    guard entry.source != .commonWords else { return nil }
    let isReading = entry.source == .contacts && entry.userInput != entry.documentText
    self.init(
      input: isReading ? Self.keys(ofReading: entry.userInput) : entry.userInput,
      text: entry.documentText, isShortcut: entry.source == .shortcuts)
  }

  /// Returns a reading in Latin letters in lowercase and without accents; another as it is.
  private static func keys(ofReading reading: String) -> String {
    let bare = Normalization.nfd(reading).unicodeScalars.filter {
      Normalization.combiningClass(of: $0) == 0
    }
    let keys = String(String.UnicodeScalarView(bare))
    return keys.utf8.allSatisfy { $0 < 0x80 } ? keys.lowercased() : reading
  }
}
