/// Reads the names of cards: vCard 2.1 (versit 1996), 3.0 (RFC 2426) and 4.0 (RFC 6350).
///
/// ```
/// BEGIN:VCARD
/// item1.N;CHARSET=UTF-8:Lovelace;Ada;Augusta;;
/// FN:Ada Lovelace
/// END:VCARD
/// ```
///
/// `N` gives the family, given and additional names, and `NICKNAME` the nicknames. `FN` is used
/// only for a card without `N`, which 4.0 allows. Titles and suffixes (`Dr.`, `jr.`) are left out.
///
/// The readings of the components of `N` are in its `SORT-AS`, or in properties of their own, which
/// come first:
///
/// ```
/// N;SORT-AS="やまだ,たろう":山田;太郎;;;
/// X-PHONETIC-LAST-NAME:やまだ
/// ```
struct CardReader {
  private var names: [ContactName] = []
  /// The line number of `BEGIN:VCARD`; nil outside a card.
  private var start: Int?
  private var formatted: [ContactName] = []
  private var hasStructuredName = false
  /// The components of the card's name, 0 for the family name, with their indices in `names`.
  private var components: [(component: Int, name: Int)] = []
  /// The readings of components from properties of their own, and from `SORT-AS`.
  private var readings: [Int: String] = [:]
  private var sortKeys: [Int: String] = [:]

  /// Returns the names of a file and the errors of its lines.
  static func read(_ bytes: ArraySlice<UInt8>) -> [ContactName] {
    var reader = CardReader()
    for line in CardLines.unfolded(TextBytes.lines(bytes)) {
      do throws(LexiconFault) {
        try reader.take(line)
      } catch {
        reader.names.append(ContactName(line: line.number, text: .failure(error)))
      }
    }
    reader.finishCard(isClosed: false)
    return reader.names
  }

  private mutating func take(_ line: NumberedLine) throws(LexiconFault) {
    if line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    let property = try CardProperty(line.bytes)
    switch property.name {
    case "BEGIN":
      finishCard(isClosed: false)
      start = line.number
    case "END":
      guard start != nil else { throw .outsideCard }
      finishCard(isClosed: true)
    default:
      guard start != nil else { throw .outsideCard }
      try take(property, line: line.number)
    }
  }

  private mutating func take(_ property: CardProperty, line: Int) throws(LexiconFault) {
    switch property.name {
    case "N":
      hasStructuredName = true
      // Family, given, additional. The components after them are titles and suffixes.
      for (index, component) in try property.components().prefix(3).enumerated()
      where !component.isEmpty {
        components.append((index, names.count))
        names.append(ContactName(line: line, text: .success(component)))
      }
      for (index, key) in property.sortKeys.enumerated() { sortKeys[index] = String(key) }
    case "X-PHONETIC-LAST-NAME": try takeReading(of: 0, property)
    case "X-PHONETIC-FIRST-NAME": try takeReading(of: 1, property)
    case "X-PHONETIC-MIDDLE-NAME": try takeReading(of: 2, property)
    case "NICKNAME":
      for component in try property.components() where !component.isEmpty {
        names.append(ContactName(line: line, text: .success(component)))
      }
    case "FN":
      formatted.append(
        ContactName(line: line, text: .success(try property.components().joined(separator: " "))))
    default: break
    }
  }

  private mutating func takeReading(
    of component: Int, _ property: CardProperty
  ) throws(LexiconFault) {
    readings[component] = try property.components().joined(separator: " ")
  }

  private mutating func finishCard(isClosed: Bool) {
    guard let line = start else { return }
    for (component, name) in components {
      names[name].reading = readings[component] ?? sortKeys[component]
    }
    if !hasStructuredName { names += formatted }
    if !isClosed { names.append(ContactName(line: line, text: .failure(.unfinishedCard))) }
    start = nil
    formatted = []
    hasStructuredName = false
    (components, readings, sortKeys) = ([], [:], [:])
  }
}
