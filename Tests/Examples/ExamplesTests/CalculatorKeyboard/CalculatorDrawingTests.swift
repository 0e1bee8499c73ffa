import CalculatorKeyboard
import KeyboardDrawing
import Keyboards
import Testing

/// The picture of the calculator: its sizes and colours are those of its style.
@Suite struct CalculatorDrawingTests {
  private let view = CalculatorSession().view(of: KeyboardSize(width: 320, height: 160))

  // 92, 93: the picture has the sizes of the layout and the colours of the style.
  @Test func hasTheSizesAndColours() throws {
    let style = CalculatorStyle.standard
    let appearance = try #require(view.appearance)
    #expect(appearance.textSize == Double(style.textSize))
    let picture = SVGDrawing(view, title: "Calculator").text
    #expect(picture.contains("width=\"100%\" height=\"100%\" fill=\"rgb(30 90 168 / 100%)\""))
    for key in CalculatorLayout.standard.keys {
      let frame = key.frame
      let cap =
        "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
        + " rx=\"4\" fill=\"rgb(255 255 255 / 15%)\"/>"
      #expect(picture.contains(cap), "\(key.key)")
    }
    #expect(picture.contains("fill=\"rgb(0 0 0 / 15%)\""))
    #expect(picture.contains("font-size=\"18\" fill=\"rgb(255 255 255 / 100%)\">7</text>"))
    #expect(picture.contains("role=\"img\" aria-label=\"Display, 0\""))
  }

  @Test func theKeyOfTheNextKeyboardHasAnIconBesideItsLabel() {
    let key = view.keys.first { $0.id == CalculatorKey.nextKeyboard.rawValue }
    #expect(key?.icon == .globe && key?.label == "Next Keyboard")
  }
  @Test func theOperationsAreShownByTheirSigns() throws {
    let picture = SVGDrawing(view, title: "Calculator").text
    for (id, sign) in [("+", "+"), ("-", "−"), ("X", "×"), ("%", "÷")] {
      let key = try #require(view.keys.first { $0.id == id })
      #expect(key.label == sign)
      #expect(picture.contains(">\(sign)</text>"))
    }
  }
}
