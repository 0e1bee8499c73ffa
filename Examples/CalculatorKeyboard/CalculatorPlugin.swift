import InputCore
import Keyboards
import TextDocument

/// The calculator as a keyboard plugin: a keyboard without a language.
///
/// ```swift
/// let registry = try KeyboardRegistry([persian, CalculatorPlugin()])
/// ```
public struct CalculatorPlugin: KeyboardPlugin {
  /// Creates the plugin without opening a keyboard.
  public init() {}

  /// The description of the keyboard. Its language tag `zxx` means "no linguistic content".
  public var description: KeyboardDescription {
    KeyboardDescription(
      id: "calculator", primaryLanguage: "zxx", name: "Calculator", isASCIICapable: false)
  }

  /// Opens a calculator that shows 0.
  public func open() throws(KeyboardError) -> any KeyboardSession { CalculatorSession() }
}

/// A calculator that is open for a field. A tap event means that a finger was lifted on the key it
/// went down on.
public struct CalculatorSession: KeyboardSession {
  private var calculator = Calculator()
  private var needsInputModeSwitchKey = true

  /// Creates a calculator that shows 0.
  public init() {}

  /// The text on the display.
  public var display: String { calculator.display }

  /// Presses the key whose label is the id of a tap, or the key of a character: `*` multiplies.
  public mutating func handle(
    _ event: KeyboardEvent, context: InputContext
  ) -> [KeyboardEffect] {
    let key: CalculatorKey? =
      switch event.action {
      case .tap(let id): CalculatorKey(rawValue: id)
      case .hardware(let key): CalculatorKey(typedBy: key)
      default: nil
      }
    guard let key else { return [] }
    switch calculator.press(key) {
    case .displayChanged, .unchanged: return []
    case .insertText(let text): return [.text(.insertText(text))]
    case .advanceToNextInputMode: return [.host(.advanceToNextInputMode)]
    }
  }

  /// Ignores events of the field.
  public mutating func handle(_ event: HostEvent) -> [KeyboardEffect] { [] }

  /// Ignores the text around the insertion point.
  public mutating func contextDidChange(_ context: InputContext) {}

  /// Clears the display when a field gets the focus.
  public mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool) {
    calculator = Calculator()
    self.needsInputModeSwitchKey = needsInputModeSwitchKey
  }

  /// Returns no effects: the calculator composes nothing.
  public mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect] { [] }

  /// Returns the keys and the display, scaled to a size.
  public func view(of size: KeyboardSize) -> KeyboardView {
    let layout = CalculatorLayout.standard
    let scale = (
      x: size.width / Double(max(layout.frame.width, 1)),
      y: size.height / Double(max(layout.frame.height, 1))
    )
    func frame(_ frame: CalculatorFrame) -> KeyFrame {
      KeyFrame(
        x: Double(frame.x) * scale.x, y: Double(frame.y) * scale.y,
        width: Double(frame.width) * scale.x, height: Double(frame.height) * scale.y)
    }
    let display = KeyCap(
      id: "display", label: calculator.display, style: .display,
      accessibilityLabel: "Display, \(calculator.display)", frame: frame(layout.display))
    let keys = layout.keys.filter { needsInputModeSwitchKey || $0.key != .nextKeyboard }.map {
      KeyCap(
        id: $0.key.rawValue, label: $0.key.symbol, icon: $0.key == .nextKeyboard ? .globe : nil,
        style: style(of: $0.key),
        accessibilityLabel: $0.key.accessibilityLabel, frame: frame($0.frame))
    }
    return KeyboardView(
      size: size, layer: "calculator", keys: [display] + keys,
      appearance: KeyboardAppearance(CalculatorStyle.standard))
  }

  private func style(of key: CalculatorKey) -> KeyCap.Style {
    switch key {
    case .insert: .primary
    case .nextKeyboard, .clear: .function
    default: .character
    }
  }
}

extension KeyboardAppearance {
  /// Creates the appearance of a calculator.
  init(_ style: CalculatorStyle) {
    self.init(
      background: style.background, key: style.button, display: style.display, text: style.text,
      textSize: Double(style.textSize),
      cornerRadius: Double(style.cornerRadius))
  }
}

extension CalculatorKey {
  /// The key that a key of a computer's keyboard presses; nil if there is none.
  fileprivate init?(typedBy key: HardwareKey) {
    guard case .character(let character) = key.key else { return nil }
    self.init(typedBy: character)
  }
}
