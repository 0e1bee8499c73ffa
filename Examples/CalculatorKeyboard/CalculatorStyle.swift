/// A colour, some of what is behind it showing through.
public struct CalculatorColor: Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8
  /// How much it covers, in percent.
  public var opacity: UInt8

  /// A colour; without more, one that covers what is behind it.
  public init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 100) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

/// How the calculator looks.
public struct CalculatorStyle: Hashable, Sendable {
  /// Behind everything.
  public var background: CalculatorColor
  /// Behind a key's label.
  public var button: CalculatorColor
  /// Behind the display's text.
  public var display: CalculatorColor
  /// Labels and the display's text.
  public var text: CalculatorColor
  /// The size of all text, in points.
  public var textSize: Int
  /// The radius of the corners of keys and display, in points.
  public var cornerRadius: Int

  /// The style of the tutorial. It says that the background is blue, not which blue: this one is
  /// dark enough for white text on a key to be read.
  public static let standard = CalculatorStyle(
    background: CalculatorColor(red: 0x1E, green: 0x5A, blue: 0xA8),
    button: CalculatorColor(red: 255, green: 255, blue: 255, opacity: 15),
    display: CalculatorColor(red: 0, green: 0, blue: 0, opacity: 15),
    text: CalculatorColor(red: 255, green: 255, blue: 255), textSize: 18, cornerRadius: 4)
}

extension CalculatorStyle {
  /// The text size at which a display shows a text whole, in points: `textSize`, or less for a
  /// number so long that its end would be cut off and another number be read.
  public func displayTextSize(for text: String, width: Int) -> Int {
    // A digit is 0.56 of the text size wide in common fonts.
    let hundredths = 56 * max(text.count, 1)
    return min(textSize, (width - 2 * cornerRadius) * 100 / hundredths)
  }
}
