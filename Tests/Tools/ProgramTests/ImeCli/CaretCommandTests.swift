import TestSupport
import Testing

/// `ime-cli caret` as other programs see it.
@Suite struct CaretCommandTests {
  private func run(_ arguments: String, _ input: String) throws -> Program.Result {
    let arguments = arguments.split(separator: " ").map(String.init)
    return try Program("ime-cli").run(["caret"] + arguments, input: Array(input.utf8))
  }

  @Test(
    arguments: [
      ("right", "|abc", "a|bc"), ("left", "|abc", "|abc"), ("left", "|אבג", "א|בג"),
      ("right", "|אבג", "|אבג"), ("right", "abc |אבג", "abc אב|ג"),
      ("forward", "abc |אבג", "abc א|בג"), ("backward", "a👨‍👩‍👧|", "a|👨‍👩‍👧"),
      ("right --count 3", "|abcd", "abc|d"), ("right -c 99", "|ab", "ab|"),
      ("word-right", "|one two", "one| two"),
      ("word-left --language he", "|שלום עולם", "שלום| עולם"),
      ("word-right --language th", "|สวัสดีครับ", "สวัสดี|ครับ"),
      ("line-start", "a\\nbc|d", "a\\n|bcd"), ("line-end", "a|b\\ncd", "ab|\\ncd"),
      ("right", "a|\\r\\nb", "a\\r\\n|b"), ("left", "\\\\\\||\\t", "\\\\|\\|\\t"),
      ("line-end", "|a\tb", "a\\tb|"),
    ])
  func moves(arguments: String, line: String, expected: String) throws {
    let result = try run("--move \(arguments)", line + "\n")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(Array(result.output.unicodeScalars) == Array("\(expected)\n".unicodeScalars))
  }

  @Test func malformedLinesAreReportedAndPassedOn() throws {
    let result = try run("--move right", "|a\nb\nc|d|\ne|\\x\n\nf|g\\\n|h\n")
    #expect(result.code == 65)
    #expect(result.output == "a|\nb\nc|d|\ne|\\x\n\nf|g\\\nh|\n")
    for line in [2, 3, 4, 5, 6] { #expect(result.errors.contains("standard input:\(line): ")) }
    #expect(!result.errors.contains("standard input:1:") && !result.errors.contains("input:7:"))
  }

  @Test func invalidUTF8IsReplaced() throws {
    let result = try Program("ime-cli").run(
      ["caret", "--move", "right"], input: Array("|a".utf8) + [0xFF, 0x0A])
    #expect(result.code == 65 && result.output == "a|\u{FFFD}\n")
    #expect(result.errors.contains("standard input:1: byte 3"))
  }

  @Test(
    arguments: [
      "", "--move", "--move up", "--move left --count -1", "--move left --count x",
      "--move left --language xx", "--move left --language he_", "--move left --word",
    ])
  func wrongUsage(arguments: String) throws {
    let result = try run(arguments, "|a\n")
    #expect(result.code == 64 && result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test func aMillionBytesInOneLine() throws {
    let text = String(repeating: "ab אב ", count: 125_000)
    let result = try run("--move right --count 1000", "|\(text)\n")
    #expect(result.code == 0 && result.output.utf8.count == text.utf8.count + 2)
  }
}
