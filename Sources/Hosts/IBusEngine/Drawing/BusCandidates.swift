import DesktopSession
import IBus

/// Draws a page of candidates.
enum BusCandidates {
  /// Grey that can be read on light and on dark panels.
  private static let annotationColour: UInt32 = 0x808080

  /// Creates the table of a page. It holds the page alone: the session turns pages.
  static func makeTable(_ list: CandidateList) -> UnsafeMutablePointer<IBusLookupTable>? {
    let table = ibus_lookup_table_new(
      UInt32(max(1, list.items.count)), UInt32(list.highlighted ?? 0),
      list.highlighted == nil ? 0 : 1, 0)
    for item in list.items {
      ibus_lookup_table_append_candidate(table, makeText(item))
      ibus_lookup_table_append_label(table, busText(item.label.isEmpty ? " " : "\(item.label)."))
    }
    return table
  }

  private static func makeText(_ item: CandidateList.Item) -> UnsafeMutablePointer<IBusText>? {
    guard let annotation = item.annotation else { return busText(item.text) }
    let text = busText("\(item.text)  \(annotation)")
    let start = item.text.unicodeScalars.count + 2
    ibus_text_append_attribute(
      text, IBUS_ATTR_TYPE_FOREGROUND.rawValue, annotationColour, UInt32(start),
      Int32(start + annotation.unicodeScalars.count))
    return text
  }
}
