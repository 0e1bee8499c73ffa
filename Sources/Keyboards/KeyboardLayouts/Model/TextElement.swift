/// An element of a key's output or of the text before the caret: a scalar or a marker. A marker is
/// a position in the text that no document contains, such as a dead key that waits for its letter.
///
/// Marker codes begin above the last scalar, so each element is one number and rules match text and
/// markers in one pass.
public struct TextElement: Hashable, Sendable {
  /// The value of the scalar, or 0x110000 plus the marker's number.
  public let code: UInt32

  /// The code of marker 0, one above the last scalar.
  static let firstMarker: UInt32 = 0x110000

  /// The marker before a prebase character that was typed before its base and still waits for it.
  /// No layout can name it and no rule matches it.
  static let waitingPrebase = TextElement(code: firstMarker + 0xFFFF)

  init(code: UInt32) { self.code = code }

  /// Creates an element from a scalar.
  public init(_ scalar: Unicode.Scalar) { code = scalar.value }

  /// Creates an element from a marker.
  public init(_ marker: Marker) { code = Self.firstMarker + UInt32(marker.number) }

  /// The scalar; nil for a marker.
  public var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

  /// The marker; nil for a scalar.
  public var marker: Marker? {
    guard isMarker else { return nil }
    return Marker(number: UInt16(truncatingIfNeeded: code - Self.firstMarker))
  }

  /// Whether the element is a marker.
  public var isMarker: Bool { code >= Self.firstMarker }
}

/// A marker of a layout, such as `\m{acute}`. Its number is the index of its name in
/// ``KeyboardLayout/markerNames``.
public struct Marker: Hashable, Sendable {
  /// The index of the marker's name in its layout.
  public let number: UInt16

  /// Creates the marker with a number.
  public init(number: UInt16) { self.number = number }
}
