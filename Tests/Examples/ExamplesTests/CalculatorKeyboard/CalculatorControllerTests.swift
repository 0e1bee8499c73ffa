import CalculatorKeyboard
import HostSimulators
import Testing
import TextDocument

/// Requirements 93, 94, 98 and 105: opening, touches, and the host's text field.
@Suite struct CalculatorControllerTests {
  // 93
  @Test func loadsTheInterfaceThenClearsTheDisplay() {
    var controller = CalculatorController()
    #expect(controller.displayText == nil && controller.layout == nil)
    #expect(controller.viewDidLoad() == [.loadInterface, .clearDisplay])
    #expect(controller.displayText == "0")

    var stepwise = CalculatorController()
    stepwise.perform(.clearDisplay)
    #expect(stepwise.displayText == nil)
    stepwise.perform(.loadInterface)
    #expect(stepwise.displayText == "")
    #expect(stepwise.backgroundColor == CalculatorStyle.standard.background)
    stepwise.perform(.clearDisplay)
    #expect(stepwise == controller)
  }

  /// A host's text field, the keyboard that opens with it, and a typist.
  private struct Stage {
    var host = SimulatedHost(profile: .phone)
    var controller = CalculatorController()
    var advanced = 0

    init() { controller.focusChanged(hasFocus: host.hasFocus) }

    mutating func tap(_ keys: String, slidingOff: Bool = false) {
      for key in CalculatorKey.keys(keys) {
        guard let frame = CalculatorLayout.standard.keys.first(where: { $0.key == key })?.frame
        else { continue }
        let (x, y) = (Double(frame.x + 5), Double(frame.y + 5))
        controller.touchBegan(atX: x, y: y)
        switch controller.touchEnded(atX: slidingOff ? 155 : x, y: y) {
        case .insertText(let text): host.insertText(text)
        case .advanceToNextInputMode: advanced += 1
        case .displayChanged(let text): #expect(controller.displayText == text)
        case .unchanged: break
        }
      }
    }
  }

  // 98, 105: opened with the field that has focus at the start.
  @Test func insertsIntoTheFocusedField() {
    var stage = Stage()
    stage.tap("1 + 2 X 3 = I")
    #expect(stage.host.document.text == "9")
    #expect(stage.controller.displayText == "9")
    stage.tap("% 2 = I C I")
    #expect(stage.host.document.text == "94.50")
  }

  // 94
  @Test func nextKeyboardNeedsAReleaseInside() {
    var stage = Stage()
    stage.tap("N", slidingOff: true)
    #expect(stage.advanced == 0)
    stage.tap("N")
    #expect(stage.advanced == 1)
    stage.tap("7 I", slidingOff: true)
    #expect(stage.controller.displayText == "0")
    #expect(stage.host.document.text == "")
  }

  // 105: a field without focus has no keyboard. When it gets focus again, the display is cleared.
  @Test func isClosedWithoutFocus() {
    var stage = Stage()
    stage.tap("7")
    _ = stage.host.loseFocus(markedText: .kept)
    stage.controller.focusChanged(hasFocus: stage.host.hasFocus)
    #expect(stage.controller.displayText == nil)
    stage.tap("1 + 2 = I N")
    #expect(stage.host.document.text == "")
    #expect(stage.advanced == 0)
    #expect(stage.controller == CalculatorController())

    stage.controller.focusChanged(hasFocus: true)
    #expect(stage.controller.displayText == "0")
    stage.tap("5 I")
    #expect(stage.host.document.text == "5")
  }

  @Test func touchesCanBeCancelled() {
    var controller = CalculatorController()
    controller.viewDidLoad()
    controller.touchBegan(atX: 170, y: 10)
    controller.touchCancelled()
    #expect(controller.touchEnded(atX: 170, y: 10) == .unchanged)
    controller.touchBegan(atX: 170, y: 10)
    #expect(controller.touchEnded(atX: 170, y: 10) == .displayChanged("7"))
  }
}
