import HostWords
import KeyboardPermissions
import Testing

/// Names read from CSV tables.
@Suite struct ContactTableTests {
  @Test(arguments: [
    ("First Name,Last Name,Phone\nAda,Lovelace,1", "Ada Lovelace"),
    ("First Name;Last Name\r\nAda;Lovelace\r\n", "Ada Lovelace"),
    ("Given Name\tFamily Name\nAda\tLovelace", "Ada Lovelace"),
    ("\u{FEFF}Name,Given Name,Family Name\nLady A,Ada,Lovelace", "Ada Lovelace"),
    ("Name,E-mail\nAda Lovelace,ada@example.org", "Ada Lovelace"),
    ("Display Name\n\"Lovelace, Ada\"", "Lovelace Ada"),
    ("First Name,Notes\nAda,\"two\nlines, and \"\"quotes\"\"\"\nGrace,", "Ada Grace"),
    ("First Name,Nickname\n\nAda,\"\"\n,Amazing", "Ada Amazing"),
    ("Notes,First Name\n\"a,b;c\",王小明", "王小明"),
    ("Name", ""),
    ("", ""),
  ])
  func names(table: String, expected: String) async {
    #expect(await HostWordsTests.names(table) == expected)
    #expect(await rejections(table).isEmpty)
  }

  /// Malformed rows are named by their first line, and the rows between them are read.
  @Test func malformedRows() async {
    let table = """
      First Name,Last Name
      Ada,Lovelace
      Grace
      "two
      lines",Hopper
      "Alan"x,Turing
      Kurt,Gödel
      Emmy,"Noether
      Sofja,Kowalewskaja
      """
    #expect(
      await HostWordsTests.names(table)
        == "Ada Lovelace two lines Hopper Kurt Gödel Sofja Kowalewskaja")
    #expect(
      await rejections(table) == [
        "c:3: the row has 1 field, and the first line has 2",
        "c:6: text follows the closing quotation mark of a field; write \"\" for one within a field",
        "c:8: the quotation mark is never closed; write \"\" for one within a field",
      ])
  }

  @Test func noColumnWithNames() async {
    let fault = await rejections("Phone,City\n1,Berlin")
    #expect(fault.count == 1 && fault[0].hasPrefix("c:1: no column"))
  }

  @Test func invalidBytesDropOneRow() async {
    let bytes = Array("First Name\nA".utf8) + [0xFF] + Array("da\nGrace\n".utf8)
    let reading = await ContactsProvider(file(bytes)).read()
    #expect(reading.entries.map(\.documentText) == ["Grace"])
    #expect(reading.rejections.map(\.line) == [2])
  }
}
