import CICU

/// A horizontal direction of text.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// The direction of Latin, Greek, Han and most other scripts.
  case leftToRight
  /// The direction of Arabic, Hebrew, Thaana and related scripts.
  case rightToLeft

  /// Creates the direction of an embedding level. Odd levels are right to left.
  public init(level: UInt8) {
    self = level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }
}

/// The rule that decides the direction of a paragraph.
public enum BaseDirection: Hashable, Sendable {
  /// The direction of the first strong character; without one, the given direction.
  case automatic(otherwise: TextDirection)
  /// The given direction, whatever the text.
  case fixed(TextDirection)

  /// The direction of the first strong character; without one, left to right.
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

/// Returns the mirrored form of a scalar, as shown on key caps and in right-to-left text: `(` for
/// `)`, `≥` for `≤`. Returns the scalar itself if Unicode defines no mirrored form.
public func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  Unicode.Scalar(gk_bidi_mirror(scalar.value)) ?? scalar
}

/// Returns a key cap with each of its scalars mirrored, in the same order: `»` for `«`.
public func mirrored(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { mirrored($0) }))
}
