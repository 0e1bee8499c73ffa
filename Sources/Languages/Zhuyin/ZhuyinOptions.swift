import InputCore

/// How Traditional Chinese is typed.
public struct ZhuyinOptions: Hashable, Sendable {
  /// The layout.
  public var layout: ZhuyinLayout

  /// Options with a layout; the standard one where none is given.
  public init(layout: ZhuyinLayout? = nil) {
    // A test holds that the layout can be read.
    self.layout =
      layout ?? .standard("standard")
      ?? ZhuyinLayout(name: "standard", isOrderFree: true, rows: [], tones: [:])
  }

  /// Options from the names that settings and scripts store: `["hsu"]`. Of several layouts the last
  /// counts.
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      guard let layout = ZhuyinLayout.standard(name) else {
        throw UnknownName(name, of: "layout of bopomofo", known: ZhuyinLayout.standardNames)
      }
      self.layout = layout
    }
  }
}
