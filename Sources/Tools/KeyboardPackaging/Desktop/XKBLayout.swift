/// A layout of X, as desktops name it.
struct XKBLayout: Hashable, Sendable {
  /// Its name: `tr`.
  var layout: String
  /// Its variant, empty for the main one: `f`.
  var variant: String

  /// The layout that a keyboard stands on, by its id first and by its language then.
  init(keyboard id: String, language: String) {
    self = Self.longestMatch(id) ?? Self.longestMatch(language) ?? Self("us", "")
  }

  private init(_ layout: String, _ variant: String) {
    (self.layout, self.variant) = (layout, variant)
  }

  /// The row with the most parts of a tag: `tr-t-k0-trkeyf` before `tr`.
  private static func longestMatch(_ tag: String) -> XKBLayout? {
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
