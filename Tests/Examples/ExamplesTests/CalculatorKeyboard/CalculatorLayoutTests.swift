import CalculatorKeyboard
import Testing

/// Requirements 92 and 94: the tutorial's measures, and keys that act on release inside.
@Suite struct CalculatorLayoutTests {
  let layout = CalculatorLayout.standard

  // 92
  @Test func sizes() {
    #expect(layout.frame == CalculatorFrame(x: 0, y: 0, width: 320, height: 160))
    #expect(layout.display == CalculatorFrame(x: 8, y: 8, width: 140, height: 30))
    #expect(Set(layout.keys.map(\.key)) == Set(CalculatorKey.allCases))
    #expect(layout.keys.count == CalculatorKey.allCases.count)
    let wide = layout.keys.filter { $0.frame.width == 140 }
    #expect(wide.map(\.key) == [.clear, .insert, .nextKeyboard])
    #expect(wide.allSatisfy { $0.frame.height == 30 && $0.frame.x == layout.display.x })
    let square = layout.keys.filter { $0.frame.width == 30 && $0.frame.height == 30 }
    #expect(square.count == 16)
    #expect(Set(square.map(\.frame.x)) == [168, 206, 244, 282])
    #expect(Set(square.map(\.frame.y)) == [8, 46, 84, 122])
  }

  @Test func framesNeitherOverlapNorExceedTheKeyboard() {
    let frames = layout.keys.map(\.frame) + [layout.display]
    for (number, frame) in frames.enumerated() {
      #expect(frame.x >= 0 && frame.x + frame.width <= layout.frame.width)
      #expect(frame.y >= 0 && frame.y + frame.height <= layout.frame.height)
      for other in frames[..<number] {
        let apart =
          frame.x >= other.x + other.width || other.x >= frame.x + frame.width
          || frame.y >= other.y + other.height || other.y >= frame.y + frame.height
        #expect(apart, "\(frame) \(other)")
      }
    }
  }

  @Test func style() {
    let style = CalculatorStyle.standard
    let white = CalculatorColor(red: 255, green: 255, blue: 255)
    #expect(style.background.blue > style.background.red)
    #expect(style.background.blue > style.background.green)
    #expect(style.background.opacity == 100)
    #expect(style.button == CalculatorColor(red: 255, green: 255, blue: 255, opacity: 15))
    #expect(style.display == CalculatorColor(red: 0, green: 0, blue: 0, opacity: 15))
    #expect(style.text == white)
    #expect(style.textSize == 18)
    #expect(style.cornerRadius > 0)
  }

  @Test func longNumbersFitTheDisplay() {
    let style = CalculatorStyle.standard
    for text in ["0", "1234567890", CalculatorError.divisionByZero.displayText] {
      #expect(style.displayTextSize(for: text, width: 140) == 18)
    }
    let longest = "-\(CalculatorNumber.largest)"
    #expect(longest == "-92233720368547.75807")
    #expect(style.displayTextSize(for: longest, width: 140) == 11)
  }

  @Test(arguments: CalculatorKey.allCases)
  func everyKeyHasAnAccessibilityLabel(key: CalculatorKey) {
    #expect(!key.accessibilityLabel.isEmpty)
    #expect(CalculatorKey(rawValue: key.label) == key)
  }

  // 94
  @Test(arguments: CalculatorKey.allCases)
  func keysActOnReleaseInside(key: CalculatorKey) throws {
    let frame = try #require(layout.keys.first { $0.key == key }?.frame)
    let (left, top) = (Double(frame.x), Double(frame.y))
    let (right, bottom) = (left + Double(frame.width), top + Double(frame.height))
    let inside = [(left, top), (right - 0.1, bottom - 0.1), ((left + right) / 2, top + 1)]
    let outside = [
      (left - 0.1, top), (left, top - 0.1), (right, top), (left, bottom), (-1, -1),
      (.infinity, 0), (.nan, .nan), (1000, 1000),
    ]
    var touch = CalculatorTouch(layout: layout)
    for start in inside {
      for end in inside {
        touch.began(atX: start.0, y: start.1)
        #expect(touch.ended(atX: end.0, y: end.1) == key)
      }
      for end in outside {
        touch.began(atX: start.0, y: start.1)
        #expect(touch.ended(atX: end.0, y: end.1) == nil)
      }
      touch.began(atX: start.0, y: start.1)
      touch.cancelled()
      #expect(touch.ended(atX: start.0, y: start.1) == nil)
      // Sliding onto a key does not press it.
      touch.began(atX: 4, y: 4)
      #expect(touch.ended(atX: start.0, y: start.1) == nil)
    }
  }
}
