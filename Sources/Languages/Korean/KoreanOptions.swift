import InputCore

/// How Korean is typed and how Hanja are written.
public struct KoreanOptions: Hashable, Sendable {
  /// The layout.
  public var layout: HangulLayout
  /// Whether the jamo of a syllable may come in any order; of use for 3-set layouts alone.
  public var isOrderFree: Bool
  /// How a word in Hanja is written.
  public var form: HanjaForm

  /// The name of order-free entry in settings.
  private static let orderFree = "order-free"
  /// The name of the layout whose keys come in any order by its design.
  private static let chordLayout = "ahnmatae"

  /// All names: layouts, `order-free`, and the forms of Hanja.
  public static let names =
    HangulLayout.standardNames + [orderFree] + HanjaForm.allCases.map(\.rawValue)

  /// Options from their parts; 2-set where nothing else is said.
  public init(
    layout: HangulLayout? = nil, isOrderFree: Bool = false, form: HanjaForm = .hanja
  ) {
    // A test holds that the layout can be read.
    self.layout = layout ?? .standard("2-set") ?? HangulLayout(HangulLayoutRows(file: "2-set"))
    self.isOrderFree = isOrderFree
    self.form = form
  }

  /// Options from the names that settings and scripts store: `["3-set-390", "order-free"]`. Without
  /// a layout it is 2-set; a later name goes before an earlier one.
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      if let layout = HangulLayout.standard(name) {
        self.layout = layout
        isOrderFree = isOrderFree || name == Self.chordLayout
      } else if let form = HanjaForm(rawValue: name) {
        self.form = form
      } else if name == Self.orderFree {
        isOrderFree = true
      } else {
        throw UnknownName(name, of: "way to type Korean", known: Self.names)
      }
    }
  }
}
