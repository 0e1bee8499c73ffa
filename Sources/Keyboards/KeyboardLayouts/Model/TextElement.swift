/// One element of what a key types or of the text before the caret: a scalar, or a marker that stands
/// in the text without being part of it (a dead key that waits for its letter).
///
/// Markers are numbered above all scalars, so an element is one number and a rule matches text and
/// markers in one pass.
public struct TextElement: Hashable, Sendable {
  /// The scalar's value, or 0x110000 and the marker's number.
  public let code: UInt32

  /// The first number that is a marker.
  static let firstMarker: UInt32 = 0x110000

  /// The marker before a character that was typed before its base and waits for it: no layout has a
  /// name for it, and no rule matches it.
  static let waitingPrebase = TextElement(code: firstMarker + 0xFFFF)

  init(code: UInt32) { self.code = code }

  /// A scalar.
  public init(_ scalar: Unicode.Scalar) { code = scalar.value }

  /// A marker.
  public init(_ marker: Marker) { code = Self.firstMarker + UInt32(marker.number) }

  /// The scalar, where it is one.
  public var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

  /// The marker, where it is one.
  public var marker: Marker? {
    guard isMarker else { return nil }
    return Marker(number: UInt16(truncatingIfNeeded: code - Self.firstMarker))
  }

  /// Whether it is a marker.
  public var isMarker: Bool { code >= Self.firstMarker }
}

/// A marker of a layout, `\m{acute}`: its number counts the names of ``KeyboardLayout/markerNames``.
public struct Marker: Hashable, Sendable {
  /// Its place among the names of its layout.
  public let number: UInt16

  /// The marker at a place among the names of a layout.
  public init(number: UInt16) { self.number = number }
}
