/// The compiled form of a layout: what typing on its hardware keys needs, without names, touch layers and
/// gestures. `Docs/formats/compiled-layout.md` describes the bytes.
///
/// A program that cannot read XML, such as a module in a web page, types with it. It is written once,
/// when the program is built:
///
/// ```swift
/// let bytes = CompiledLayout.bytes(of: layout, capsLocked: rules.capsLocked)
/// var processor = TransformProcessor(try CompiledLayout.layout(from: bytes))
/// ```
package enum CompiledLayout {
  /// The bytes that each file begins with.
  static let signature = Array("GKLAYOUT".utf8)
  /// The version of the format, which follows the signature.
  static let version: UInt32 = 1
}

/// An error in the bytes of a compiled layout.
package enum CompiledLayoutError: Error, Hashable, Sendable {
  /// The bytes do not begin with the signature.
  case notALayout
  /// The version is not the one that this program reads. The layout has to be compiled again.
  case otherVersion(UInt32)
  /// The bytes at this offset have no meaning, or the text ends there.
  case damaged(offset: Int)
}

/// The kinds of pieces in the rules of a compiled layout. The raw values are those of the file.
enum CompiledRule {
  enum Group: UInt32 {
    case transforms, reorders
  }
  enum Pattern: UInt32 {
    case literal, program
  }
  enum Step: UInt32 {
    case element, set, orElse, jump, beginCapture, endCapture, start, end, fail
  }
  enum Piece: UInt32 {
    case elements, capture, mapping
  }
  /// The weights that a character of a reorder has.
  struct Weights: OptionSet {
    let rawValue: UInt32

    static let order = Weights(rawValue: 1)
    static let tertiary = Weights(rawValue: 2)
    static let tertiaryBase = Weights(rawValue: 4)
    static let notTertiaryBase = Weights(rawValue: 8)
    static let prebase = Weights(rawValue: 16)
    static let notPrebase = Weights(rawValue: 32)
  }
  /// Added to a weight (-128 to 127), so that none is negative.
  static let bias = 128
}
