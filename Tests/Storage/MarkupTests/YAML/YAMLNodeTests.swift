import Markup
import Testing

@Suite struct YAMLNodeTests {
  @Test func mappingsKeepTheirOrder() throws {
    let root = try #require(try YAMLNode.root(of: "{\"b\": [1, \"x\"],\n  \"a\": 'y'}"))
    guard case .mapping(let entries) = root.content else {
      Issue.record("not a mapping")
      return
    }
    #expect(entries.map(\.key.text) == ["b", "a"])
    #expect(entries[1].value.content == .scalar("y", .singleQuoted))
    #expect((entries[1].value.line, entries[1].value.column) == (2, 8))
    guard case .sequence(let items) = entries[0].value.content else {
      Issue.record("not a sequence")
      return
    }
    #expect(items.map(\.content) == [.scalar("1", .plain), .scalar("x", .doubleQuoted)])
  }

  @Test(arguments: ["", " \n", "# only a comment\n"])
  func textsWithoutADocumentHaveNoRoot(text: String) throws {
    #expect(try YAMLNode.root(of: text) == nil)
  }

  @Test func aliasesReferToTheirAnchors() throws {
    let root = try #require(try YAMLNode.root(of: "[&a x, *a]"))
    guard case .sequence(let items) = root.content else {
      Issue.record("not a sequence")
      return
    }
    #expect(items.map(\.text) == ["x", "x"])
  }

  @Test(arguments: [
    ("a: 1\nb: [", 3), ("a: 1\nb: *c", 2), ("a: 1\n--- \nb: 2", 2), ("a: 1\nb: \u{1}", 2),
    ("\"a: 1", 1),
  ])
  func errorsNameTheLine(text: String, line: Int) {
    let error = #expect(throws: YAMLError.self) { try YAMLNode.root(of: text) }
    #expect(error?.line == line)
  }

  @Test func duplicateKeysAreRejected() {
    let error = #expect(throws: YAMLError.self) { try YAMLNode.root(of: "a: 1\n\"a\": 2\n") }
    #expect(error == YAMLError(cause: .duplicateKeys(["a"]), line: 2, column: 1))
  }

  @Test func deepNestingIsRejected() {
    #expect(throws: YAMLError.self) {
      try YAMLNode.root(of: String(repeating: "[", count: 20_000))
    }
  }
}
