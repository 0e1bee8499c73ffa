/// How Traditional Chinese is typed.
public struct ZhuyinOptions: Hashable, Sendable {
  /// The layout.
  public var layout: ZhuyinLayout

  /// A name that is none of `ZhuyinLayout.standardNames`.
  public struct UnknownName: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// What is wrong, and what is known.
    public var description: String {
      "'\(name)' is no layout of bopomofo; known are "
        + ZhuyinLayout.standardNames.joined(separator: ", ")
    }
  }

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
      guard let layout = ZhuyinLayout.standard(name) else { throw UnknownName(name: name) }
      self.layout = layout
    }
  }
}
