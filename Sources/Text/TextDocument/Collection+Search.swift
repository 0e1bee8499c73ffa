extension Collection where Element: Equatable {
  /// Returns the first occurrence of a sequence of elements; nil if there is none. Takes time in
  /// proportion to the product of both lengths at worst.
  ///
  /// The library's own search comes with a regular expression engine, which would be a tenth of
  /// `libglobekey`.
  package func firstOccurrence(of part: some Collection<Element>) -> Range<Index>? {
    guard let first = part.first else { return startIndex..<startIndex }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      var end = found
      var rest = part[...]
      while end < endIndex, let next = rest.first, next == self[end] {
        formIndex(after: &end)
        rest = rest.dropFirst()
      }
      if rest.isEmpty { return found..<end }
      start = index(after: found)
    }
    return nil
  }
}
