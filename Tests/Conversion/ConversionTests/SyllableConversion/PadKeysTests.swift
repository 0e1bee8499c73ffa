import SyllableConversion
import Testing

@Suite struct PadKeysTests {
  @Test(arguments: [
    ("2", "35"), ("3", "26"), ("4", "57"), ("5", "2468"), ("6", "359"), ("7", "48"), ("8", "579"),
    ("9", "68"), ("1", ""), ("0", ""), ("a", ""),
  ])
  func neighbours(of key: String, expected: String) {
    #expect(key.utf8.map(PadKeys.neighbours) == [Array(expected.utf8)])
  }
}
