import KeyboardLayouts
import Keyboards
import TextDocument

/// All pictures of a keyboard: its touch layers by id, and its hardware layers by their modifiers.
///
/// ```swift
/// let pictures = KeyboardPictures(contents: contents)
/// for layer in pictures.layers {
///   guard let view = pictures.view(ofLayer: layer) else { continue }
///   print(SVGDrawing(view, title: "Persian, \(layer)").text)
/// }
/// ```
public struct KeyboardPictures {
  private let contents: KeyboardContents
  private let size: KeyboardSize
  private let hardwareSize: KeyboardSize
  private let keyboardType: KeyboardType
  private let isIncognito: Bool

  /// Creates the pictures of a keyboard.
  ///
  /// - Parameters:
  ///   - contents: the keyboard's layout and locale.
  ///   - keyboardType: the type of the field, which selects the initial layer and the marks beside
  ///     the space bar.
  ///   - size: the size of touch layers in points.
  ///   - hardwareSize: the size of hardware layers in points.
  ///   - isIncognito: whether the pictures show that nothing is learned.
  public init(
    contents: KeyboardContents, keyboardType: KeyboardType = .default,
    size: KeyboardSize = KeyboardSize(),
    hardwareSize: KeyboardSize = KeyboardSize(width: 720, height: 230), isIncognito: Bool = false
  ) {
    self.contents = contents
    self.keyboardType = keyboardType
    self.size = size
    self.hardwareSize = hardwareSize
    self.isIncognito = isIncognito
  }

  private static let modifiers: KeyValuePairs<String, Modifiers> = [
    "none": [], "shift": .shift, "altR": .altR, "altR shift": [.altR, .shift],
  ]

  /// The id of the layer that a field of this type shows first.
  public var firstLayer: String { session.layer }

  /// The names of all layers. Those of hardware layers begin with `hardware-`.
  public var layers: [String] {
    let form = contents.layout.hardware.first
    let touch = contents.layout.touchLayers.map(\.id)
    // Files list imported layers first, but a user sees the letters first.
    let letters = ["base", "shift"].filter(touch.contains)
    return letters + touch.filter { !letters.contains($0) }
      + Self.modifiers.filter { form?.layer(for: $0.value) != nil }.map { "hardware-\($0.key)" }
  }

  /// Returns the picture of a layer; nil if no layer has the name.
  public func view(ofLayer layer: String) -> KeyboardView? {
    if let (_, modifiers) = Self.modifiers.first(where: { layer == "hardware-\($0.key)" }) {
      return contents.hardwareView(modifiers: modifiers, size: hardwareSize)
    }
    var session = session
    guard session.show(layer: layer) else { return nil }
    return session.view(of: size)
  }

  /// A session that has begun in a field of the keyboard type.
  private var session: LanguageSession {
    var session = LanguageSession(contents)
    session.learns = !isIncognito
    session.begin(
      with: InputTraits(keyboardType: keyboardType), needsInputModeSwitchKey: true)
    return session
  }
}
