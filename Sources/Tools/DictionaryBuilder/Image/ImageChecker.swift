import DictionaryImage

/// Verifies an image: the checksums of its sections, and that its tables are consistent with the
/// documentation of its kind. Readers tolerate all faults that a check reports.
package enum ImageChecker {
  /// Checks the image at `path`.
  ///
  /// - Returns: The findings; none for a valid image.
  /// - Throws: `ImageError` if the image cannot be opened at all.
  package static func check(path: String) throws(ImageError) -> Findings {
    try check(Image(path: path))
  }

  /// Checks an image that is open.
  ///
  /// - Throws: `ImageError` if it is of no known kind.
  package static func check(_ image: Image) throws(ImageError) -> Findings {
    var findings = Findings()
    do throws(ImageError) {
      try image.verify()
    } catch {
      // Check the structure too: it may show what the damage affects.
      guard case .damagedSection(_, let name, let offset) = error else { throw error }
      findings.add(name, nil, "the checksum does not match (the section begins at byte \(offset))")
    }
    let kind = try ImageKinds.open(image)
    try kind.check(&findings)
    // A damaged image is not dumped: its rows may be anything.
    if findings.total == 0 { kind.checkTexts(&findings) }
    guard image.isIntact else { throw .shrunk(path: image.path) }
    return findings
  }
}

extension ImageKind {
  /// Checks all texts for signs of damage (`TextFault`).
  fileprivate func checkTexts(_ findings: inout Findings) {
    forEachText { section, index, text in
      guard let fault = TextFault(in: text) else { return }
      findings.add(section, index, "'\(visible(String(text)))' contains \(fault)")
    }
  }
}

extension Findings {
  /// Checks a column of offsets that delimit `count` elements: `count + 1` values that never
  /// descend, from `first` to `last`.
  ///
  /// - Returns: Whether they never descend. Otherwise the ranges overlap, and a check that walked
  ///   through all of them could take the square of the image's size.
  @discardableResult
  mutating func checkOffsets(
    _ column: ImageColumn<UInt32>, of section: String, between count: Int, first: Int, last: Int
  ) -> Bool {
    guard column.count == count + 1 else {
      add(section, nil, "it has \(column.count) elements instead of \(count + 1)")
      return false
    }
    if column[0] != first { add(section, 0, "it is \(column[0]) instead of \(first)") }
    var isAscending = true
    for index in 0..<count where column[index] > column[index + 1] {
      add(section, index + 1, "\(column[index + 1]) is less than the preceding one")
      isAscending = false
    }
    if column[count] != last {
      add(section, count, "it is \(column[count]) instead of \(last)")
    }
    return isAscending
  }
}
