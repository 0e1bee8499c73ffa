/// An XKB layout: the name and variant that desktops use.
struct XKBLayout: Hashable, Sendable {
  /// The name: `tr`.
  var layout: String
  /// The variant: `f`; empty for the default one.
  var variant: String

  /// Finds the layout for a keyboard, by its id first and by its language otherwise. The default is
  /// `us`.
  init(keyboard id: String, language: String) {
    self = Self.maximumMatchLength(id) ?? Self.maximumMatchLength(language) ?? Self("us", "")
  }

  private init(_ layout: String, _ variant: String) {
    (self.layout, self.variant) = (layout, variant)
  }

  /// Returns the row that matches the most leading parts of a tag: `tr-t-k0-trkeyf` before `tr`.
  private static func maximumMatchLength(_ tag: String) -> XKBLayout? {
    var parts = tag.lowercased().split(separator: "-")
    while !parts.isEmpty {
      if let layout = rows[parts.joined(separator: "-")] { return layout }
      parts.removeLast()
    }
    return nil
  }

  private static let rows: [String: XKBLayout] = {
    let text = String(decoding: PackageResources.xkb_layouts_tsv, as: UTF8.self)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return fields.count == 3 ? (fields[0].lowercased(), XKBLayout(fields[1], fields[2])) : nil
    }
    return Dictionary(rows) { first, _ in first }
  }()
}
