import TextUnits

/// What stands on key caps where it is not what the key types.
public struct KeyDisplays: Hashable, Sendable {
  /// The caps of keys with an id: `⇧` for `shift`.
  public let byKey: [String: String]
  /// The caps of all keys with an output: `´` for `\m{acute}`. The outputs are decomposed.
  public let byOutput: [KeyOutput: String]
  /// What a mark without a letter stands on: `◌`, or what the layout prefers.
  public let baseCharacter: String

  /// The usual base of a mark.
  public static let dottedCircle = "\u{25CC}"

  /// Caps by key and by output.
  public init(
    byKey: [String: String] = [:], byOutput: [KeyOutput: String] = [:],
    baseCharacter: String = dottedCircle
  ) {
    self.byKey = byKey
    self.baseCharacter = baseCharacter
    self.byOutput = Dictionary(
      byOutput.map { (KeyDisplays.canonical($0), $1) }, uniquingKeysWith: { $1 })
  }

  /// What stands on the cap of a key: what the layout displays for it, else what it types, a mark on
  /// the base character; for a key that types nothing, its id; nothing for a gap.
  public func label(for key: LayoutKey) -> String {
    if let display = byKey[key.id] { return onBase(display) }
    guard let output = key.output else { return key.isGap ? "" : key.id }
    if let display = byOutput[Self.canonical(output)] { return onBase(display) }
    return onBase(output.text)
  }

  /// Puts marks that have no letter on the base character, and takes the layout's own in place of
  /// the dotted circle. Layouts are decomposed inside; what is shown is composed.
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
  /// Whether it is a mark: it has no cap of its own without a letter.
  fileprivate var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
