import KeyboardCatalog
import KeyboardLayouts
import TextUnits

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LayoutFacts {
  /// Reads a layout in LDML.
  ///
  /// - Parameters:
  ///   - path: The layout file.
  ///   - cldr: The folder of CLDR's import files if none is beside the layout's folder.
  ///   - direction: The direction of the language; nil uses that of the layout's locale.
  /// - Returns: The facts, nil if the layout cannot be read, and all findings about the file.
  /// - Throws: `PackagingError` if the file cannot be read at all.
  static func read(
    path: String, cldr: String?, direction: TextDirection?
  ) throws(PackagingError) -> (facts: LayoutFacts?, findings: [Finding]) {
    let bytes = try TextFile.bytes(of: path)
    let own = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/cldr").path
    let folder = FileManager.default.fileExists(atPath: own) ? own : cldr ?? own
    let findings = KeyboardLayoutReader.problems(path: path, cldr: folder)
      .compactMap(Finding.init)
    guard let layout = try? KeyboardLayoutReader.read(path: path, cldr: folder) else {
      return (nil, findings)
    }
    let direction =
      direction ?? (try? LanguageTag(layout.locale))?.direction ?? .leftToRight
    return (
      LayoutFacts(layout, file: path, direction: direction, positions: LayoutPositions(of: bytes)),
      findings
    )
  }

  /// Collects the facts of a layout.
  private init(
    _ layout: KeyboardLayout, file: String, direction: TextDirection, positions: LayoutPositions
  ) {
    func layer(_ id: String, _ rows: [[String]]) -> Layer {
      Layer(
        id: id, position: SourcePosition(file: file, line: positions.touchLayers[id]), rows: rows)
    }
    self.init(
      file: file, direction: direction,
      touchLayers: layout.touchLayers.map { layer($0.id, $0.rows) },
      hardwareLayers: layout.hardware.flatMap { form in
        form.layers.map { layer($0.id ?? form.id, $0.rows) }
      },
      keys: Dictionary(
        layout.keys.map { key in
          let alternatives =
            key.gestures.longPress + key.gestures.multiTap + key.gestures.flicks.map(\.keyID)
          return (
            key.id,
            Key(
              position: SourcePosition(file: file, line: positions.keys[key.id]),
              output: key.output?.text ?? "", layer: key.layerID, alternatives: alternatives)
          )
        }, uniquingKeysWith: { $1 }))
  }
}

extension Finding {
  /// Converts a problem of a layout file. Layers that no key leads to are left to `LayoutLint`,
  /// which knows the layers that fields open.
  fileprivate init?(_ problem: LayoutProblem) {
    if case .unreachableLayer = problem.fault { return nil }
    self.init(
      problem.severity == .error ? .error : .warning, problem.position, problem.fault.message)
  }
}
