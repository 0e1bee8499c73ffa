import DictionaryImage
import TestSupport
import Testing
import ToolSupport

/// Pages that were released are read again from the file.
@Suite struct ResidencyTests {
  private let folder: TemporaryFolder
  private let image: Image
  private static let contents = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 4096 &* 7) }

  init() throws {
    folder = try TemporaryFolder()
    var writer = ImageWriter()
    writer.add("before", bytes: [1])
    writer.add("bytes", bytes: Self.contents)
    image = try Image(path: folder.write("image", writer.serialized()))
  }

  @Test(arguments: [0, 1 << 16, 1 << 30]) func releasedBytesAreUnchanged(limit: Int) throws {
    let bytes = try image.bytes(of: "bytes")
    for _ in 0..<3 {
      #expect(bytes.elementsEqual(Self.contents))
      image.limitResidency(to: limit)
    }
    #expect(try image.bytes(of: "before").elementsEqual([1]))
  }

  #if os(Linux)
    @Test func pagesAreReleased() throws {
      let bytes = try image.bytes(of: "bytes")
      #expect(bytes.elementsEqual(Self.contents))
      #expect(try residentKilobytes(of: bytes) >= 900)
      image.limitResidency(to: 0)
      #expect(try residentKilobytes(of: bytes) <= 100)
    }

    /// Returns the resident size of the mapping that contains these bytes, in kilobytes as reported
    /// by the system.
    private func residentKilobytes(of bytes: UnsafeRawBufferPointer) throws -> Int {
      let address = UInt(bitPattern: bytes.baseAddress)
      let lines = try LineReader(path: "/proc/self/smaps").map(\.text)
      let mapping = try #require(
        lines.firstIndex { line in
          let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap {
            UInt($0, radix: 16)
          }
          return ends.count == 2 && (ends[0]..<ends[1]).contains(address)
        })
      let resident = try #require(lines[mapping...].first { $0.hasPrefix("Rss:") })
      return try #require(resident.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
  #endif

  /// Releasing stays within the section, however small it is, because the memory after a small file
  /// belongs to others.
  @Test(arguments: [0, 1 << 20]) func memoryAfterASmallFileIsUntouched(limit: Int) throws {
    var images: [Image] = []
    var others: [UnsafeMutableRawBufferPointer] = []
    defer { for other in others { other.deallocate() } }
    for size in stride(from: 4_096, through: 120_000, by: 4_096) {
      var writer = ImageWriter()
      writer.add("bytes", bytes: [UInt8](repeating: 1, count: size))
      images.append(try Image(path: folder.write("image\(size)", writer.serialized())))
      // Large enough to be mapped next to the file.
      let other = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
      other.initializeMemory(as: UInt8.self, repeating: 9)
      others.append(other)
    }
    for image in images {
      for _ in 0..<40 { image.limitResidency(to: limit) }
    }
    #expect(others.allSatisfy { $0.allSatisfy { $0 == 9 } })
  }

  #if os(Linux)
    /// A program that returns its own pages goes on, also while they are returned again and again.
    @Test func programGoesOn() throws {
      MappedFile.releaseProgram()
      let bytes = try image.bytes(of: "bytes")
      for _ in 0..<40 {
        image.limitResidency(to: 0)
        #expect(bytes.elementsEqual(Self.contents))
      }
    }
  #endif
}
