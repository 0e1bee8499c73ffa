import DictionaryImage

/// Verifies an image: the checksums of its sections, and that its tables refer to each other as the
/// documentation of its kind says. A reader survives whatever is wrong here; a check names it.
package enum ImageChecker {
  /// Checks the image at `path`. Throws where it cannot be opened at all.
  package static func check(path: String) throws(ImageError) -> Findings {
    let image = try Image(path: path)
    var findings = Findings()
    do throws(ImageError) {
      try image.verify()
    } catch {
      // The structure is looked at all the same: it may tell what the damage does.
      guard case .damagedSection(_, let name, let offset) = error else { throw error }
      findings.add(name, nil, "the checksum does not match (the section begins at byte \(offset))")
    }
    try ImageKinds.open(image).check(&findings)
    guard image.isIntact else { throw .shrunk(path: path) }
    return findings
  }
}

extension Findings {
  /// Checks a column of offsets: one more than the `count` things they lie between, from `first` to
  /// `last`, never going back.
  mutating func checkOffsets(
    _ column: ImageColumn<UInt32>, of section: String, between count: Int, first: Int, last: Int
  ) {
    guard column.count == count + 1 else {
      return add(section, nil, "it has \(column.count) elements instead of \(count + 1)")
    }
    if column[0] != first { add(section, 0, "it is \(column[0]) instead of \(first)") }
    for index in 0..<count where column[index] > column[index + 1] {
      add(section, index + 1, "\(column[index + 1]) is less than the one before")
    }
    if column[count] != last {
      add(section, count, "it is \(column[count]) instead of \(last)")
    }
  }
}
