/// Finds the known name that a misspelled one most likely stands for.
package enum NearestName {
  /// Returns the known name with the smallest edit distance (insertions, deletions, substitutions
  /// and transpositions of letters), ignoring case.
  ///
  /// - Returns: nil if the distance is greater than two letters and greater than a third of the
  ///   name, or not less than the length of `written`.
  package static func of(_ written: String, among names: some Sequence<String>) -> String? {
    let letters = Array(written.lowercased().prefix(64))
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(letters, Array(name.lowercased()))
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    guard let best, best.distance <= max(2, best.name.count / 3), best.distance < letters.count
    else { return nil }
    return best.name
  }

  /// Returns `; did you mean 'name'?`, or the list of all names if none is near.
  package static func advice(_ written: String, among names: [String]) -> String {
    if let name = of(written, among: names) { return "; did you mean '\(name)'?" }
    return "; known are \(names.joined(separator: ", "))"
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }
}
