/// Reads the names of a table of contacts. The first line names the columns.
enum ContactTable {
  /// The columns with a part of the name, lowercased and without spaces, as Google, Outlook,
  /// Thunderbird and Nextcloud name them.
  private static let parts: Set<String> = [
    "firstname", "givenname", "middlename", "additionalname", "lastname", "familyname", "surname",
    "nickname",
  ]
  /// The columns with the whole name, which are used if no column has a part of it.
  private static let whole: Set<String> = ["name", "fullname", "displayname", "formattedname"]

  /// Returns the names of a file and the errors of its rows.
  static func read(_ bytes: ArraySlice<UInt8>) -> [ContactName] {
    var rows = SeparatedValues(bytes)
    guard let header = rows.next() else { return [] }
    let titles: [String]
    switch header.fields {
    case .success(let fields): titles = fields.map(key)
    case .failure(let fault): return [ContactName(line: header.line, text: .failure(fault))]
    }
    let inParts = titles.indices.filter { parts.contains(titles[$0]) }
    let columns = inParts.isEmpty ? titles.indices.filter { whole.contains(titles[$0]) } : inParts
    guard !columns.isEmpty else {
      return [ContactName(line: header.line, text: .failure(.noNameColumn))]
    }
    var names: [ContactName] = []
    while let row = rows.next() {
      switch row.fields {
      case .failure(let fault): names.append(ContactName(line: row.line, text: .failure(fault)))
      case .success(let fields) where fields.count != titles.count:
        let fault = LexiconFault.fieldCount(found: fields.count, expected: titles.count)
        names.append(ContactName(line: row.line, text: .failure(fault)))
      case .success(let fields):
        names += columns.map { ContactName(line: row.line, text: .success(fields[$0])) }
      }
    }
    return names
  }

  private static func key(_ title: String) -> String {
    title.lowercased().filter(\.isLetter)
  }
}
