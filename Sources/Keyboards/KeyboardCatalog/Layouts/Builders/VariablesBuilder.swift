import KeyboardLayouts
import TextDocument

/// Declares the variables of a layout: strings, then sets, then Unicode sets. The kinds may be
/// mixed in the file. Within a kind, a variable may only refer to earlier ones.
enum VariablesBuilder {
  static func declare(
    _ root: LayoutNode, in variables: inout LayoutVariables, _ problems: inout ProblemList
  ) {
    let nodes = root.children(named: "variables").flatMap(\.children)
    LayoutNode.reportDuplicates(nodes, of: "variable", &problems)
    let ordered = ["string", "set", "uset"].flatMap { kind in nodes.filter { $0.name == kind } }
    for node in ordered {
      guard let id = node["id"], let value = node["value"] else { continue }
      guard isName(id) else {
        problems.report(
          .invalidValue(id, attribute: "id", expected: "1 to 32 letters, digits or _ of ASCII"),
          at: node.position)
        continue
      }
      if ["${\(id)}", "$[\(id)]"].contains(where: { value.firstOccurrence(of: $0) != nil }) {
        problems.report(.selfReference(id), at: node.position)
        continue
      }
      ShortEscapes.report(value, at: node.position, &problems)
      do throws(RuleFault) {
        switch node.name {
        case "string": try variables.declareString(id, value: value)
        case "set": try variables.declareSet(id, value: value)
        default: try variables.declareUnicodeSet(id, value: value)
        }
      } catch {
        if case .unknownVariable(let name) = error {
          problems.report(.unknownVariable(name), at: node.position)
        } else {
          problems.report(error, of: "value", at: node.position)
        }
      }
    }
  }

  private static func isName(_ id: String) -> Bool {
    (1...32).contains(id.utf8.count)
      && id.utf8.allSatisfy { byte in
        Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || (0x30...0x39).contains(byte)
          || byte == UInt8(ascii: "_")
      }
  }
}

/// Warns about `\u0301`, the older form of `\u{301}`. It is read all the same.
enum ShortEscapes {
  static func report(_ text: String, at position: SourcePosition, _ problems: inout ProblemList) {
    var rest = Substring(text).utf8
    while let start = rest.firstOccurrence(of: "\\u".utf8) {
      rest = rest[start.upperBound...]
      let digits = Substring(rest.prefix(4))
      if digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit) {
        return problems.report(.shortEscape("\\u\(digits)"), at: position)
      }
    }
  }
}
