import InputCore

extension [Effect] {
  /// The effects that a page carries out, as a JSON array. Effects about lessons and modes are left out, since
  /// modules learn nothing, and those about candidates in modules without a dictionary.
  ///
  /// ```
  /// [{"type":"insert","text":"tôi "}]
  /// [{"type":"mark","pieces":[{"text":"tô","stage":"reading"}],"caret":2}]
  /// [{"type":"pass"}]
  /// ```
  var json: String { "[\(compactMap { $0.json }.joined(separator: ","))]" }
}

extension Effect {
  /// The effect as a JSON object; nil if a page does not carry it out.
  fileprivate var json: String? {
    switch self {
    case .setMarkedText(let preedit):
      let pieces = preedit.pieces.map {
        #"{"text":\#($0.text.quoted),"stage":"\#($0.stage.rawValue)"}"#
      }
      return #"{"type":"mark","pieces":[\#(pieces.joined(separator: ","))],"#
        + #""caret":\#(preedit.caretInUTF16)}"#
    case .insertText(let text): return #"{"type":"insert","text":\#(text.quoted)}"#
    case .replaceText(let old, let new):
      return #"{"type":"replace","old":\#(old.quoted),"new":\#(new.quoted)}"#
    case .moveCaretBack(let text): return #"{"type":"back","over":\#(text.quoted)}"#
    case .passThrough: return #"{"type":"pass"}"#
    case .alert(let alert): return #"{"type":"alert","alert":"\#(alert.rawValue)"}"#
    #if CANDIDATES
      case .showCandidates(let page): return page.json
      case .hideCandidates: return #"{"type":"candidates"}"#
    #else
      case .showCandidates, .hideCandidates: return nil
    #endif
    case .learn, .unlearn, .forget, .showModes: return nil
    }
  }
}

extension String {
  /// The text as a JSON string.
  var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\0"..<" ":
        quoted += scalar.value < 16 ? "\\u000" : "\\u00"
        quoted += String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
