import Testing
import TextUnits

@Suite struct UnicodeSetTests {
  @Test(arguments: [
    ("[a-c]", ["a", "b", "c"]), ("[[a-e]-[bd]]", ["a", "c", "e"]),
    ("[[a-e]&[c-z]]", ["c", "d", "e"]),
    ("[x a ß]", ["a", "x", "ß"]), ("[a{ch}{ij}]", ["a", "ch", "ij"]), ("[]", []),
    ("[\\u0061𐒵]", ["a", "𐒵"]), ("[[:Nd:]&[0-9]]", (0...9).map(String.init)),
  ])
  func patternsHaveTheirMembers(pattern: String, members: [String]) throws {
    let set = try UnicodeSet(pattern)
    #expect(set.members == members)
    #expect(set.count == members.count)
    for member in members { #expect(set.contains(member)) }
    #expect(!set.contains("#") && !set.contains("ab") && !set.contains(""))
  }

  @Test(arguments: ["", "a", "[a", "[z-a]", "[a]]", "[[:Nonsense:]]", "[\\p{x}]"])
  func malformedPatternsAreRejected(pattern: String) {
    #expect(throws: UnicodeSet.PatternError.self) { _ = try UnicodeSet(pattern) }
  }

  @Test func rangesAreMerged() {
    let set = UnicodeSet(ranges: [0x62...0x63, 0x61...0x61, 0x66...0x67, 0x67...0x68])
    #expect(set.ranges == [0x61...0x63, 0x66...0x68])
    #expect(set.contains("b") && !set.contains("d"))
  }

  @Test func exemplarsComeFromCLDR() throws {
    let german = try #require(UnicodeSet.exemplars(of: "de"))
    #expect("aäöüßz".allSatisfy { german.contains(String($0)) })
    #expect(!german.contains("é"))
    #expect(try #require(UnicodeSet.exemplars(of: "de", kind: .auxiliary)).contains("é"))
    #expect(try #require(UnicodeSet.exemplars(of: "de", kind: .punctuation)).contains("„"))
    #expect(try #require(UnicodeSet.exemplars(of: "fa", kind: .numbers)).contains("۵"))
    #expect(try #require(UnicodeSet.exemplars(of: "fa")).contains("ژ"))
    #expect(try #require(UnicodeSet.exemplars(of: "pt-BR", kind: .index)).contains("A"))
    #expect(UnicodeSet.exemplars(of: "?") == nil)
    #expect(UnicodeSet.exemplars(of: "xx") == nil)
  }
}
