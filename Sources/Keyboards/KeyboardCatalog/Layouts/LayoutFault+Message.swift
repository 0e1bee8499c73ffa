extension LayoutFault {
  /// The problem and its remedy, in one line.
  public var message: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .tooLarge(let limit): "larger than \(limit / 1024) KiB; move parts to imported files"
    case .malformed(let reason): "not well-formed XML: \(reason)"
    case .hasDeclarations:
      "declares entities or elements; write characters as they are, or as \\u{…}"
    case .wrongRoot(let found, let expected):
      "the root element is <\(found)>; it must be <\(expected)>"
    case .unknownElement(let name, let parent, let known):
      "<\(name)> is not an element of <\(parent)>; \(Self.suggestion(for: name, among: known))"
    case .unknownAttribute(let name, let element, let known):
      "\(name)= is not an attribute of <\(element)>; \(Self.suggestion(for: name, among: known))"
    case .missingAttribute(let name, let element): "<\(element)> needs \(name)=\"…\""
    case .missingElement(let name, let parent): "<\(parent)> needs a <\(name)>"
    case .repeatedElement(let name): "a second <\(name)>; merge the two"
    case .attributeTooLong(let name, let limit):
      "\(name)= is longer than \(limit / 1024) KiB; use several elements"
    case .unexpectedText(let element): "text in <\(element)> is not allowed; use attributes"
    case .invalidValue(let value, let attribute, let expected):
      "\(attribute)=\"\(value)\" is not valid; write \(expected)"
    case .importNotFound(let path): "the imported file \(path) does not exist"
    case .importOutside(let path):
      "\(path) is outside the layout's folder and 'shared' beside it; move it there"
    case .tooManyImports(let limit): "more than \(limit) imports, or too deep; merge some files"
    case .importCycle(let files): "files import each other: \(files.joined(separator: " → "))"
    case .duplicateID(let id, let element):
      "a second <\(element)> with the id \(id) in this file; remove one"
    case .unknownKey(let id): "there is no key \(id); declare <key id=\"\(id)\" …/>"
    case .unknownLayer(let id): "there is no touch layer \(id); add <layer id=\"\(id)\">"
    case .unknownFlick(let id): "there is no flick \(id); add <flick id=\"\(id)\">"
    case .unknownVariable(let name):
      "there is no variable \(name) before this one; declare it earlier"
    case .selfReference(let name): "the variable \(name) refers to itself; remove the reference"
    case .emptyKey(let id):
      "the key \(id) does nothing; give it output=, layerId= or gap=\"true\", or the id of an action"
    case .defaultNotInList(let id):
      "longPressDefaultKeyId=\"\(id)\" is not among longPressKeyIds; add it there"
    case .multiTapOfItself(let id): "the key \(id) is in its own multiTapKeyIds; leave it out"
    case .noBaseLayer: "a touch form needs a layer with id=\"base\""
    case .emptyLayer(let name): "the layer \(name) has no rows; add <row keys=\"…\"/>"
    case .ambiguousModifiers(let text):
      "modifiers=\"\(text)\" also match an earlier layer; give each combination one layer"
    case .rule(let fault, let attribute): "\(attribute)=: \(fault.message)"
    case .mixedGroup: "transforms and reorders in one group; use a <transformGroup> for each"
    case .emptyGroup: "an empty <transformGroup>; add a rule or remove it"
    case .ambiguousTransform(let from):
      "a second from=\"\(from)\" in this group, with a different result; keep one"
    case .repeatedTransform(let from): "a second from=\"\(from)\" in this group; remove one"
    case .unreachableTransform(let from, let other):
      "from=\"\(from)\" is never used: the earlier from=\"\(other)\" always matches; move it up"
    case .unusedKey(let id): "the key \(id) is in no row and no gesture; remove it"
    case .unreachableLayer(let id): "no key leads to the layer \(id); add one or remove the layer"
    case .unknownDisplayKey(let id): "a display for the key \(id), which is not declared"
    case .idleDisplay(let text): "display=\"\(text)\" equals what the key types; leave it out"
    case .duplicateLayerID(let id): "a second hardware layer \(id); omit the id, it is unused"
    case .rowTooLong(let form, let row, let limit):
      "row \(row) has more keys than the \(limit) of a keyboard of form \(form)"
    case .decomposableInReorder(let text):
      "\(text) is decomposed before rules see it, so it is never matched; write its parts"
    case .shortEscape(let text): "\(text) is an older escape; write \\u{…}"
    }
  }

  /// Suggests the nearest known name, or lists all names if none is near.
  private static func suggestion(for name: String, among known: [String]) -> String {
    guard !known.isEmpty else { return "it has none" }
    if let near = NearestName.of(name, among: known) { return "write \(near)" }
    return "it has \(known.sorted().joined(separator: ", "))"
  }
}
