import Decoding

/// A value composed of parts that have names in kana: a number, letters.
package protocol SpokenWhole {
  associatedtype Part: SpokenPart

  /// All parts, by the last kana of their names.
  static var parts: [Unicode.Scalar: [Part]] { get }
  /// Creates an empty value.
  init()
  /// Returns the value with one more part; nil if no value has it there.
  func appending(_ part: Part) -> Self?
}

/// A part with its name.
package protocol SpokenPart {
  var kana: [Unicode.Scalar] { get }
}

extension SpokenPart {
  /// Returns parts grouped by the last kana of their names.
  static func byEnd(_ parts: [Self]) -> [Unicode.Scalar: [Self]] {
    Dictionary(grouping: parts) { $0.kana.last ?? " " }
  }
}

/// The values read up to each position of some kana. Those of a position extend those of earlier
/// positions by one part.
package struct EndingSpoken<Whole: SpokenWhole> {
  /// A value over some kana, from `start` to the position it ends at.
  package struct Found {
    package var start: Int
    package var whole: Whole
  }

  private var found: [Found] = []
  private var columns = ColumnStarts(firstColumnCount: 0)

  /// Creates an empty table.
  package init() {}

  /// Returns the values that end at a position.
  package func ending(at position: Int) -> ArraySlice<Found> { found[columns[position]] }

  /// Drops the values that end after a position.
  mutating func keep(upTo position: Int) {
    found.removeLast(found.count - columns.keep(upTo: position))
  }

  /// Appends the values that end with the last of some kana. The earlier positions must have been
  /// appended before.
  package mutating func append(endOf kana: ArraySlice<Unicode.Scalar>) {
    for part in kana.last.flatMap({ Whole.parts[$0] }) ?? []
    where kana.suffix(part.kana.count).elementsEqual(part.kana) {
      let position = kana.count - part.kana.count
      if let whole = Whole().appending(part) { found.append(Found(start: position, whole: whole)) }
      for index in columns[position] {
        guard let whole = found[index].whole.appending(part) else { continue }
        found.append(Found(start: found[index].start, whole: whole))
      }
    }
    columns.append(endingAt: found.count)
  }
}
