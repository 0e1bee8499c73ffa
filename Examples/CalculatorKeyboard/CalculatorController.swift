/// The calculator as a keyboard: it is opened with a field, takes touches, and is closed.
///
/// A value without a view: whoever draws it reads `layout`, `backgroundColor` and `displayText`.
public struct CalculatorController: Hashable, Sendable {
  /// What is done when the keyboard opens.
  public enum LoadingStep: String, CaseIterable, Hashable, Sendable {
    /// Takes the layout in and the colour behind it.
    case loadInterface
    /// Shows 0. Before the interface is there, there is nothing to show it on.
    case clearDisplay
  }

  /// Where the keys are; nil while the keyboard is closed.
  public private(set) var layout: CalculatorLayout?
  /// The colour behind the keyboard, that of the calculator.
  public private(set) var backgroundColor: CalculatorColor?
  /// What the display shows; nil while there is none.
  public private(set) var displayText: String?
  private var calculator = Calculator()
  private var touch: CalculatorTouch?

  /// A keyboard that is not open.
  public init() {}

  /// Opens the keyboard, and tells what was done, in order.
  @discardableResult
  public mutating func viewDidLoad() -> [LoadingStep] {
    let steps: [LoadingStep] = [.loadInterface, .clearDisplay]
    for step in steps { perform(step) }
    return steps
  }

  /// Does a step of opening.
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

  /// The field takes or loses the focus: the keyboard opens, cleared, or closes.
  public mutating func focusChanged(hasFocus: Bool) {
    self = CalculatorController()
    if hasFocus { viewDidLoad() }
  }

  /// A finger goes down.
  public mutating func touchBegan(atX x: Double, y: Double) { touch?.began(atX: x, y: y) }

  /// A finger is lifted: what its key led to, if it is still inside.
  public mutating func touchEnded(atX x: Double, y: Double) -> CalculatorOutcome {
    guard let key = touch?.ended(atX: x, y: y) else { return .unchanged }
    let outcome = calculator.press(key)
    displayText = calculator.display
    return outcome
  }

  /// A touch is taken away.
  public mutating func touchCancelled() { touch?.cancelled() }
}
