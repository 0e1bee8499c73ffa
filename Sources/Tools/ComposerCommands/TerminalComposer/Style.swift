/// The style of a run of text.
package struct Style: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = Style(rawValue: 1)
  package static let dim = Style(rawValue: 2)
  package static let underlined = Style(rawValue: 4)
  package static let inverse = Style(rawValue: 8)
  /// A colour for numbers and key names.
  package static let accent = Style(rawValue: 16)
  /// The colour of a message.
  package static let warning = Style(rawValue: 32)
}
