import Testing
import ToolSupport

@Suite struct ByteSizeTests {
  @Test(arguments: [
    ("16MB", 16_000_000), ("16 MB", 16_000_000), ("16mb", 16_000_000), ("16MiB", 16_777_216),
    ("0.5kB", 500), ("15.5MB", 15_500_000), ("40000000", 40_000_000), ("7 B", 7), ("1GiB", 1 << 30),
  ])
  func sizesAreParsed(text: String, bytes: Int) {
    #expect(ByteSize(text)?.bytes == bytes)
  }

  @Test(arguments: [
    "", "MB", "-1", "-1MB", "1.2.3MB", "16M B", "16Mb!", "1e9", "９MB", "9999999GB", "nan",
  ])
  func otherTextIsRejected(text: String) {
    #expect(ByteSize(text) == nil)
  }
}
