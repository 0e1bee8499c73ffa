import InputCore
import Testing

@Suite struct PunctuationTableTests {
  let table = PunctuationTable(parsing: ",\t，\n.\t。\n\"\t“\t”\nbroken\nab\tx\n")

  @Test(
    arguments: [
      (",", "", "，"), (".", "好", "。"), (".", "3", nil), (",", "1", nil), ("x", "", nil),
      ("\"", "", "“"), ("\"", "他说“好", "”"), ("\"", "“好”", "“"), ("\"", "“\n", "“"),
    ] as [(Character, String, String?)])
  func marks(key: Character, context: String, expected: String?) {
    #expect(table.text(for: key, after: context) == expected)
  }
}
