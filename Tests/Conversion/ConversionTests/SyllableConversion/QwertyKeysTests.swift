import SyllableConversion
import Testing

@Suite struct QwertyKeysTests {
  @Test(arguments: [
    ("s", "adwxz"), ("q", "aw"), ("p", "o"), ("a", "qsz"), ("m", "jkn"), ("g", "bfhtv"),
    ("A", ""), ("1", ""), ("é", ""),
  ])
  func neighbours(letter: String, expected: String) throws {
    let key = try #require(letter.utf8.first)
    let found = QwertyKeys.neighbours(of: key)
    #expect(String(decoding: found, as: UTF8.self) == expected)
    for neighbour in found { #expect(QwertyKeys.neighbours(of: neighbour).contains(key)) }
  }

  @Test func everyLetterHasNeighbours() {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      #expect((1...6).contains(QwertyKeys.neighbours(of: letter).count))
    }
  }
}
