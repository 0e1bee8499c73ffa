/// The origins of a merged list, numbered from 1 in the order in which they are met.
struct OriginTable {
  /// The origins by their numbers.
  private(set) var all: [Origin] = []

  /// The numbers that the origins of a list have in the merged one. A list that was not merged is an
  /// origin itself.
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
        reason: "with it there are \(all.count) origins, at most \(OriginSet.limit) are kept "
          + "apart; merge fewer lists")
    }
    return numbers
  }
}

extension [WordList.Field] {
  /// The value of a key; nil where it is not there.
  func value(_ key: String) -> String? { first { $0.key == key }?.value }
}
