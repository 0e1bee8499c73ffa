import HostWords
import KeyboardPermissions

/// Returns the words read from contacts, joined by spaces.
func names(_ text: String) async -> String {
  await ContactsProvider(LexiconFile("contacts", text: text)).read().entries
    .map(\.documentText).joined(separator: " ")
}

/// Returns the rejected lines of contacts with their reasons.
func rejections(_ text: String) async -> [String] {
  await ContactsProvider(LexiconFile("c", text: text)).read().rejections.map(\.description)
}

/// Returns a file with these bytes.
func file(_ bytes: [UInt8]) -> LexiconFile {
  LexiconFile("bytes") { () throws(LexiconFault) in bytes }
}

/// Returns a card with these lines.
func card(_ lines: String...) -> String {
  (["BEGIN:VCARD"] + lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
}
