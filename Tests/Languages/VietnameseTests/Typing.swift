import Foundation
import GlobeKey
import Vietnamese

/// Returns the text of keys in key notation, typed into an empty document. The composition at the
/// end is committed.
func typed(_ keys: String, options: VietnameseOptions = VietnameseOptions()) throws -> String {
  var session = InputSession(
    method: Vietnamese.inputMethod(options: options), keymap: .words)
  var document = InMemoryDocument()
  for key in try KeyNotation.parse(keys) {
    let context = InputContext(
      documentContextBeforeInput: document.documentContextBeforeInput)
    session.handle(key, context: context).forEach { document.apply($0) }
  }
  session.resolve(by: session.resolution).forEach { document.apply($0) }
  return document.text
}

/// Returns the keys that write a syllable: marks right after their letters, tones at the end.
func keys(for syllable: String, _ keys: TypingKeys) -> String {
  var written = ""
  var tone = ""
  for scalar in syllable.decomposed {
    switch scalar {
    case "\u{302}": written += keys.circumflex(on: written.last)
    case "\u{306}": written += keys.sign(telex: "w", vni: "8", viqr: "(")
    case "\u{31B}": written += keys.sign(telex: "w", vni: "7", viqr: "+")
    case "đ": written += keys.sign(telex: "dd", vni: "d9", viqr: "dd")
    case "\u{301}": tone = keys.sign(telex: "s", vni: "1", viqr: "'")
    case "\u{300}": tone = keys.sign(telex: "f", vni: "2", viqr: "`")
    case "\u{309}": tone = keys.sign(telex: "r", vni: "3", viqr: "?")
    case "\u{303}": tone = keys.sign(telex: "x", vni: "4", viqr: "~")
    case "\u{323}": tone = keys.sign(telex: "j", vni: "5", viqr: ".")
    case "o" where keys.isTelex && written.last == "o": written += "oo"
    default: written.unicodeScalars.append(scalar)
    }
  }
  return written + tone
}

extension TypingKeys {
  fileprivate var isTelex: Bool { self == .telex || self == .simpleTelex }

  fileprivate func sign(telex: String, vni: String, viqr: String) -> String {
    switch self {
    case .telex, .simpleTelex: telex
    case .vni: vni
    case .viqr: viqr
    }
  }

  fileprivate func circumflex(on letter: Character?) -> String {
    sign(telex: letter.map { String($0) } ?? "", vni: "6", viqr: "^")
  }
}

extension String {
  /// The scalars of the canonical decomposition.
  var decomposed: String.UnicodeScalarView {
    decomposedStringWithCanonicalMapping.unicodeScalars
  }
}
