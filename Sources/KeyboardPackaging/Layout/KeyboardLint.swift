import Foundation
import TextUnits

/// Checks manifests, property lists and layouts, each by what it is.
public struct KeyboardLint: Sendable {
  /// Reads a layout: its facts where it could be read, and all that is wrong with the file itself.
  /// Without a direction it is that of the language the layout names.
  public typealias LayoutReading =
    @Sendable (_ path: String, _ direction: TextDirection?) -> (
      facts: LayoutFacts?, findings: [Finding]
    )

  private let readLayout: LayoutReading

  /// A linter that reads layouts with a reader.
  public init(readLayout: @escaping LayoutReading) { self.readLayout = readLayout }

  /// All findings in a file: of a manifest, those of its layouts too. Throws where the file cannot
  /// be read at all.
  public func findings(in path: String) throws(PackagingError) -> [Finding] {
    do throws(PackagingError) {
      if path.hasSuffix(".json") { return try manifestFindings(path) }
      let text = try TextFile.bytes(of: path)
      if path.hasSuffix(".plist") || text.starts(with: Array("bplist".utf8)) {
        return try InfoPlistReading(path: path).findings
      }
      let (facts, findings) = readLayout(path, nil)
      return findings + (facts.map { LayoutLint($0).findings } ?? [])
    } catch {
      if case .invalid(let findings) = error { return findings }
      throw error
    }
  }

  private func manifestFindings(_ path: String) throws(PackagingError) -> [Finding] {
    let reading = try ManifestReading(path: path)
    guard let manifest = reading.manifest else { return reading.findings }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var findings = reading.findings + sameNames(in: manifest, reading)
    var known: Set<String> = []
    for (index, keyboard) in manifest.keyboards.enumerated() {
      let place = { (key: String) in
        reading.places["keyboards[\(index)].\(key)"] ?? reading.places["keyboards[\(index)]"]
          ?? SourcePlace(path)
      }
      let layout = LayoutFiles(keyboard, manifestFolder: folder).layout.path
      guard FileManager.default.fileExists(atPath: layout) else {
        findings.append(Finding(.error, place("layout"), "there is no layout \(layout)"))
        continue
      }
      let direction: TextDirection =
        keyboard.description.prefersRightToLeft ? .rightToLeft : .leftToRight
      let (facts, own) = readLayout(layout, direction)
      if known.insert(layout).inserted { findings += own }
      guard let facts else { continue }
      let lint = LayoutLint(facts)
      findings += lint.findings
      if let fault = lint.asciiFault(isDeclared: keyboard.description.isASCIICapable) {
        findings.append(Finding(fault.severity, place("isASCIICapable"), fault.message))
      }
    }
    return findings
  }

  /// Keyboards that a list could not tell apart.
  private func sameNames(
    in manifest: KeyboardManifest, _ reading: ManifestReading
  ) -> [Finding] {
    var known: Set<String> = []
    return manifest.keyboards.enumerated().compactMap { index, keyboard in
      let name = keyboard.description.name
      guard !known.insert(name).inserted else { return nil }
      return Finding(
        .warning, reading.places["keyboards[\(index)].name"] ?? SourcePlace("keyboard.json"),
        "another keyboard is called '\(name)' too; a list of keyboards cannot tell them apart")
    }
  }
}
