import HostWords
import KeyboardPermissions

/// The words that contacts give, joined by spaces.
func names(_ text: String) async -> String {
  await ContactsProvider(LexiconFile("contacts", text: text)).read().entries
    .map(\.documentText).joined(separator: " ")
}

/// What contacts refuse: the line and why.
func rejections(_ text: String) async -> [String] {
  await ContactsProvider(LexiconFile("c", text: text)).read().rejections.map(\.description)
}

/// A file of bytes.
func file(_ bytes: [UInt8]) -> LexiconFile {
  LexiconFile("bytes") { () throws(LexiconFault) in bytes }
}

/// A card with these lines.
func card(_ lines: String...) -> String {
  (["BEGIN:VCARD"] + lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
}
