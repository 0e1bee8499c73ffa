extension CompiledLayout {
  /// Reads a compiled layout. Its keys have numbers for ids.
  ///
  /// - Throws: a ``CompiledLayoutError`` for bytes that are none. Rules that were read can be used without
  ///   further checks.
  package static func layout(
    from bytes: [UInt8]
  ) throws(CompiledLayoutError) -> KeyboardLayout {
    var reader = CompiledLayoutReader(bytes)
    return try reader.layout()
  }
}

/// Reads a compiled layout. Every number is checked before it is used, because files can be damaged.
struct CompiledLayoutReader {
  private let bytes: [UInt8]
  private var offset = 0

  fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

  fileprivate mutating func layout() throws(CompiledLayoutError) -> KeyboardLayout {
    guard bytes.starts(with: CompiledLayout.signature) else { throw .notALayout }
    offset = CompiledLayout.signature.count
    let version = try number()
    guard version == CompiledLayout.version else { throw .otherVersion(version) }
    let locale = try text()
    var layout = KeyboardLayout(locale: locale, info: LayoutInfo(name: try text()))
    let isNormalizationDisabled = try number(upTo: 1) == 1
    layout.markerNames = try list { (reader) throws(CompiledLayoutError) in try reader.text() }
    var labels: [String: String] = [:]
    var keys: [LayoutKey] = []
    for number in 0..<(try count()) {
      var key = LayoutKey(id: String(number + 1))
      key.output = KeyOutput(try elements())
      let label = try text()
      if !label.isEmpty { labels[key.id] = label }
      keys.append(key)
    }
    layout.keys = KeyTable(keys)
    layout.displays = KeyDisplays(byKey: labels)
    layout.hardware = [try form(keyCount: layout.keys.count)]
    let simple = try list { (reader) throws(CompiledLayoutError) in try reader.group() }
    let backspace = try list { (reader) throws(CompiledLayoutError) in try reader.group() }
    layout.transforms = TransformRules(
      simple: simple, backspace: backspace, isNormalizationDisabled: isNormalizationDisabled)
    guard offset == bytes.count else { throw damaged }
    return layout
  }

  private mutating func form(keyCount: Int) throws(CompiledLayoutError) -> HardwareForm {
    let id = try text()
    let layers = try list { (reader) throws(CompiledLayoutError) in
      let modifiers = try reader.list { (reader) throws(CompiledLayoutError) in
        try reader.combination()
      }
      let rows = try reader.list { (reader) throws(CompiledLayoutError) in
        try reader.list { (reader) throws(CompiledLayoutError) in
          String(try reader.number(upTo: keyCount))
        }
      }
      return HardwareLayer(id: nil, modifiers: modifiers, rows: rows)
    }
    return HardwareForm(id: id, layers: layers)
  }

  private mutating func combination() throws(CompiledLayoutError) -> ModifierCombination {
    guard try number(upTo: 1) == 1 else { return .other }
    let exact = Modifiers(rawValue: UInt8(truncatingIfNeeded: try number(upTo: 0xFF)))
    let either = Modifiers(rawValue: UInt8(truncatingIfNeeded: try number(upTo: 0xFF)))
    return .exactly(exact, eitherSide: either)
  }

  // MARK: Values

  /// The error for the bytes before the current offset.
  var damaged: CompiledLayoutError { .damaged(offset: offset) }

  /// Reads a number in LEB128.
  mutating func number() throws(CompiledLayoutError) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 28, by: 7) {
      guard offset < bytes.count else { throw damaged }
      let byte = bytes[offset]
      offset += 1
      let bits = UInt32(byte & 0x7F)
      guard shift < 28 || bits < 16 else { throw damaged }
      result |= bits << shift
      if byte < 0x80 { return result }
    }
    throw damaged
  }

  mutating func number(upTo most: Int) throws(CompiledLayoutError) -> Int {
    guard let number = Int(exactly: try number()), number <= most else { throw damaged }
    return number
  }

  /// Reads the number of items. Each takes a byte or more, so there are not more than bytes are left.
  mutating func count() throws(CompiledLayoutError) -> Int {
    let count = try number(upTo: bytes.count)
    guard count <= bytes.count - offset else { throw damaged }
    return count
  }

  mutating func text() throws(CompiledLayoutError) -> String {
    let length = try count()
    let end = offset + length
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  mutating func elements() throws(CompiledLayoutError) -> [TextElement] {
    try list { (reader) throws(CompiledLayoutError) in try reader.element() }
  }

  /// Reads a scalar or a marker that a layout can name.
  mutating func element() throws(CompiledLayoutError) -> TextElement {
    let element = TextElement(code: try number())
    guard element.scalar != nil || ElementSet.anyMarker.contains(element) else { throw damaged }
    return element
  }

  mutating func set() throws(CompiledLayoutError) -> ElementSet {
    var next: UInt32 = 0
    let ranges = try list { (reader) throws(CompiledLayoutError) -> ClosedRange<UInt32> in
      let first = next.addingReportingOverflow(try reader.number())
      let last = first.partialValue.addingReportingOverflow(try reader.number())
      guard !first.overflow, !last.overflow, last.partialValue <= TextElement.waitingPrebase.code
      else { throw reader.damaged }
      next = last.partialValue
      return first.partialValue...last.partialValue
    }
    return ElementSet(ranges)
  }

  mutating func list<Item>(
    _ read: (inout Self) throws(CompiledLayoutError) -> Item
  ) throws(CompiledLayoutError) -> [Item] {
    var items: [Item] = []
    for _ in 0..<(try count()) { items.append(try read(&self)) }
    return items
  }
}
