import KeyboardCatalog
import TextUnits
import TypingAids

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks manifests, property lists, layouts and locale files, each by its kind.
///
/// ```swift
/// for finding in try KeyboardLint().findings(in: "keyboard.json") { print(finding) }
/// ```
package struct KeyboardLint: Sendable {
  private let cldr: String?

  /// Creates a linter.
  ///
  /// - Parameter cldr: The folder of CLDR's import files, for layouts that have none beside them.
  package init(cldr: String? = nil) { self.cldr = cldr }

  /// Returns all findings about a file. For a manifest, these include its layouts and locale files.
  ///
  /// - Throws: `PackagingError` if the file cannot be read at all.
  package func findings(in path: String) throws(PackagingError) -> [Finding] {
    do throws(PackagingError) {
      let text = try TextFile.bytes(of: path)
      if path.hasSuffix("locale.json") { return localeFindings(path) }
      if path.hasSuffix(".json") { return try manifestFindings(path) }
      if path.hasSuffix(".plist") || text.starts(with: Array("bplist".utf8)) {
        return try InfoPlistReading(path: path).findings
      }
      let (facts, findings) = try LayoutFacts.read(path: path, cldr: cldr, direction: nil)
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
      let position = { (key: String) in
        reading.positions["keyboards[\(index)].\(key)"] ?? reading.positions["keyboards[\(index)]"]
          ?? SourcePosition(file: path)
      }
      let layout = LayoutFiles(keyboard, manifestFolder: folder).layout.path
      guard FileManager.default.fileExists(atPath: layout) else {
        findings.append(Finding(.error, position("layout"), "the layout \(layout) does not exist"))
        continue
      }
      findings += localeFindings(
        of: LayoutFiles(keyboard, manifestFolder: folder), position: position("layout"))
      let direction: TextDirection =
        keyboard.description.prefersRightToLeft ? .rightToLeft : .leftToRight
      let (facts, own) = try LayoutFacts.read(path: layout, cldr: cldr, direction: direction)
      if known.insert(layout).inserted { findings += own }
      guard let facts else { continue }
      let lint = LayoutLint(facts)
      findings += lint.findings
      if let fault = lint.asciiFault(isDeclared: keyboard.description.isASCIICapable) {
        findings.append(Finding(fault.severity, position("isASCIICapable"), fault.message))
      }
    }
    return findings
  }

  /// Returns the findings about the `locale.json` of a layout, or one finding if it is missing.
  private func localeFindings(of files: LayoutFiles, position: SourcePosition) -> [Finding] {
    guard let locale = files.locale else {
      return [Finding(.error, position, "locale.json is missing beside \(files.layout.path)")]
    }
    return localeFindings(locale.path)
  }

  private func localeFindings(_ path: String) -> [Finding] {
    do throws(LocaleFileError) {
      _ = try KeyboardLocale(contentsOf: path)
      return []
    } catch {
      return [Finding(.error, SourcePosition(file: error.file, line: error.line), error.reason)]
    }
  }

  /// Returns a warning for each keyboard whose name another keyboard has, since a list could not
  /// tell them apart.
  private func sameNames(
    in manifest: KeyboardManifest, _ reading: ManifestReading
  ) -> [Finding] {
    var known: Set<String> = []
    return manifest.keyboards.enumerated().compactMap { index, keyboard in
      let name = keyboard.description.name
      guard !known.insert(name).inserted else { return nil }
      return Finding(
        .warning,
        reading.positions["keyboards[\(index)].name"] ?? SourcePosition(file: "keyboard.json"),
        "another keyboard is also called '\(name)'; give each its own name")
    }
  }
}
