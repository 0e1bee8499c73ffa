/// A run of text in one style.
package struct Span: Hashable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = []) {
    self.text = text
    self.style = style
  }
}

/// A line of the terminal, at most as wide as it.
package struct Line: Hashable, Sendable {
  package private(set) var spans: [Span] = []

  package init(_ spans: [Span] = []) {
    for span in spans { append(span.text, span.style) }
  }

  /// Appends text. Text in the same style joins the last span.
  package mutating func append(_ text: String, _ style: Style = []) {
    guard !text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text, style))
    }
  }

  /// The text without styles.
  package var text: String { spans.map(\.text).joined() }
}
