import DictionaryImage
import Foundation
import TestSupport
import Testing

/// Returns an image of several pages that was truncated to one page after opening.
private func shrunkImage() throws -> (image: Image, folder: TemporaryFolder) {
  let folder = try TemporaryFolder()
  var writer = ImageWriter()
  writer.add("bytes", bytes: [UInt8](repeating: 7, count: 100_000))
  let image = try Image(path: folder.write("image", writer.serialized()))
  guard truncate(image.path, 4096) == 0 else { throw CocoaError(.fileWriteUnknown) }
  return (image, folder)
}

@Suite struct ShrinkingTests {
  @Test func truncationIsDetected() throws {
    let (image, _) = try shrunkImage()
    #expect(!image.isIntact)
  }

  /// In a process of its own, because reading a lost page ends an unguarded process.
  @Test func guardedProcessReadsZeros() async {
    await #expect(processExitsWith: .success) {
      MappedFile.surviveTruncation()
      let (image, _) = try shrunkImage()
      let bytes = try image.bytes(of: "bytes")
      #expect(bytes[0] == 7)
      #expect(bytes[99_999] == 0)
      #expect(throws: ImageError.self) { try image.verify() }
    }
  }

  @Test func unguardedProcessEnds() async {
    await #expect(processExitsWith: .signal(SIGBUS)) {
      let (image, _) = try shrunkImage()
      let bytes = try image.bytes(of: "bytes")
      #expect(bytes[99_999] == 0)
    }
  }
}
