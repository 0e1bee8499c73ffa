import HostWords
import KeyboardPermissions
import Testing

/// Names read from vCards.
@Suite struct CardTests {
  /// The lines of a card, and the names it gives.
  @Test(arguments: [
    (["VERSION:3.0", "N:Lovelace;Ada;;;", "FN:Ada Lovelace"], "Lovelace Ada"),
    (["VERSION:4.0", "FN:Ada Lovelace"], "Ada Lovelace"),
    (
      ["VERSION:4.0", "N:Lovelace;Ada;Augusta,Byron;Dr.;jr.", "FN:x"], "Lovelace Ada Augusta Byron"
    ),
    (["item1.N;LANGUAGE=en:Lovelace;Ada"], "Lovelace Ada"),
    (["n:Lovelace;Ada"], "Lovelace Ada"),
    (["N:van der Berg;Mary Ann"], "van der Berg Mary Ann"),
    (["N:O'Neill;Jean-Luc"], "O'Neill Jean-Luc"),
    (["N:Gödel;Kurt", "NICKNAME:Herr Warum"], "Gödel Kurt Herr Warum"),
    (["N;SORT-AS=\"a:b;c\":Turing;Alan"], "Turing Alan"),
    (["N:A\\, B\\; Comma;Semi"], "Comma Semi"),
    (["N:王;小明", "FN:王小明"], "王 小明"),
    (["N:김;민준"], "김 민준"),
    (["N:Иванова;Анна"], "Иванова Анна"),
    (["N:Ada漢字;אבגda"], "Ada漢字 אבגda"),
    (["N:Love", " lace;A", "\tda"], "Lovelace Ada"),
    (["N:;;;;", "FN:Ada Lovelace"], ""),
    (["N:J.;Ada;B", "TEL:+49 30 123"], "Ada"),
    (["N:;ada@example.org", "NOTE:Secret Words"], ""),
    (["N:Lovelace;Ada", "N:Lovelace;Ada"], "Lovelace Ada"),
  ])
  func names(lines: [String], expected: String) async {
    let text = (["BEGIN:VCARD"] + lines + ["END:VCARD"]).joined(separator: "\r\n")
    #expect(await HostWordsTests.names(text) == expected)
  }

  /// vCard 2.1: quoted-printable with soft line breaks, and single-byte encodings.
  @Test(arguments: [
    ("N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg;=C3=84nne", "Jörg Änne"),
    ("N;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:J=F6rg;Ren=E9", "Jörg René"),
    ("N;QUOTED-PRINTABLE;CHARSET=windows-1252:=8Aimon;O=92Neill", "Šimon O’Neill"),
    ("N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Love=\r\nlace;A=\r\nda", "Lovelace Ada"),
    ("N;ENCODING=QUOTED-PRINTABLE:100=;Ada=ZZ", "Ada=ZZ"),
  ])
  func oldEncodings(line: String, expected: String) async {
    #expect(await HostWordsTests.names(card("VERSION:2.1", line)) == expected)
  }

  /// Malformed lines are named, and all other names are read.
  @Test func malformedLines() async {
    let text = """
      BEGIN:VCARD
      N:Lovelace;Ada
      this is no property
      END:VCARD
      N:Outside;Of
      END:VCARD
      BEGIN:VCARD
      N;CHARSET=KOI8-R:abc;def
      FN:Still Here
      BEGIN:VCARD
      N:Hopper;Grace
      """
    #expect(await HostWordsTests.names(text) == "Lovelace Ada Hopper Grace")
    #expect(
      await rejections(text).map { $0.prefix { $0 != " " } } == [
        "c:3:", "c:5:", "c:6:", "c:8:", "c:7:", "c:10:",
      ])
  }

  /// A card whose `N` is unreadable still gives the names in its other lines.
  @Test func invalidBytes() async {
    let halfSurrogate: [UInt8] = [0xED, 0xA0, 0x80]
    let bytes =
      Array("BEGIN:VCARD\nN:Ada".utf8) + halfSurrogate
      + Array("\nNICKNAME:Countess\nEND:VCARD".utf8)
    let reading = await ContactsProvider(file(bytes)).read()
    #expect(reading.entries.map(\.documentText) == ["Countess"])
    #expect(reading.rejections == [LexiconRejection(file: "bytes", line: 2, fault: .invalidText)])
  }

  @Test func longNames() async {
    let long = String(repeating: "a", count: 10_000)
    let text = card("N:\(long);Ada") + card("N:Hopper;Grace")
    #expect(await HostWordsTests.names(text) == "Ada Hopper Grace")
    #expect(await rejections(text) == ["c:2: is longer than 100 characters"])
  }

  /// UTF-16 with a byte order mark, as some programs save it. A lone surrogate invalidates one
  /// line.
  @Test(arguments: [true, false]) func utf16(lowFirst: Bool) async {
    let text = "\u{FEFF}BEGIN:VCARD\r\nN:Lovelace;Ada\r\nNICKNAME:?\r\nEND:VCARD"
    let units = text.utf16.map { $0 == 0x3F ? 0xD800 : $0 }
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return lowFirst ? [low, high] : [high, low]
    }
    let reading = await ContactsProvider(file(bytes)).read()
    #expect(reading.entries.map(\.documentText) == ["Lovelace", "Ada"])
    #expect(reading.rejections.map(\.line) == [3])
  }
}
