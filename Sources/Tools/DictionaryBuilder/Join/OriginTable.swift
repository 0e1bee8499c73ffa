/// The origins of a merged list, numbered from 1 in the order of their first use.
struct OriginTable {
  /// The origins; number N is at index N - 1.
  private(set) var all: [Origin] = []

  /// Adds the origins of a list and returns their numbers in the merged list. A list that was not
  /// merged is itself the only origin.
  mutating func numbers(
    of list: WordList, _ path: String
  ) throws(DictionaryError) -> [Int] {
    var own = try Origin.table(in: list.header, of: path)
    if own.isEmpty {
      func value(_ key: String) -> String {
        (list.header.value(key) ?? "").replacing("\t", with: " ")
      }
      guard list.header.value("source") != nil, list.header.value("licence") != nil else {
        throw .malformed(
          path: path, line: nil,
          reason: "its header does not name its source and licence; add '# source: NAME' and "
            + "'# licence: SPDX', which every entry of the merged list refers to")
      }
      own = [
        Origin(
          name: value("source"), version: value("version"), licence: value("licence"),
          copyright: value("copyright"))
      ]
    }
    var numbers: [Int] = []
    for origin in own {
      if !all.contains(origin) { all.append(origin) }
      numbers.append((all.firstIndex(of: origin) ?? 0) + 1)
    }
    guard all.count <= OriginSet.limit else {
      throw .malformed(
        path: path, line: nil,
        reason: "the merged list would have \(all.count) origins, more than \(OriginSet.limit); "
          + "merge fewer lists")
    }
    return numbers
  }
}

extension [WordList.Field] {
  /// Returns the value of a key; nil if the header does not have it.
  func value(_ key: String) -> String? { first { $0.key == key }?.value }
}
