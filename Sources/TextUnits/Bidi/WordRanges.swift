import CICU

/// The words of a text as ICU finds them, without spaces and punctuation between them. The language
/// is a BCP 47 tag; one that ICU does not know counts as none.
public func wordRanges(of text: Substring, language: String? = nil) -> [Range<String.Index>] {
  let units = Array(text.utf16)
  guard let length = Int32(exactly: units.count) else { return [] }
  let locale = language.map { CasingLocale($0).identifier } ?? ""
  let numbers = [Int32](unsafeUninitializedCapacity: units.count) { numbers, count in
    gk_number_words(units, length, locale, numbers.baseAddress)
    count = units.count
  }
  var ranges: [Range<String.Index>] = []
  var index = text.utf16.startIndex
  var start = index
  var word: Int32 = 0
  for number in numbers {
    if number != word {
      if word != 0 { ranges.append(start..<index) }
      (start, word) = (index, number)
    }
    index = text.utf16.index(after: index)
  }
  if word != 0 { ranges.append(start..<text.endIndex) }
  return ranges
}
