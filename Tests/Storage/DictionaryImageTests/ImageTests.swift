import DictionaryImage
import Foundation
import TestSupport
import Testing

/// Returns an image with three sections of different kinds.
func sampleImage() -> [UInt8] {
  var writer = ImageWriter()
  writer.add("text", text: "你好\n")
  writer.add("numbers", integers: [1, 2, 0xFFFF_FFFF] as [UInt32])
  writer.add("empty", bytes: [])
  return writer.serialized()
}

@Suite struct ImageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ bytes: [UInt8]) throws -> Image {
    try Image(path: folder.write("image", bytes))
  }

  private func error(opening bytes: [UInt8]) throws -> ImageError? {
    #expect(throws: ImageError.self) { try open(bytes) }
  }

  @Test func sectionsRoundTrip() throws {
    let image = try open(sampleImage())
    #expect(image.sections.map(\.name) == ["text", "numbers", "empty"])
    #expect(image.sections.allSatisfy { $0.offset % 8 == 0 })
    #expect(try image.text(of: "text") == "你好\n")
    let numbers = try image.column("numbers", of: UInt32.self)
    #expect((0..<3).map { numbers[$0] } == [1, 2, 0xFFFF_FFFF])
    #expect(numbers[3] == 0 && numbers[-1] == 0)
    #expect(try image.bytes(of: "empty").isEmpty)
    try image.verify()
    #expect(image.isIntact)
  }

  @Test func equalSectionsGiveEqualBytes() {
    #expect(sampleImage() == sampleImage())
  }

  /// A section of another image is written with the checksum that it has there, so that damage to it
  /// is not hidden.
  @Test func sectionsOfAnotherImageAreCopied() throws {
    func copy(of bytes: [UInt8]) throws -> Image {
      let image = try Image(bytes: bytes, path: "other")
      var writer = ImageWriter()
      for section in image.sections { writer.add(section, of: image) }
      #expect(writer.imageLength == writer.serialized().count)
      return try open(writer.serialized())
    }
    let bytes = sampleImage()
    let same = try copy(of: bytes)
    try same.verify()
    #expect(FileManager.default.contents(atPath: same.path).map(Array.init) == bytes)

    var damaged = bytes
    let offset = try #require(same.sections.first { $0.name == "numbers" }).offset
    damaged[offset] ^= 1
    let copied = try copy(of: damaged)
    #expect(
      throws: ImageError.damagedSection(
        path: copied.path, name: "numbers", offset: UInt64(offset))
    ) { try copied.verify() }
  }

  @Test func truncatedFilesAreRejected() throws {
    let bytes = sampleImage()
    for length in 0..<bytes.count {
      let error = try error(opening: Array(bytes[..<length]))
      switch error {
      case .empty: #expect(length == 0)
      case .notAnImage: #expect((1..<8).contains(length))
      case .wrongLength: #expect(length >= 8)
      default: Issue.record("\(length) bytes: \(String(describing: error))")
      }
    }
    #expect(try error(opening: bytes + [0]) != nil)
  }

  /// Flips each bit of the file. Opening detects damage in the header and the table, and `verify`
  /// detects it in the sections. Only the padding between sections has no checksum.
  @Test func everyFlippedBitIsDetected() throws {
    let bytes = sampleImage()
    let image = try open(bytes)
    let tableEnd = 32 + 48 * image.sections.count
    let covered = image.sections.flatMap { $0.offset..<($0.offset + $0.length) }
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      if bit / 8 < tableEnd {
        #expect(throws: ImageError.self, "bit \(bit)") { try open(damaged) }
      } else if covered.contains(bit / 8) {
        let image = try open(damaged)
        #expect(throws: ImageError.self, "bit \(bit)") { try image.verify() }
      }
    }
  }

  @Test func otherFileTypesAreNamed() throws {
    #expect(
      try error(opening: Array("%PDF-1.7 and so on, for more than a header".utf8))
        == .notAnImage(path: "\(folder.path)/image"))
    var other = sampleImage()
    other[8] = 2
    #expect(
      try error(opening: other)
        == .unsupportedVersion(path: "\(folder.path)/image", found: 2, supported: 1))
  }

  @Test func unreadableFilesAreNamed() throws {
    let missing = "\(folder.path)/missing"
    #expect(throws: ImageError.unreadable(path: missing, code: ENOENT)) { try Image(path: missing) }
    #expect(throws: ImageError.unreadable(path: folder.path, code: EISDIR)) {
      try Image(path: folder.path)
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func forbiddenFilesAreNamed() throws {
    let path = try folder.write("forbidden", sampleImage())
    chmod(path, 0)
    #expect(throws: ImageError.unreadable(path: path, code: EACCES)) { try Image(path: path) }
  }

  @Test func missingAndMalformedSectionsAreNamed() throws {
    let image = try open(sampleImage())
    #expect(throws: ImageError.missingSection(path: image.path, name: "x")) {
      try image.bytes(of: "x")
    }
    #expect(throws: ImageError.self) { try image.column("text", of: UInt32.self) }
    #expect(throws: ImageError.self) { try image.text(of: "numbers") }
  }

  @Test func errorsAreDistinctAndActionable() {
    let errors: [ImageError] = [
      .unreadable(path: "p", code: ENOENT), .empty(path: "p"), .notAnImage(path: "p"),
      .unsupportedVersion(path: "p", found: 2, supported: 1),
      .wrongLength(path: "p", expected: 2, actual: 1), .damagedHeader(path: "p"),
      .damagedSection(path: "p", name: "s", offset: 1), .missingSection(path: "p", name: "s"),
      .malformedSection(path: "p", name: "s", reason: "r"), .shrunk(path: "p"),
    ]
    for error in errors {
      #expect(error.path == "p")
      #expect("\(error)".hasPrefix("p: ") && !"\(error)".contains("\n"))
    }
  }
}
