import KeyboardLayouts
import Keyboards
import TextDocument

/// All pictures of a keyboard: its touch layers by their ids, and what its hardware keys give with
/// modifiers, by these.
public struct KeyboardPictures {
  private let contents: KeyboardContents
  private let size: KeyboardSize
  private let hardwareSize: KeyboardSize
  private let keyboardType: KeyboardType
  private let isIncognito: Bool

  /// The pictures of a keyboard, as fields of a type get it, in incognito mode or not.
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

  /// The layer that fields of the type get first.
  public var firstLayer: String { session.layer }

  /// The names of all layers. Hardware layers begin with `hardware-`.
  public var layers: [String] {
    let form = contents.layout.hardware.first
    let touch = contents.layout.touchLayers.map(\.id)
    // What is imported stands first in the files; what a typist sees first comes first here.
    let letters = ["base", "shift"].filter(touch.contains)
    return letters + touch.filter { !letters.contains($0) }
      + Self.modifiers.filter { form?.layer(for: $0.value) != nil }.map { "hardware-\($0.key)" }
  }

  /// The picture of a layer; nil where there is none of this name.
  public func view(ofLayer layer: String) -> KeyboardView? {
    if let (_, modifiers) = Self.modifiers.first(where: { layer == "hardware-\($0.key)" }) {
      return contents.hardwareView(modifiers: modifiers, size: hardwareSize)
    }
    var session = session
    guard session.show(layer: layer) else { return nil }
    return session.view(of: size)
  }

  /// The keyboard as a field of the type finds it.
  private var session: LanguageSession {
    var session = LanguageSession(contents)
    session.learns = !isIncognito
    session.begin(
      with: InputTraits(keyboardType: keyboardType), needsInputModeSwitchKey: true)
    return session
  }
}
