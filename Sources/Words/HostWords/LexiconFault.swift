/// What is wrong with a part of a file of contacts, shortcuts or words.
public enum LexiconFault: Error, Hashable, Sendable {
  /// The file could not be read; the text says why.
  case unreadable(String)
  /// Bytes that are not UTF-8, or half of a surrogate pair.
  case invalidText
  /// A card in an encoding that is not read.
  case unknownCharset(String)
  /// A line of a card without a colon.
  case missingColon
  /// A line that stands in no card.
  case outsideCard
  /// A card that no `END:VCARD` closes.
  case unfinishedCard
  /// A table whose first line names no column with names.
  case noNameColumn
  /// A row with another number of fields than the first line.
  case fieldCount(found: Int, expected: Int)
  /// A quotation mark that opens a field and is never closed.
  case unfinishedQuote
  /// Text right behind the quotation mark that closes a field.
  case textBehindQuote
  /// A line that is not a shortcut, a tab and a text.
  case notAShortcut
  /// A shortcut that stands for itself.
  case expandsToItself(String)
  /// A shortcut that another line has given another text.
  case shortcutTaken(String)
  /// A text that is too long to be an entry, in characters.
  case tooLong(limit: Int)
  /// Control characters, which no keyboard should type.
  case controlCharacter
}

extension LexiconFault: CustomStringConvertible {
  /// What is wrong and, where something can be done about it, what.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .invalidText: "is not UTF-8; save the file as UTF-8 and try again"
    case .unknownCharset(let name):
      "the encoding '\(name)' is not known; UTF-8, US-ASCII, ISO-8859-1 and Windows-1252 are"
    case .missingColon: "a line of a card is NAME:VALUE, and this one has no colon"
    case .outsideCard: "stands in no card; a card begins with BEGIN:VCARD"
    case .unfinishedCard: "the card has no END:VCARD; its names are taken as far as they go"
    case .noNameColumn:
      "no column is named 'First Name', 'Last Name', 'Name' or the like; the first line names the columns"
    case .fieldCount(let found, let expected):
      "the row has \(found) field\(found == 1 ? "" : "s"), and the first line has \(expected)"
    case .unfinishedQuote: "the quotation mark is never closed; write \"\" for one within a field"
    case .textBehindQuote: "text behind the quotation mark that closes a field"
    case .notAShortcut: "a shortcut is what is typed, a tab, and the text it stands for"
    case .expandsToItself(let shortcut): "'\(shortcut)' stands for itself"
    case .shortcutTaken(let shortcut): "'\(shortcut)' stands for another text already"
    case .tooLong(let limit): "is longer than \(limit) characters"
    case .controlCharacter: "holds control characters"
    }
  }
}
