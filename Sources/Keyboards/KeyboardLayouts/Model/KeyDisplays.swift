import TextUnits

/// The labels of key caps that differ from what the key types (LDML `displays`).
public struct KeyDisplays: Hashable, Sendable {
  /// Labels by key id: `⇧` for `shift`.
  public let byKey: [String: String]
  /// Labels by output, for all keys with that output: `´` for `\m{acute}`. The outputs are
  /// decomposed.
  public let byOutput: [KeyOutput: String]
  /// The base under a combining mark on a cap: `◌`, or the character that the layout prefers.
  public let baseCharacter: String

  /// The default base of a combining mark, U+25CC.
  public static let dottedCircle = "\u{25CC}"

  /// Creates labels by key id and by output. Outputs are decomposed here.
  public init(
    byKey: [String: String] = [:], byOutput: [KeyOutput: String] = [:],
    baseCharacter: String = dottedCircle
  ) {
    self.byKey = byKey
    self.baseCharacter = baseCharacter
    var canonical: [KeyOutput: String] = [:]
    for (output, label) in byOutput { canonical[Self.canonical(output)] = label }
    self.byOutput = canonical
  }

  /// Returns the label for the cap of a key.
  ///
  /// - Returns: the display for the key's id, otherwise the display for its output, otherwise the
  ///   output itself. A combining mark is put on ``baseCharacter``. A key that types nothing gets
  ///   its id, a gap the empty string.
  public func label(for key: LayoutKey) -> String {
    if let display = byKey[key.id] { return onBase(display) }
    guard let output = key.output else { return key.isGap ? "" : key.id }
    if let display = byOutput[Self.canonical(output)] { return onBase(display) }
    return onBase(output.text)
  }

  /// Puts a leading combining mark on the base character and replaces a leading dotted circle by
  /// it. Composes the result: layouts are decomposed inside, but caps show composed text.
  private func onBase(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    if first.properties.isMark { return KeyOutput(baseCharacter + text).composedText }
    guard first == "\u{25CC}" else { return KeyOutput(text).composedText }
    return KeyOutput(baseCharacter + String(text.unicodeScalars.dropFirst())).composedText
  }

  private static func canonical(_ output: KeyOutput) -> KeyOutput {
    var elements = output.elements
    ElementNormalizer.normalize(&elements, from: 0)
    return KeyOutput(elements)
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar is a combining mark, which needs a base on a cap.
  fileprivate var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
