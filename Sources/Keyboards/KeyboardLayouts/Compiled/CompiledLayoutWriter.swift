extension CompiledLayout {
  /// Compiles a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout, of which the first hardware form is compiled.
  ///   - capsLocked: applies Caps Lock to a text; returns nil for a text that it leaves as it is. A layout
  ///     gets layers for Caps Lock by it, so that its reader needs no rules of casing.
  package static func bytes(
    of layout: KeyboardLayout, capsLocked: (String) -> String?
  ) -> [UInt8] {
    var writer = CompiledLayoutWriter()
    writer.write(layout, capsLocked)
    return writer.bytes
  }
}

/// Writes a compiled layout.
struct CompiledLayoutWriter {
  private(set) var bytes: [UInt8] = CompiledLayout.signature

  fileprivate mutating func write(_ layout: KeyboardLayout, _ capsLocked: (String) -> String?) {
    let form = layout.hardware.first ?? HardwareForm(id: "", layers: [])
    let table = HardwareTable(layout, form, capsLocked)
    write(CompiledLayout.version)
    write(layout.locale)
    write(layout.info.name)
    write(layout.transforms.isNormalizationDisabled ? 1 : 0)
    write(layout.markerNames) { $0.write($1) }
    write(table.keys) { writer, key in
      writer.write(key.output.elements)
      writer.write(key.label)
    }
    write(form.id)
    write(table.layers) { writer, layer in
      writer.write(layer.modifiers) { $0.write($1) }
      writer.write(layer.rows) { writer, row in
        writer.write(row) { $0.write(UInt32($1)) }
      }
    }
    write(layout.transforms.simple) { $0.write($1) }
    write(layout.transforms.backspace) { $0.write($1) }
  }

  // MARK: Values

  /// Writes a number in LEB128: seven bits a byte, the lowest first.
  mutating func write(_ number: UInt32) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ number: Int) { write(UInt32(clamping: number)) }

  mutating func write(_ text: String) {
    let utf8 = Array(text.utf8)
    write(utf8.count)
    bytes += utf8
  }

  mutating func write(_ elements: [TextElement]) {
    write(elements) { $0.write($1.code) }
  }

  /// Writes each range as its distance from the end of the previous one, and its length less one.
  mutating func write(_ set: ElementSet) {
    var next: UInt32 = 0
    write(set.ranges) { writer, range in
      writer.write(range.lowerBound - next)
      writer.write(range.upperBound - range.lowerBound)
      next = range.upperBound
    }
  }

  /// Writes the number of the items, then each of them.
  mutating func write<Items: Collection>(
    _ items: Items, _ writeItem: (inout Self, Items.Element) -> Void
  ) {
    write(items.count)
    for item in items { writeItem(&self, item) }
  }

  private mutating func write(_ combination: ModifierCombination) {
    switch combination {
    case .other: write(0)
    case .exactly(let exact, let either):
      write(1)
      write(UInt32(exact.rawValue))
      write(UInt32(either.rawValue))
    }
  }
}

/// The layers of a hardware form, with the numbers of keys in a table of the different keys.
private struct HardwareTable {
  struct Key: Hashable {
    let output: KeyOutput
    /// The label of the cap; empty if it is the text of the output.
    let label: String
  }

  /// A layer. In its rows 0 is a position without a key, and 1 the first key of the table.
  struct Layer {
    let modifiers: [ModifierCombination]
    let rows: [[Int]]
  }

  private(set) var keys: [Key] = []
  private(set) var layers: [Layer] = []
  private var numbers: [Key: Int] = [:]

  init(_ layout: KeyboardLayout, _ form: HardwareForm, _ capsLocked: (String) -> String?) {
    for layer in form.layers {
      let rows = layer.rows.map { row in
        row.map { number(of: layout.keys[$0], layout) }
      }
      layers.append(Layer(modifiers: layer.modifiers, rows: rows))
    }
    // The first layer that matches counts, so layers for Caps Lock come before those of the layout.
    layers = capsLayers(of: layout, form, capsLocked) + layers
  }

  /// Returns the layers for Caps Lock that a layout lacks: those of its other combinations, with the
  /// outputs of Caps Lock.
  private mutating func capsLayers(
    of layout: KeyboardLayout, _ form: HardwareForm, _ capsLocked: (String) -> String?
  ) -> [Layer] {
    var added: [Layer] = []
    for layer in form.layers {
      for case .exactly(let exact, let either) in layer.modifiers where !exact.contains(.caps) {
        let held = exact.union(either)
        let locked = form.layer(for: held.union(.caps))?.rows ?? []
        let rows = layer.rows.enumerated().map { row, keys in
          keys.enumerated().map { column, id in
            let own =
              locked.indices.contains(row) && locked[row].indices.contains(column)
              ? layout.keys[locked[row][column]] : nil
            return number(of: own?.output == nil ? layout.keys[id] : own, layout) { text in
              own?.output == nil ? capsLocked(text) : nil
            }
          }
        }
        added.append(
          Layer(modifiers: [.exactly(exact.union(.caps), eitherSide: either)], rows: rows))
      }
    }
    return added
  }

  /// Returns the number of a key, which is added to the table if it is new; 0 for a key without output.
  private mutating func number(
    of key: LayoutKey?, _ layout: KeyboardLayout,
    changing change: (String) -> String? = { _ in nil }
  ) -> Int {
    guard let key, var output = key.output else { return 0 }
    var label = layout.label(for: key)
    if output.markers.isEmpty, let changed = change(output.text) {
      output = KeyOutput(changed)
      label = output.composedText
    }
    let entry = Key(output: output, label: label == output.composedText ? "" : label)
    if let number = numbers[entry] { return number }
    keys.append(entry)
    numbers[entry] = keys.count
    return keys.count
  }
}
