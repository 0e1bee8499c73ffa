import CICU

/// The direction of a text.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// As Latin, Greek, Han …
  case leftToRight
  /// As Arabic, Hebrew, Thaana …
  case rightToLeft

  /// The direction of an embedding level: odd levels run from right to left.
  public init(level: UInt8) {
    self = level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }
}

/// What decides the direction of a paragraph.
public enum BaseDirection: Hashable, Sendable {
  /// The first strong character; where there is none, this direction.
  case automatic(otherwise: TextDirection)
  /// This direction, whatever the text.
  case fixed(TextDirection)

  /// The first strong character; left to right where there is none.
  public static let automatic = BaseDirection.automatic(otherwise: .leftToRight)

  var shimValue: gk_bidi_base {
    switch self {
    case .automatic(.leftToRight): GK_BIDI_FIRST_STRONG_ELSE_LTR
    case .automatic(.rightToLeft): GK_BIDI_FIRST_STRONG_ELSE_RTL
    case .fixed(.leftToRight): GK_BIDI_LTR
    case .fixed(.rightToLeft): GK_BIDI_RTL
    }
  }
}

/// The mirrored form of a scalar, as key caps and text from right to left show it: `(` for `)`, `≥`
/// for `≤`; the scalar itself where Unicode has none.
public func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  Unicode.Scalar(gk_bidi_mirror(scalar.value)) ?? scalar
}

/// A key cap with each of its scalars mirrored, in the same order: `»` for `«`.
public func mirrored(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { mirrored($0) }))
}
