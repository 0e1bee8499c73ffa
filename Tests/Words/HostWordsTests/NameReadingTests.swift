import HostWords
import Testing

/// Readings of names on vCards, and the inputs that they become.
@Suite struct NameReadingTests {
  /// The lines of a card, and the inputs of its names as `input=name`.
  @Test(arguments: [
    (
      ["N:山田;太郎", "X-PHONETIC-LAST-NAME:やまだ", "X-PHONETIC-FIRST-NAME:タロウ"],
      "やまだ=山田 タロウ=太郎"
    ),
    // The reading may come first, in a group, and folded.
    (["item1.X-PHONETIC-LAST-NAME:や", " まだ", "N:山田;太郎"], "やまだ=山田"),
    (["VERSION:4.0", "N;SORT-AS=\"やまだ,たろう\":山田;太郎;;;"], "やまだ=山田 たろう=太郎"),
    (["N;LANGUAGE=\"a;b\";SORT-AS=\"やまだ\":山田;太郎"], "やまだ=山田"),
    // A property of its own comes before a sort key.
    (["N;SORT-AS=\"サンダ\":山田;", "X-PHONETIC-LAST-NAME:やまだ"], "やまだ=山田"),
    (["N:Li;小明", "X-PHONETIC-FIRST-NAME:Xiǎo míng"], "Xiǎomíng=小明"),
    (["N:;Mary Ann", "X-PHONETIC-FIRST-NAME:Méri Än"], "Méri=Mary Än=Ann"),
    (["N:O'Neill;Jean-Luc", "X-PHONETIC-LAST-NAME:O'Nil"], "O'Nil=O'Neill"),
    (["N:;;Augusta", "X-PHONETIC-MIDDLE-NAME:Ogusta"], "Ogusta=Augusta"),
    (
      [
        "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=B1=B1=E7=94=B0;",
        "X-PHONETIC-LAST-NAME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E3=82=84=E3=81=BE=E3=81=A0",
      ], "やまだ=山田"
    ),
    // Sort keys that are no reading: words are missing, digits, the name itself.
    (["N;SORT-AS=\"Harten\":van der Harten;"], ""), (["N;SORT-AS=\"0001\":山田;"], ""),
    (["N;SORT-AS=\"Turing,Alan\":Turing;Alan"], ""), (["N;SORT-AS=:山田;"], ""),
    (["X-PHONETIC-LAST-NAME:やまだ", "FN:山田"], ""),
  ])
  func readings(lines: [String], expected: String) async {
    let text = (["BEGIN:VCARD"] + lines + ["END:VCARD"]).joined(separator: "\r\n")
    let entries = await ContactsProvider(LexiconFile("contacts", text: text)).read().entries
    let read = entries.filter { $0.userInput != $0.documentText }
    #expect(read.map { "\($0.userInput)=\($0.documentText)" }.joined(separator: " ") == expected)
    // The names are there without their readings as well.
    #expect(
      read.allSatisfy { entries.contains(LexiconEntry($0.documentText, source: .contacts)) })
  }

  /// A card does not take over the readings of the one before it.
  @Test func cardsAreApart() async {
    let text =
      card("N:山田;太郎", "X-PHONETIC-LAST-NAME:やまだ") + card("N:東海;花子")
    let entries = await ContactsProvider(LexiconFile("contacts", text: text)).read().entries
    #expect(entries.filter { $0.userInput != $0.documentText }.map(\.documentText) == ["山田"])
  }
}
