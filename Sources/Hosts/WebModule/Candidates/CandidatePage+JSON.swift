import InputCore

extension CandidatePage {
  /// The effect that shows the page, as a JSON object. Its members are those of the playground's views.
  ///
  /// ```
  /// {"type":"candidates","items":[{"text":"你好"}],"highlighted":0,"page":0,"hasNext":true}
  /// ```
  var json: String {
    let items = candidates.map { candidate in
      let annotation = candidate.gloss.map { #","annotation":\#($0.quoted)"# } ?? ""
      return #"{"text":\#(candidate.text.quoted)\#(annotation)}"#
    }
    return #"{"type":"candidates","items":[\#(items.joined(separator: ","))],"#
      + #""highlighted":\#(highlighted),"page":\#(number),"hasNext":\#(hasNext)}"#
  }
}
