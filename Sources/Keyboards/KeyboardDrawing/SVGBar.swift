import Keyboards

/// The bar above the keys: the candidates from the leading edge on, and an incognito sign at the
/// trailing edge while nothing is learned. The bar is left out if it would be empty.
struct SVGBar {
  private let view: KeyboardView

  init(_ view: KeyboardView) { self.view = view }

  private static let letterSize = 17.0
  private static let padding = 10.0
  private static let signWidth = 44.0

  /// The height above the keys in points; 0 without a bar.
  var height: Double { view.candidates.isEmpty && !view.isIncognito ? 0 : 36 }

  /// The SVG elements, drawn above the line y = 0.
  var parts: [String] { height > 0 ? candidates + (view.isIncognito ? [sign] : []) : [] }

  /// The candidates that fit, separated by lines.
  private var candidates: [String] {
    let room = view.size.width - (view.isIncognito ? Self.signWidth : 0)
    var parts: [String] = []
    var start = 0.0
    for (index, candidate) in view.candidates.enumerated() {
      let width = LabelWidth.ems(of: candidate) * Self.letterSize + 2 * Self.padding
      guard start + width <= room else { break }
      if index > 0 {
        let x = fromLeading(start).short
        parts.append(
          "<line x1=\"\(x)\" y1=\"-28\" x2=\"\(x)\" y2=\"-8\" stroke=\"#9aa0aa\"/>")
      }
      parts.append(
        "<g role=\"button\" aria-label=\"\(candidate.escaped)\">"
          + "<text x=\"\(fromLeading(start + width / 2).short)\" y=\"-12\""
          + " font-size=\"\(Self.letterSize.short)\">\(candidate.escaped)</text></g>")
      start += width
    }
    return parts
  }

  /// The incognito sign: two lenses and a bridge under the brim of a hat, on a dark ground.
  private var sign: String {
    let x = fromLeading(view.size.width - Self.signWidth / 2)
    func lens(_ offset: Double) -> String {
      "<circle cx=\"\((x + offset).short)\" cy=\"-13.5\" r=\"4\"/>"
    }
    return "<g role=\"img\" aria-label=\"Incognito: nothing is learned\">"
      + "<rect x=\"\((x - 18).short)\" y=\"-31\" width=\"36\" height=\"26\" rx=\"13\""
      + " fill=\"#3c4043\"/><g fill=\"none\" stroke=\"#ffffff\" stroke-width=\"1.6\">"
      + "<path d=\"M\((x - 11).short) -20h22M\((x - 6).short) -20l2 -7h8l2 7\"/>"
      + lens(-6) + lens(6)
      + "<path d=\"M\((x - 2).short) -14q2 -2 4 0\"/></g></g>"
  }

  /// The x coordinate at a distance from the leading edge.
  private func fromLeading(_ distance: Double) -> Double {
    view.isRightToLeft ? view.size.width - distance : distance
  }
}
