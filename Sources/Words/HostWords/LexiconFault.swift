/// An error in a line or part of a file of contacts, shortcuts or words.
public enum LexiconFault: Error, Hashable, Sendable {
  /// The file cannot be read. The text gives the reason.
  case unreadable(String)
  /// Bytes that are not UTF-8, or an unpaired surrogate.
  case invalidText
  /// A card in an unsupported encoding, by its name.
  case unknownCharset(String)
  /// A card line without a colon.
  case missingColon
  /// A line outside any card.
  case outsideCard
  /// A card without `END:VCARD`.
  case unfinishedCard
  /// A table whose first line names no column with names.
  case noNameColumn
  /// A row whose number of fields differs from the first line.
  case fieldCount(found: Int, expected: Int)
  /// A quotation mark that opens a field and is never closed.
  case unfinishedQuote
  /// Text after the quotation mark that closes a field.
  case textBehindQuote
  /// A line that is not a shortcut, a tab and a text.
  case notAShortcut
  /// A word without characters, or a comment in its place.
  case empty
  /// A shortcut that expands to itself.
  case expandsToItself(String)
  /// A shortcut that an earlier line expands to another text.
  case shortcutTaken(String)
  /// A text longer than `limit` characters.
  case tooLong(limit: Int)
  /// Control characters, which no keyboard should type.
  case controlCharacter
}

extension LexiconFault: CustomStringConvertible {
  /// A message for users: what is wrong and, where possible, what to do.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .invalidText: "is not UTF-8; save the file as UTF-8 and try again"
    case .unknownCharset(let name):
      "the encoding '\(name)' is not supported; use UTF-8, US-ASCII, ISO-8859-1 or Windows-1252"
    case .missingColon: "the line has no colon; write it as NAME:VALUE"
    case .outsideCard: "the line is outside a card; a card begins with BEGIN:VCARD"
    case .unfinishedCard: "the card has no END:VCARD; the names found so far are kept"
    case .noNameColumn:
      "no column is named 'First Name', 'Last Name', 'Name' or the like; name the columns in the first line"
    case .fieldCount(let found, let expected):
      "the row has \(found) field\(found == 1 ? "" : "s"), and the first line has \(expected)"
    case .unfinishedQuote: "the quotation mark is never closed; write \"\" for one within a field"
    case .textBehindQuote:
      "text follows the closing quotation mark of a field; write \"\" for one within a field"
    case .notAShortcut: "not a shortcut; write the shortcut, a tab and the text it expands to"
    case .empty: "not a word; a line that begins with '# ' is a comment"
    case .expandsToItself(let shortcut): "'\(shortcut)' expands to itself; give it another text"
    case .shortcutTaken(let shortcut):
      "'\(shortcut)' already expands to another text; remove one of the two"
    case .tooLong(let limit): "is longer than \(limit) characters"
    case .controlCharacter: "contains control characters; remove them"
    }
  }
}
