import HostWords
import InputCore
import Keyboards
import ToolSupport

/// The names and shortcuts of a host that are among the candidates for some keys, with their sources.
///
/// ```
/// offered by the host
///    2. 张苇  contacts
/// ```
struct HostOffers {
  private let words: [LexiconEntry]
  private let phrases: HostPhrases

  /// Finds the keys that type the words of a host in a session.
  init(_ words: [LexiconEntry], to session: any InputEngine) {
    self.words = words
    phrases = session.hostPhrases
  }

  /// Writes the table for the first of some keys that have offers, and an empty line; nothing if
  /// none has. A shortcut wants the first position, a name the second.
  func write(for keys: [String], to output: inout StandardOutput) {
    guard let found = keys.lazy.map({ phrases.entries(for: $0) }).first(where: { !$0.isEmpty })
    else { return }
    output.writeLine("offered by the host", isHeading: true)
    let rows = found.map { entry in
      ["   \(entry.isShortcut ? 1 : 2). \(entry.text)", source(of: entry)?.rawValue ?? ""]
    }
    for line in Columns.aligned(rows) { output.writeLine(line) }
    output.writeLine("")
  }

  private func source(of entry: HostEntry) -> LexiconEntry.Source? {
    words.first { HostEntry($0) == entry }?.source
      ?? words.first { $0.documentText == entry.text }?.source
  }
}
