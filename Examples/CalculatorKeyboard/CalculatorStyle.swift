/// A colour with opacity.
public struct CalculatorColor: Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8
  /// The opacity in percent.
  public var opacity: UInt8

  /// Creates a colour, opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 100) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

/// The appearance of the calculator.
public struct CalculatorStyle: Hashable, Sendable {
  /// The background of the keyboard.
  public var background: CalculatorColor
  /// The background of a key.
  public var button: CalculatorColor
  /// The background of the display.
  public var display: CalculatorColor
  /// The colour of labels and of the display's text.
  public var text: CalculatorColor
  /// The size of all text, in points.
  public var textSize: Int
  /// The corner radius of keys and display, in points.
  public var cornerRadius: Int

  /// The style of the tutorial. The tutorial only asks for a blue background; this shade is dark
  /// enough for white text on a key to be readable.
  public static let standard = CalculatorStyle(
    background: CalculatorColor(red: 0x1E, green: 0x5A, blue: 0xA8),
    button: CalculatorColor(red: 255, green: 255, blue: 255, opacity: 15),
    display: CalculatorColor(red: 0, green: 0, blue: 0, opacity: 15),
    text: CalculatorColor(red: 255, green: 255, blue: 255), textSize: 18, cornerRadius: 4)
}

extension CalculatorStyle {
  /// Returns the text size in points at which the display shows a text completely: `textSize`, or
  /// less for a long number. If its end were cut off, it would look like a different number.
  public func displayTextSize(for text: String, width: Int) -> Int {
    // In common fonts a digit is 0.56 times as wide as the text size.
    let hundredths = 56 * max(text.count, 1)
    return min(textSize, (width - 2 * cornerRadius) * 100 / hundredths)
  }
}
