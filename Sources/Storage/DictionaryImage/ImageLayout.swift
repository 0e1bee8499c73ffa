import CZlib

/// The constants of the `.imedict` format. All integers are little-endian.
///
/// ```
/// offset  size  header
///      0     8  magic "GKIMEDIC"
///      8     4  format version
///     12     4  number of sections
///     16     8  length of the whole file
///     24     4  CRC-32 of the section table
///     28     4  CRC-32 of bytes 0 ..< 28
///     32        section table, 48 bytes a section
///
/// offset  size  section table entry
///      0    24  name in ASCII, padded with zeros
///     24     8  offset of the section in the file, a multiple of 8
///     32     8  length of the section
///     40     4  CRC-32 of the section
///     44     4  zero
/// ```
///
/// The sections follow in the order of the table, padded with zeros to a multiple of 8. Opening an
/// image verifies only the header. `Image.verify()` also verifies the checksums of the sections,
/// which reads every page. Readers therefore check every index before they use it.
package enum ImageLayout {
  package static let magic: [UInt8] = Array("GKIMEDIC".utf8)
  package static let version: UInt32 = 1
  package static let headerLength = 32
  package static let tableEntryLength = 48
  package static let nameLength = 24
  package static let alignment = 8
  package static let maximumSections = 256

  /// Returns the CRC-32 of the bytes (the one of zlib, PNG and Ethernet).
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    guard let base = bytes.baseAddress else { return 0 }
    return UInt32(
      truncatingIfNeeded: crc32_z(0, base.assumingMemoryBound(to: UInt8.self), bytes.count))
  }
}
