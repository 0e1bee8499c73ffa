import Keyboards

/// A colour with opacity.
public typealias CalculatorColor = KeyboardAppearance.Color

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
