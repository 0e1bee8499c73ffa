import KeyboardLayouts

/// The destination of a key's output.
package enum KeyRoute: Hashable {
  /// The engine, as these characters.
  case engine(String)
  /// The layout's rules, although the keyboard has an engine: dead keys, and marks that combine
  /// with the preceding letter. An open composition ends first.
  case rules
  /// The text.
  case text
}

extension KeyboardContents {
  /// Returns the destination of a key's output.
  ///
  /// - Parameter composes: whether keys go through the engine at this moment.
  package func route(of output: KeyOutput, composes: Bool) -> KeyRoute {
    if composes, let keys = engineKeys(of: output) { return .engine(keys) }
    return isForRules(output) ? .rules : .text
  }

  private func engineKeys(of output: KeyOutput) -> String? {
    guard !composedKeys.markers.isEmpty, !output.markers.isEmpty else {
      return isForRules(output) ? nil : output.text
    }
    var keys = ""
    for element in output.elements {
      if let scalar = element.scalar {
        keys.unicodeScalars.append(scalar)
      } else if let marker = element.marker, let name = layout.name(of: marker),
        let typed = composedKeys.markers[name]
      {
        keys += typed
      } else {
        return nil
      }
    }
    return keys
  }

  private func isForRules(_ output: KeyOutput) -> Bool {
    guard makeEngine != nil, !layout.transforms.simple.isEmpty else { return false }
    let combiningClass = output.text.unicodeScalars.first?.properties.canonicalCombiningClass
    return !output.markers.isEmpty || combiningClass != nil && combiningClass != .notReordered
  }
}
