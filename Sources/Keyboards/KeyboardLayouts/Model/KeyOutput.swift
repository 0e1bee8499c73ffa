import TextUnits

/// What a key types: text and markers in their order, such as `á`, or `\m{acute}` of a dead key.
public struct KeyOutput: Hashable, Sendable {
  /// The scalars and markers.
  public let elements: [TextElement]

  /// An output of these elements.
  public init(_ elements: [TextElement]) { self.elements = elements }

  /// An output of text alone.
  public init(_ text: String) { elements = text.unicodeScalars.map(TextElement.init) }

  /// The text, without the markers.
  public var text: String {
    var text = String.UnicodeScalarView()
    for element in elements {
      if let scalar = element.scalar { text.append(scalar) }
    }
    return String(text)
  }

  /// The text, without the markers, composed as documents have it: `≠`, not `=` and a stroke.
  public var composedText: String {
    let text = text
    return text.utf8.allSatisfy { $0 < 0x80 } ? text : Normalization.nfc(text)
  }

  /// The markers, in order.
  public var markers: [Marker] { elements.compactMap(\.marker) }

  /// Whether it types nothing visible: the output of a dead key.
  public var isMarkersOnly: Bool { !elements.isEmpty && elements.allSatisfy(\.isMarker) }
}
