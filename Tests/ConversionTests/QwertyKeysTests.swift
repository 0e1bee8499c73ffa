import Conversion
import Testing

@Suite struct QwertyKeysTests {
  @Test(arguments: [
    ("s", "adwxez"), ("q", "wa"), ("p", "ol"), ("a", "qsz"), ("m", "njk"), ("g", "fhtvby"),
    ("A", ""), ("1", ""), ("é", ""),
  ])
  func neighbours(letter: String, expected: String) throws {
    let key = try #require(letter.utf8.first)
    let found = Set(QwertyKeys.neighbours(of: key))
    #expect(found.isSubset(of: Set(expected.utf8)) && found.isEmpty == expected.isEmpty)
    for neighbour in found { #expect(QwertyKeys.neighbours(of: neighbour).contains(key)) }
  }

  @Test func everyLetterHasNeighbours() {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      #expect((2...6).contains(QwertyKeys.neighbours(of: letter).count))
    }
  }
}
