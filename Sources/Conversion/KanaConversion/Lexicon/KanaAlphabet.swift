import DictionaryImage

/// The characters of readings, each with a label of one byte.
package struct KanaAlphabet: Sendable {
  /// The label of a character that no reading contains.
  package static let none: UInt8 = .max

  private let scalars: ImageColumn<UInt32>

  init(_ scalars: ImageColumn<UInt32>) { self.scalars = scalars }

  /// Returns the label of a character; `none` if no reading contains it.
  package func label(of scalar: Unicode.Scalar) -> UInt8 {
    var low = 0
    var high = min(scalars.count, Int(Self.none))
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < Int(Self.none), low < scalars.count, scalars[low] == scalar.value else {
      return Self.none
    }
    return UInt8(truncatingIfNeeded: low)
  }

  /// Returns the character of a label; nil if there is none.
  func scalar(of label: UInt8) -> Unicode.Scalar? {
    Int(label) < scalars.count ? Unicode.Scalar(scalars[Int(label)]) : nil
  }
}
