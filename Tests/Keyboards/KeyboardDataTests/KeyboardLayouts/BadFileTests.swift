import Foundation
import KeyboardCatalog
import TestSupport
import Testing

/// Malformed files with the expected line and words of the error.
@Suite struct BadFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let body: String
    let line: Int
    let words: String
    var testDescription: String { words }

    init(_ body: String, line: Int, _ words: String) {
      self.body = body
      self.line = line
      self.words = words
    }

    /// A keyboard whose lines from 4 on are `lines`.
    static func keyboard(_ lines: String, line: Int, _ words: String) -> Case {
      Case(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <keyboard3 xmlns="https://schemas.unicode.org/cldr/45/keyboard3" locale="en" conformsTo="45">
        <info name="Test"/>
        \(lines)
        </keyboard3>
        """, line: line, words)
    }

    static let layers =
      "<layers formId=\"us\"><layer modifiers=\"none\"><row keys=\"a\"/></layer></layers>"

    /// A keyboard with one layer and, on line 5, a group with these rules.
    static func rules(_ rules: String, _ words: String, variables: String = "") -> Case {
      .keyboard(
        "\(layers)<variables>\(variables)</variables><transforms type=\"simple\"><transformGroup>\n"
          + "\(rules)</transformGroup></transforms>", line: 5, words)
    }

    /// A keyboard with one layer and, on line 5, these elements.
    static func with(_ element: String, _ words: String) -> Case {
      .keyboard("\(layers)\n\(element)", line: 5, words)
    }
  }

  static let files: [Case] = [
    Case("", line: 1, "empty"),
    Case("<keyboard3 locale=\"en\"\n conformsTo=\"45\">\n<info>\n</keyboard3>", line: 4, "end tag"),
    Case("<keyboard3 locale=\"en\" conformsTo=\"45\">\n<keys>", line: 2, "too early"),
    Case("<keyboard3 locale=\"en\" locale=\"en\" conformsTo=\"45\"/>", line: 1, "occurs twice"),
    Case("<keyboard3 locale=\"&x;\" conformsTo=\"45\"/>", line: 1, "known entity"),
    Case(
      "<!DOCTYPE k [\n<!ENTITY a \"aaa\">]><keyboard3 locale=\"en\" conformsTo=\"45\"/>", line: 2,
      "entities"),
    Case("<keyboard locale=\"en\"/>", line: 1, "must be <keyboard3>"),
    .with("<kyes/>", "write keys"),
    .with("<keys><key id=\"a\" ouput=\"a\"/></keys>", "write output"),
    .with("<keys><key output=\"a\"/></keys>", "needs id="),
    .with("<keys>text</keys>", "text in <keys>"),
    .with("<info name=\"Twice\"/>", "second <info>"),
    .with("<keys><key id=\"b\" output=\"b\" width=\"wide\"/></keys>", "0.01 to 100"),
    .with("<keys><key id=\"b\" output=\"b\" gap=\"no\"/></keys>", "\"true\" or nothing"),
    .with("<keys><key id=\"b\" output=\"\\u{110000}\"/></keys>", "is not a character"),
    .with("<keys><key id=\"b\" output=\"\\q\"/></keys>", "has no meaning"),
    .with("<keys><key id=\"b\" output=\"${no}\"/></keys>", "no variable no"),
    .with("<keys><key id=\"b\" output=\"b\"/><key id=\"b\" output=\"c\"/></keys>", "second <key>"),
    .with("<keys><key id=\"b\" output=\"b\" flickId=\"f\"/></keys>", "no flick f"),
    .with("<keys><key id=\"b\" output=\"b\" longPressKeyIds=\"no\"/></keys>", "no key no"),
    .with(
      "<keys><key id=\"b\" output=\"b\" longPressKeyIds=\"a\" longPressDefaultKeyId=\"c\"/></keys>",
      "not among"),
    .with("<keys><key id=\"b\" output=\"b\" multiTapKeyIds=\"b\"/></keys>", "its own"),
    .with(
      "<flicks><flick id=\"f\"><flickSegment directions=\"up\" keyId=\"a\"/></flick></flicks>", "sw"
    ),
    .with(
      "<flicks><flick id=\"f\"><flickSegment directions=\"n\" keyId=\"no\"/></flick></flicks>",
      "key no"),
    .with("<displays><display output=\"a\"/></displays>", "needs display="),
    .with("<displays><display display=\"a\"/></displays>", "keyId"),
    .with("<settings normalization=\"off\"/>", "disabled"),
    .with("<locales><locale id=\"?\"/></locales>", "BCP 47"),
    .with("<keys><import path=\"nowhere.xml\"/></keys>", "does not exist"),
    .with("<keys><import base=\"web\" path=\"x.xml\"/></keys>", "base="),
    .with(
      "<layers formId=\"touch\"><layer id=\"base\"><row keys=\"nokey\"/></layer></layers>",
      "no key nokey"),
    .with("<layers formId=\"touch\"><layer id=\"top\"><row keys=\"a\"/></layer></layers>", "base"),
    .with("<layers formId=\"touch\"><layer id=\"base\"></layer></layers>", "no rows"),
    .with("<layers formId=\"touch\"><layer><row keys=\"a\"/></layer></layers>", "needs id="),
    .with("<layers formId=\"dvorak\"><layer><row keys=\"a\"/></layer></layers>", "abnt2"),
    .with(
      "<layers formId=\"iso\"><layer modifiers=\"shfit\"><row keys=\"a\"/></layer></layers>",
      "shift caps"),
    .with(
      "<layers formId=\"iso\"><layer modifiers=\"alt\"><row keys=\"a\"/></layer>"
        + "<layer modifiers=\"altR\"><row keys=\"b\"/></layer></layers>", "earlier layer"),
    .with(
      "<keys><key id=\"to\" layerId=\"x\"/></keys>"
        + "<layers formId=\"touch\"><layer id=\"base\"><row keys=\"to\"/></layer></layers>",
      "no touch layer x"),
    .with("<variables><string id=\"s\" value=\"${s}\"/></variables>", "refers to itself"),
    .with("<variables><set id=\"s\" value=\"$[t]\"/></variables>", "no variable t"),
    .with("<variables><string id=\"a b\" value=\"\"/></variables>", "letters, digits"),
    .with("<variables><uset id=\"u\" value=\"[\\p{L}]\"/></variables>", "not a set of characters"),
    .with("<variables><uset id=\"u\" value=\"[a\"/></variables>", "not a set of characters"),
    .with(
      "<variables><string id=\"a\" value=\"\"/><set id=\"a\" value=\"\"/></variables>", "second"),
    .with("<transforms type=\"other\"/>", "simple or backspace"),
    .with("<transforms type=\"simple\"><transformGroup/></transforms>", "empty <transformGroup>"),
    .rules("<transform from=\"ab*\" to=\"c\"/>", "without a limit"),
    .rules("<transform from=\"a+\" to=\"c\"/>", "without a limit"),
    .rules("<transform from=\"a{2,}\" to=\"c\"/>", "without a limit"),
    .rules("<transform from=\"a{3,2}\" to=\"c\"/>", "not a valid repetition"),
    .rules("<transform from=\"\" to=\"c\"/>", "empty text"),
    .rules("<transform from=\"a?\" to=\"c\"/>", "empty text"),
    .rules("<transform from=\"a|\" to=\"c\"/>", "empty text"),
    .rules("<transform from=\"(a\" to=\"c\"/>", "bracket ("),
    .rules("<transform from=\"a)\" to=\"c\"/>", "bracket )"),
    .rules("<transform from=\"[a\" to=\"c\"/>", "bracket ["),
    .rules("<transform from=\"[z-a]\" to=\"c\"/>", "descending"),
    .rules("<transform from=\"[é]\" to=\"c\"/>", "decomposed"),
    .rules("<transform from=\"a$\" to=\"c\"/>", "$ is not supported"),
    .rules("<transform from=\"a^\" to=\"c\"/>", "must come first"),
    .rules("<transform from=\"(?=a)\" to=\"c\"/>", "(?:…)"),
    .rules("<transform from=\"((a))\" to=\"c\"/>", "inside a capture group"),
    .rules("<transform from=\"(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\" to=\"c\"/>", "more than nine"),
    .rules("<transform from=\"\\1\" to=\"c\"/>", "has no meaning"),
    .rules(
      "<transform from=\"(?:(?:(?:(?:a{9,9}){9,9}){9,9}){9,9}){9,9}\" to=\"c\"/>", "too large"),
    .rules("<transform from=\"(a)\" to=\"$2\"/>", "no capture group 2"),
    .rules("<transform from=\"(a)\" to=\"$[1:s]\"/>", "is not one set"),
    .rules("<transform from=\"$[s]\" to=\"\"/>", "no variable s"),
    .rules(
      "<transform from=\"($[s])\" to=\"$[1:t]\"/>", "3 and 2 items",
      variables: "<set id=\"s\" value=\"a b c\"/><set id=\"t\" value=\"d e\"/>"),
    .rules("<transform from=\"a\" to=\"b\"/><transform from=\"a\" to=\"c\"/>", "different result"),
    .rules("<transform from=\"a\" to=\"b\"/><reorder from=\"a\"/>", "transforms and reorders"),
    .rules("<reorder from=\"ab\" order=\"1 2 3\"/>", "not a list of weights"),
    .rules("<reorder from=\"a\" order=\"200\"/>", "not a list of weights"),
    .rules("<reorder from=\"a\" order=\"1\" tertiary=\"2\"/>", "tertiary"),
    .rules("<reorder from=\"a(b)\"/>", "not allowed in a reorder"),
  ]

  @Test(arguments: files)
  func malformedFilesAreRejected(file: Case) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("keyboard.xml", file.body)
    let error = #expect(throws: LayoutFileError.self) {
      _ = try KeyboardLayoutReader.read(path: path)
    }
    // A group that lost its only rule has two errors on its lines. The error of the rule is the
    // useful one.
    let problems = KeyboardLayoutReader.problems(path: path).filter { $0.severity == .error }
    let found = problems.first { $0.fault.message.contains(file.words) }
    #expect(found?.position.line == file.line, "\(problems)")
    #expect(error?.description.hasPrefix(path) == true)
    #expect(error?.problem == problems.first)
  }

  @Test func missingAndLargeFilesAreRejected() throws {
    let folder = try TemporaryFolder()
    #expect(throws: LayoutFileError.self) {
      _ = try KeyboardLayoutReader.read(path: folder.path + "/none.xml")
    }
    let attribute = String(repeating: "a", count: 70 << 10)
    let long = try folder.write("long.xml", "<keyboard3 locale=\"\(attribute)\"/>")
    #expect(
      KeyboardLayoutReader.problems(path: long).map(\.fault) == [
        .attributeTooLong("locale", limit: 64 << 10)
      ])
    let spaces = String(repeating: " ", count: 1 << 20)
    let large = try folder.write("large.xml", "<keyboard3 \(spaces)/>")
    #expect(KeyboardLayoutReader.problems(path: large).map(\.fault) == [.tooLarge(limit: 1 << 20)])
    let deep = String(repeating: "<special>", count: 5000)
    let nested = try folder.write("deep.xml", deep)
    #expect(KeyboardLayoutReader.problems(path: nested).count == 1)
  }

  /// Foundation's parser traps on a comment that is not UTF-8.
  @Test func filesInOtherEncodingsAreRejected() throws {
    let folder = try TemporaryFolder()
    let bytes = Array("<keyboard3>\n<!-- ".utf8) + [0xE9] + Array(" --></keyboard3>".utf8)
    let latin = try folder.write("latin.xml", bytes)
    #expect(KeyboardLayoutReader.problems(path: latin).map(\.position.line) == [2])
    let declared = try folder.write(
      "declared.xml", "<?xml version=\"1.0\" encoding=\"latin1\"?><k/>")
    #expect(KeyboardLayoutReader.problems(path: declared).count == 1)
  }

  @Test func circularImportsAreRejected() throws {
    let folder = try TemporaryFolder()
    try folder.write("one.xml", "<keys><import path=\"two.xml\"/></keys>")
    try folder.write("two.xml", "<keys>\n<import path=\"one.xml\"/></keys>")
    let file = Case.with("<keys><import path=\"one.xml\"/></keys>", "")
    let path = try folder.write("keyboard.xml", file.body)
    let problems = KeyboardLayoutReader.problems(path: path)
    #expect(problems.map(\.position.line) == [2])
    #expect(problems.first?.description.contains("import each other") == true)
  }

  /// A layout may import only from its own folder and from `shared` next to it.
  @Test(arguments: ["../other/keys.xml", "/etc/hostname", "link.xml", "pipe.xml"])
  func importsFromElsewhereAreRejected(name: String) throws {
    let folder = try TemporaryFolder()
    let keys = "<keys><key id=\"a\" output=\"x\"/></keys>"
    for name in ["other", "shared", "layout"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write("other/keys.xml", keys)
    try folder.write("shared/keys.xml", keys)
    let file = Case.with("<keys><import path=\"\(name)\"/></keys>", "")
    let path = try folder.write("layout/keyboard.xml", file.body)
    let own = "\(folder.path)/layout"
    try FileManager.default.createSymbolicLink(
      atPath: "\(own)/link.xml", withDestinationPath: "../other/keys.xml")
    #expect(mkfifo("\(own)/pipe.xml", 0o600) == 0)
    let problems = KeyboardLayoutReader.problems(path: path)
    #expect(problems.contains { $0.severity == .error })
    let allowed = Case.with("<keys><import path=\"../shared/keys.xml\"/></keys>", "")
    try folder.write("layout/keyboard.xml", allowed.body)
    #expect(!KeyboardLayoutReader.problems(path: path).contains { $0.severity == .error })
  }

  /// Files that each import the next one twice would be read a million times.
  @Test func importsThatMultiplyAreLimited() throws {
    let folder = try TemporaryFolder()
    for number in 0..<20 {
      let next = "<import path=\"f\(number + 1).xml\"/>"
      try folder.write("f\(number).xml", "<keys>\(next)\(next)</keys>")
    }
    try folder.write("f20.xml", "<keys/>")
    let file = Case.with("<keys><import path=\"f0.xml\"/></keys>", "")
    let problems = KeyboardLayoutReader.problems(
      path: try folder.write("keyboard.xml", file.body))
    #expect(problems.contains { $0.description.contains("imports, or too deep") })
    #expect(problems.count < 400)
  }

  @Test func ownKeysOverrideImportedOnes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "keys.xml", "<keys><key id=\"a\" output=\"x\"/><key id=\"b\" output=\"y\"/></keys>")
    let file = Case.with("<keys><import path=\"keys.xml\"/><key id=\"a\" output=\"z\"/></keys>", "")
    let path = try folder.write("keyboard.xml", file.body)
    let layout = try KeyboardLayoutReader.read(path: path)
    #expect(layout.key("a")?.output?.text == "z")
    #expect(layout.key("b")?.output?.text == "y")
    #expect(layout.key("c")?.output?.text == "c")
  }

  @Test func layoutsWithWarningsAreUsable() throws {
    let folder = try TemporaryFolder()
    let file = Case.keyboard(
      """
      <displays><display keyId="none" display="x"/></displays>
      <keys><key id="idle" output="x"/><key id="nothing"/><key id="old" output="\\u0301"/></keys>
      <layers formId="touch"><layer id="base"><row keys="nothing old"/></layer>
      <layer id="lost"><row keys="a"/></layer></layers>
      <transforms type="simple"><transformGroup>
      <transform from="b" to="c"/><transform from="b" to="c"/>
      <transform from="ab" to="d"/>
      </transformGroup></transforms>
      """, line: 0, "")
    let path = try folder.write("keyboard.xml", file.body)
    _ = try KeyboardLayoutReader.read(path: path)
    let faults = KeyboardLayoutReader.problems(path: path).map { ($0.position.line, $0.fault) }
    #expect(faults.map(\.0) == [4, 5, 5, 5, 7, 9, 10])
    #expect(
      faults.map(\.1) == [
        .unknownDisplayKey("none"), .unusedKey("idle"), .emptyKey("nothing"),
        .shortEscape("\\u0301"),
        .unreachableLayer("lost"), .repeatedTransform(from: "b"),
        .unreachableTransform(from: "ab", matchedBy: "b"),
      ])
  }
}
