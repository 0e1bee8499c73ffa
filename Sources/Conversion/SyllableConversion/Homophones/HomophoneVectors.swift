import CHomophones
import DictionaryImage

/// Vectors of 8-bit numbers with their scales, read in place. The owner must keep the image alive.
struct HomophoneVectors: @unchecked Sendable {
  private let numbers: UnsafePointer<Int8>
  /// The scales as little-endian numbers.
  let scales: UnsafePointer<UInt8>
  let count: Int
  private let width: Int

  /// Opens the vectors in two sections of an image. There is at least one.
  init(_ image: Image, _ name: String, scales: String, width: Int) throws(ImageError) {
    count = try image.column(scales, of: UInt32.self).count
    self.width = width
    self.scales = try image.address(of: scales, byteCount: 4 * count)
    let bytes = try image.address(of: name, byteCount: count * width)
    numbers = UnsafeRawPointer(bytes).assumingMemoryBound(to: Int8.self)
  }

  /// Returns the numbers of the vector at an index below `count`.
  func numbers(at index: Int) -> UnsafePointer<Int8> { numbers + index * width }

  /// Returns a vector as part of a context; the last one for an index past the end, which only a
  /// damaged image has.
  func term(at index: Int, weights: UnsafePointer<UInt8>?) -> GKContextTerm {
    let index = min(index, count - 1)
    let scale = UnsafeRawPointer(scales).loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
    return GKContextTerm(
      numbers: numbers(at: index), weights: weights,
      scale: Float(bitPattern: UInt32(littleEndian: scale)))
  }
}

extension Image {
  /// Returns the address of a section of a known length.
  func address(of name: String, byteCount: Int) throws(ImageError) -> UnsafePointer<UInt8> {
    let bytes = try bytes(of: name)
    guard let base = bytes.baseAddress, bytes.count == byteCount, byteCount > 0 else {
      throw .malformedSection(
        path: path, name: name, reason: "it has \(bytes.count) bytes instead of \(byteCount)")
    }
    return base.assumingMemoryBound(to: UInt8.self)
  }
}
