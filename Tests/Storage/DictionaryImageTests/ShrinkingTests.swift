import DictionaryImage
import Foundation
import TestSupport
import Testing

/// An image of several pages, opened and then cut to one page.
private func shrunkImage() throws -> (image: Image, folder: TemporaryFolder) {
  let folder = try TemporaryFolder()
  var writer = ImageWriter()
  writer.add("bytes", bytes: [UInt8](repeating: 7, count: 100_000))
  let image = try Image(path: folder.write("image", writer.serialized()))
  guard truncate(image.path, 4096) == 0 else { throw CocoaError(.fileWriteUnknown) }
  return (image, folder)
}

@Suite struct ShrinkingTests {
  @Test func itIsNoticed() throws {
    let (image, _) = try shrunkImage()
    #expect(!image.isIntact)
  }

  /// In a process of their own: reading a lost page ends a process that is not guarded.
  @Test func aGuardedProcessReadsZeros() async {
    await #expect(processExitsWith: .success) {
      MappedFile.surviveTruncation()
      let (image, _) = try shrunkImage()
      let bytes = try image.bytes(of: "bytes")
      #expect(bytes[0] == 7)
      #expect(bytes[99_999] == 0)
      #expect(throws: ImageError.self) { try image.verify() }
    }
  }

  @Test func anUnguardedProcessEnds() async {
    await #expect(processExitsWith: .signal(SIGBUS)) {
      let (image, _) = try shrunkImage()
      let bytes = try image.bytes(of: "bytes")
      #expect(bytes[99_999] == 0)
    }
  }
}
