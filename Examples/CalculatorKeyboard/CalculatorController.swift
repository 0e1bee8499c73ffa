/// The calculator as a keyboard: it opens for a field, handles touches and closes.
///
/// The controller is a value without a view. A view draws `layout`, `backgroundColor` and `displayText`.
public struct CalculatorController: Hashable, Sendable {
  /// A step of opening the keyboard.
  public enum LoadingStep: String, CaseIterable, Hashable, Sendable {
    /// Loads the layout and the background colour.
    case loadInterface
    /// Shows 0. Requires the interface to be loaded.
    case clearDisplay
  }

  /// The positions of the keys; nil while the keyboard is closed.
  public private(set) var layout: CalculatorLayout?
  /// The background colour; nil while the keyboard is closed.
  public private(set) var backgroundColor: CalculatorColor?
  /// The text on the display; nil while the keyboard is closed.
  public private(set) var displayText: String?
  private var calculator = Calculator()
  private var touch: CalculatorTouch?

  /// Creates a closed keyboard.
  public init() {}

  /// Opens the keyboard and returns the steps taken, in order.
  @discardableResult
  public mutating func viewDidLoad() -> [LoadingStep] {
    let steps: [LoadingStep] = [.loadInterface, .clearDisplay]
    for step in steps { perform(step) }
    return steps
  }

  /// Performs a step of opening.
  public mutating func perform(_ step: LoadingStep) {
    switch step {
    case .loadInterface:
      let layout = CalculatorLayout.standard
      self.layout = layout
      touch = CalculatorTouch(layout: layout)
      backgroundColor = CalculatorStyle.standard.background
      displayText = ""
    case .clearDisplay:
      calculator.clearDisplay()
      if layout != nil { displayText = calculator.display }
    }
  }

  /// Opens the keyboard, cleared, when the field gets the focus; closes it when the field loses it.
  public mutating func focusChanged(hasFocus: Bool) {
    self = CalculatorController()
    if hasFocus { viewDidLoad() }
  }

  /// Handles a finger that goes down.
  public mutating func touchBegan(atX x: Double, y: Double) { touch?.began(atX: x, y: y) }

  /// Handles a lifted finger: presses its key if the finger is still inside, and returns the
  /// outcome.
  public mutating func touchEnded(atX x: Double, y: Double) -> CalculatorOutcome {
    guard let key = touch?.ended(atX: x, y: y) else { return .unchanged }
    let outcome = calculator.press(key)
    displayText = calculator.display
    return outcome
  }

  /// Handles a cancelled touch.
  public mutating func touchCancelled() { touch?.cancelled() }
}
