import TextUnits

/// The output of a key: scalars and markers in order, such as `á`, or `\m{acute}` for a dead key.
public struct KeyOutput: Hashable, Sendable {
  /// The scalars and markers.
  public let elements: [TextElement]

  /// Creates an output from elements.
  public init(_ elements: [TextElement]) { self.elements = elements }

  /// Creates an output from text without markers.
  public init(_ text: String) { elements = text.unicodeScalars.map(TextElement.init) }

  /// The text, without the markers.
  public var text: String {
    var text = String.UnicodeScalarView()
    for element in elements {
      if let scalar = element.scalar { text.append(scalar) }
    }
    return String(text)
  }

  /// The text without the markers, composed (NFC) as documents store it: `≠`, not `=` and U+0338.
  public var composedText: String {
    let text = text
    return text.utf8.allSatisfy { $0 < 0x80 } ? text : Normalization.nfc(text)
  }

  /// The markers, in order.
  public var markers: [Marker] { elements.compactMap { $0.marker } }

  /// Whether the output consists of markers only, as that of a dead key. False for an empty output.
  public var isMarkersOnly: Bool { !elements.isEmpty && elements.allSatisfy { $0.isMarker } }
}
