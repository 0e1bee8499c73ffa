import Decoding

/// Something that is put together of parts that have names in kana: a number, letters.
package protocol SpokenWhole {
  associatedtype Part: SpokenPart

  /// All parts, by the last kana of their names.
  static var parts: [Unicode.Scalar: [Part]] { get }
  /// Nothing yet.
  init()
  /// The whole with one more part; nil where it has none that is so.
  func appending(_ part: Part) -> Self?
}

/// A part, with its name.
package protocol SpokenPart {
  var kana: [Unicode.Scalar] { get }
}

extension SpokenPart {
  /// Parts by the last kana of their names.
  static func byEnd(_ parts: [Self]) -> [Unicode.Scalar: [Self]] {
    Dictionary(grouping: parts) { $0.kana.last ?? " " }
  }
}

/// What is read up to each place of some kana. That of a place is that of the places before it with one
/// more part.
package struct EndingSpoken<Whole: SpokenWhole> {
  /// Something over some kana.
  package struct Found {
    package var start: Int
    package var whole: Whole
  }

  private var found: [Found] = []
  private var columns = ColumnStarts(firstColumnCount: 0)

  /// Nothing is read yet.
  package init() {}

  /// What ends at a place.
  package func ending(at position: Int) -> ArraySlice<Found> { found[columns[position]] }

  /// Drops what ends behind a place.
  mutating func keep(upTo position: Int) {
    found.removeLast(found.count - columns.keep(upTo: position))
  }

  /// Adds what ends with the last of some kana, where that before is known.
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
