/// The colours and sizes of a keyboard that brings its own. Other keyboards look as the front end
/// decides.
public struct KeyboardAppearance: Hashable, Sendable {
  /// A colour with opacity.
  public struct Color: Hashable, Sendable {
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

  /// The background of the keyboard.
  public var background: Color
  /// The background of a key.
  public var key: Color
  /// The background of an area that shows something.
  public var display: Color
  /// The colour of labels.
  public var text: Color
  /// The size of labels in points; a label that does not fit is smaller.
  public var textSize: Double
  /// The corner radius of keys in points.
  public var cornerRadius: Double

  /// Creates an appearance.
  public init(
    background: Color, key: Color, display: Color, text: Color, textSize: Double,
    cornerRadius: Double
  ) {
    self.background = background
    self.key = key
    self.display = display
    self.text = text
    self.textSize = textSize
    self.cornerRadius = cornerRadius
  }
}

extension KeyboardAppearance.Color {
  /// The colour in the notation of CSS and SVG: `rgb(30 90 168 / 100%)`.
  public var css: String { "rgb(\(red) \(green) \(blue) / \(opacity)%)" }
}
