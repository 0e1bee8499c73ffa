import KeyboardLayouts
import TestSupport

/// Rules written in a test, and texts typed with them.
struct RuleSample {
  var variables = LayoutVariables()
  var rules = TransformRules()

  /// One group of transforms, given as pairs of `from` and `to`.
  init(
    _ transforms: [(String, String)], sets: [String: String] = [:], strings: [String: String] = [:],
    unicodeSets: [String: String] = [:]
  ) throws {
    for (name, value) in strings { try variables.declareString(name, value: value) }
    for (name, value) in sets { try variables.declareSet(name, value: value) }
    for (name, value) in unicodeSets { try variables.declareUnicodeSet(name, value: value) }
    var list: [TransformRule] = []
    for (from, to) in transforms {
      list.append(try TransformRule(from: from, to: to, variables: &variables))
    }
    rules = TransformRules(simple: [.transforms(list)])
  }

  /// Returns the document after typing a text scalar by scalar. `\m{…}` is a dead key.
  func typed(_ text: String, after start: String = "") throws -> String {
    var variables = variables
    var document = start
    var processor = TransformProcessor(rules)
    for element in try variables.parse(text) {
      document.apply(processor.type(KeyOutput([element]), after: document))
    }
    return document
  }
}
