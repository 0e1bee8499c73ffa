import TestSupport
import Testing

/// Contacts and shortcuts of a host in `ime-cli`: `--contacts` and `--shortcuts`.
@Suite struct HostWordOptionTests {
  private let folder: TemporaryFolder
  private let contacts: String
  private let shortcuts: String

  init() throws {
    folder = try TemporaryFolder()
    contacts = try folder.write(
      "contacts.vcf",
      """
      BEGIN:VCARD
      VERSION:3.0
      N:张;苇茗
      FN:张苇茗
      TEL:+86 10 1234
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      N;SORT-AS="Shàn,Lunà":单;月灯;;;
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      N:Quellhorst;Ada
      X-PHONETIC-LAST-NAME:ルナホ
      END:VCARD

      """)
    shortcuts = try folder.write("shortcuts.tsv", "# mine\nomw\tOn my way!\n")
  }

  private func run(
    _ arguments: [String], language: String = "zh-Hans", input: String = ""
  ) throws -> Program.Result {
    let image = ["en": "en.words"][language] ?? language
    return try Program("ime-cli").run(
      arguments + ["--language", language, "--dictionary", try DefaultDictionary.path(of: image)],
      input: Array(input.utf8), environment: ["GLOBEKEY_CONTAINER": "\(folder.path)/own"])
  }

  private var options: [String] { ["--contacts", contacts, "--shortcuts", shortcuts] }

  @Test func convertOffersThem() throws {
    let result = try run(
      ["convert", "--candidates", "2"] + options, input: "weiming\nomw\nshan\n")
    #expect(result.code == 0, "\(result.errors)")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows[0].contains("苇茗") && rows[1].dropFirst().first == "On my way!")
    // The reading of the card, without its accent.
    #expect(rows[2].contains("单"))
    let usual = try run(["convert", "--candidates", "2"], input: "weiming\nomw\nshan\n").output
    #expect(!usual.contains("苇茗") && !usual.contains("On my way!") && !usual.contains("单"))
  }

  @Test func japaneseReadsKatakana() throws {
    let result = try run(
      ["convert", "--candidates", "2"] + options, language: "ja", input: "runaho\nomw\n")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows[0].contains("Quellhorst") && rows[1][1] == "On my way!", "\(result.output)")
  }

  @Test func typeOffersThem() throws {
    #expect(try run(["type"] + options, input: "omw ").output == "On my way!\n")
    #expect(
      try run(["type", "--no-learn"] + options, language: "en", input: "omw \0").output
        .hasPrefix("On my way!"))
  }

  @Test func suggestOffersThem() throws {
    let result = try run(
      ["suggest"] + options, language: "en", input: "Dear Quellh\nomw\n")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows[0].contains("Quellhorst") && rows[1].contains("On my way!"), "\(result.output)")
  }

  @Test(arguments: [
    ("zh-Hans", "weiming", ["2. 苇茗", "contacts"]),
    ("zh-Hans", "omw", ["1. On my way!", "shortcuts"]),
    ("zh-Hans", "shan", ["2. 单", "contacts"]), ("ja", "runaho", ["2. Quellhorst", "contacts"]),
    ("en", "Quellh", ["Quellhorst", "completion", "contacts"]),
    ("en", "omw", ["On my way!", "expansion", "shortcuts"]),
  ])
  func explainNamesTheSource(language: String, keys: String, parts: [String]) throws {
    let result = try run(["explain", keys] + options, language: language)
    #expect(result.code == 0, "\(result.errors)")
    let line = result.output.split(separator: "\n").first { line in
      parts.allSatisfy { line.contains($0) }
    }
    #expect(line != nil, "\(result.output)")
    #expect(
      try !run(["explain", keys], language: language).output.contains(parts[parts.count - 1]))
  }

  /// A file that cannot be read is rejected with file and line.
  @Test(
    arguments: [
      ("--contacts", "BEGIN:VCARD\nN:Ada\nthis is no property\nEND:VCARD\n", ":3: ", 65),
      ("--contacts", "BEGIN:VCARD\nN;CHARSET=KOI8-R:abc\nEND:VCARD\n", ":2: the encoding", 65),
      ("--contacts", "BEGIN:VCARD\nN:Ada\n", ":1: the card has no END:VCARD", 65),
      ("--shortcuts", "Ada\nomw\tOn my way!\na\tb\tc\n", ":3: not a shortcut", 65),
      ("--shortcuts", "omw\tOn my way!\nomw\tno\n", ":2: 'omw' already expands", 65),
      ("--contacts", nil, ": No such file", 66),
    ] as [(String, String?, String, Int32)])
  func rejections(option: String, text: String?, message: String, code: Int32) throws {
    let path = try text.map { try folder.write("bad", $0) } ?? "\(folder.path)/none"
    for command in [["convert"], ["explain", "omw"], ["type"]] {
      let result = try run(command + [option, path])
      #expect(
        result.code == code && result.errors.contains("\(path)\(message)"), "\(result.errors)")
    }
    let suggest = try run(["suggest", option, path], language: "en")
    #expect(suggest.code == code && suggest.errors.contains("\(path)\(message)"))
  }
}
