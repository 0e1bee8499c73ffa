import InputCore

/// The typing options of Korean: layout, order of jamo, form of Hanja.
public struct KoreanOptions: Hashable, Sendable {
  /// The keyboard layout.
  public var layout: HangulLayout
  /// Whether the jamo of a syllable can come in any order. Only 3-set layouts use it.
  public var isOrderFree: Bool
  /// The written form of chosen Hanja.
  public var form: HanjaForm

  /// The option name of order-free entry.
  private static let orderFree = "order-free"
  /// The name of the layout that is order-free by design.
  private static let chordLayout = "ahnmatae"

  /// All option names: layouts, `order-free`, and the forms of Hanja.
  public static let names =
    HangulLayout.standardNames + [orderFree] + HanjaForm.allCases.map { $0.rawValue }

  /// Creates options. A nil layout is 2-set.
  public init(
    layout: HangulLayout? = nil, isOrderFree: Bool = false, form: HanjaForm = .hanja
  ) {
    // A test checks that the standard layout can be read.
    self.layout = layout ?? .standard("2-set") ?? HangulLayout(HangulLayoutRows(file: "2-set"))
    self.isOrderFree = isOrderFree
    self.form = form
  }

  /// Creates options from the names that settings and scripts store: `["3-set-390", "order-free"]`.
  /// Without a layout name the layout is 2-set. A later name overrides an earlier one.
  ///
  /// - Throws: `UnknownName` for a name that is not in `names`.
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
