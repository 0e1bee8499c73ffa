import Decoding
import InputCore

/// The options of Zhuyin input.
public struct ZhuyinOptions: Hashable, Sendable {
  /// The layout.
  public var layout: ZhuyinLayout
  /// Whether words and addresses in Latin letters are recognised among bopomofo.
  public var recognisesLatin = true

  /// All names that `init(names:)` accepts.
  public static let names = ZhuyinLayout.standardNames + [LatinText.off]

  /// Creates options with a layout; nil selects the standard one.
  public init(layout: ZhuyinLayout? = nil) {
    // A test ensures that the layout can be parsed.
    self.layout =
      layout ?? .standard("standard")
      ?? ZhuyinLayout(name: "standard", isOrderFree: true, rows: [], tones: [:])
  }

  /// Creates options from the names that settings and scripts store: `["hsu"]`, `["no-latin"]`. The last of several
  /// layouts wins.
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      if name == LatinText.off {
        recognisesLatin = false
        continue
      }
      guard let layout = ZhuyinLayout.standard(name) else {
        throw UnknownName(name, of: "layout of bopomofo", known: Self.names)
      }
      self.layout = layout
    }
  }
}
