import Keyboards

/// Draws a keyboard as an SVG picture. Screen readers find every key by its accessibility label.
public struct SVGDrawing {
  private let view: KeyboardView
  private let title: String

  /// The margin around a key in points, unless the keyboard has its own sizes.
  private static let margin = 2.5
  private static let cornerRadius = 5.0
  /// The width and height of an icon in points.
  private static let iconSide = 20.0
  /// The width in points below which a key has no room for a hint beside a large letter.
  private static let narrow = 34.0
  /// The largest font size on such a key.
  private static let sizeBesideHint = 17.0
  /// The range of font sizes on keys in points.
  private static let sizes = 7.0...22.0

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - view: the keyboard to draw.
  ///   - title: the title of the picture, for screen readers and tooltips.
  public init(_ view: KeyboardView, title: String) {
    self.view = view
    self.title = title
  }

  /// The SVG document.
  public var text: String {
    let (width, height) = (view.size.width.short, view.size.height)
    let bar = SVGBar(view)
    let (top, whole) = ((-bar.height).short, (height + bar.height).short)
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 \(top) \(width) \(whole)\""
          + " width=\"\(width)\" height=\"\(whole)\" role=\"group\""
          + " font-family=\"Noto Sans, Helvetica, Arial, sans-serif\" text-anchor=\"middle\">",
        "<title>\(title.escaped)</title>",
        "<rect y=\"\(top)\" width=\"100%\" height=\"100%\" fill=\"\(view.appearance?.background.css ?? "#d3d6dc")\"/>",
      ] + bar.parts + view.keys.map(key) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the largest font size in points at which a label fits a key of this width, within 7 to
  /// 22.
  public static func fontSize(of label: String, width: Double) -> Double {
    let fitting = (width - 2.4 * margin) / max(LabelWidth.ems(of: label), 0.5)
    return min(max(fitting, sizes.lowerBound), sizes.upperBound)
  }

  /// Whether a key's label fits its key at the smallest font size.
  public static func fits(_ key: KeyCap) -> Bool {
    LabelWidth.ems(of: key.label) * sizes.lowerBound <= key.frame.width - 2 * margin
  }

  private var margin: Double { view.appearance == nil ? Self.margin : 0 }
  private var radius: Double { view.appearance?.cornerRadius ?? Self.cornerRadius }

  private func key(_ key: KeyCap) -> String {
    let frame = key.frame
    let fitting = Self.fontSize(of: key.label, width: frame.width)
    let hasCorner = key.hint != nil && key.style == .character
    // Beside the hint of a narrow key a large letter would touch it.
    let size = hasCorner && frame.width < Self.narrow ? min(fitting, Self.sizeBesideHint) : fitting
    var parts = [
      "<g role=\"\(key.style == .display ? "img" : "button")\""
        + " aria-label=\"\(key.accessibilityLabel.escaped)\">",
      "<rect x=\"\((frame.x + margin).short)\" y=\"\((frame.y + margin).short)\""
        + " width=\"\((frame.width - 2 * margin).short)\""
        + " height=\"\((frame.height - 2 * margin).short)\" rx=\"\(radius.short)\""
        + " fill=\"\(fill(of: key))\"/>",
      icon(of: key) ?? label(of: key, size: view.appearance.map { min(size, $0.textSize) } ?? size),
    ]
    if let hint = key.hint, key.style == .character {
      let hintSize = min(Self.fontSize(of: hint, width: frame.width / 2), 8)
      parts.append(
        "<text x=\"\((frame.x + frame.width - 9).short)\" y=\"\((frame.y + 12).short)\""
          + " font-size=\"\(hintSize.short)\" fill=\"#777\">\(hint.escaped)</text>")
    }
    return parts.joined() + flicks(of: key) + "</g>"
  }

  private func label(of key: KeyCap, size: Double) -> String {
    let frame = key.frame
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2 + size * 0.36)
    let color = view.appearance.map { " fill=\"\($0.text.css)\"" } ?? ""
    return "<text x=\"\(x.short)\" y=\"\(y.short)\" font-size=\"\(size.short)\"\(color)>"
      + "\(key.label.escaped)</text>"
  }

  /// Draws the icon of a key in its middle; nil for a key that shows its label.
  private func icon(of key: KeyCap) -> String? {
    guard let icon = key.icon, KeyIcon.isDrawn(insteadOf: key.label) else { return nil }
    let frame = key.frame
    let side = min(Self.iconSide, frame.width - 2 * margin, frame.height - 2 * margin)
    let (x, y) = (frame.x + (frame.width - side) / 2, frame.y + (frame.height - side) / 2)
    let color = view.appearance?.text.css ?? "#000"
    return "<svg x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(side.short)\" height=\"\(side.short)\""
      + " viewBox=\"0 0 24 24\"><path d=\"\(icon.path)\" fill=\"none\" stroke=\"\(color)\""
      + " stroke-width=\"1.8\"/></svg>"
  }

  /// Draws the keys that flicks select, each at its side of the cap.
  private func flicks(of key: KeyCap) -> String {
    let frame = key.frame
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let places = [
      "w": (frame.x + 9, y + 3), "e": (frame.x + frame.width - 9, y + 3),
      "n": (x, frame.y + 11), "s": (x, frame.y + frame.height - 6),
    ]
    return key.flicks.map { flick in
      guard let (x, y) = places[flick.direction], flick.label != key.hint else { return "" }
      let size = min(Self.fontSize(of: flick.label, width: frame.width / 3), 8)
      return "<text x=\"\(x.short)\" y=\"\(y.short)\" font-size=\"\(size.short)\" fill=\"#777\">"
        + "\(flick.label.escaped)</text>"
    }.joined()
  }

  private func fill(of key: KeyCap) -> String {
    if let appearance = view.appearance {
      return (key.style == .display ? appearance.display : appearance.key).css
    }
    if key.isOn { return "#ffffff" }
    return switch key.style {
    case .character: "#ffffff"
    case .function: "#b2b6bf"
    case .primary: "#8fb8ff"
    case .display: "#eeeeee"
    }
  }
}

extension Double {
  /// The number rounded to one decimal; without a decimal if that is zero.
  var short: String {
    guard isFinite, abs(self) < 1_000_000 else { return "0" }
    let tenths = Int(self * 10 + (self < 0 ? -0.5 : 0.5))
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}

extension String {
  /// The text with the special characters of XML escaped.
  var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
