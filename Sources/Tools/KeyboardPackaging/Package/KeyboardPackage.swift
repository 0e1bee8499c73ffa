import Keyboards
import LanguageCatalog

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All files that are generated from a manifest: property lists, sources, layouts, and the files of
/// IBus and Fcitx. Equal manifests give equal bytes.
///
/// ```
/// App/Info.plist
/// Keyboards/fa/Info.plist, KeyboardList.swift, KeyboardViewController.swift, Locales/…
/// fcitx5/addon/pars.conf, fcitx5/inputmethod/pars-fa.conf
/// ibus/component/pars.xml
/// keyboard.json
/// ```
public struct KeyboardPackage: Sendable {
  /// The mapping of languages to targets: one target per language, or one for all.
  public typealias Shape = LanguagePackaging

  /// The files to write.
  package let files: FileTree

  /// Packages the manifest at `path`.
  ///
  /// ```swift
  /// let package = try KeyboardPackage(manifest: "keyboard.json", shape: .perLanguage)
  /// try package.files.write(to: "Packaged")
  /// ```
  ///
  /// - Parameters:
  ///   - path: The manifest.
  ///   - shape: One target per language, or one for all.
  ///   - libexec: The folder in which IBus finds the program.
  ///   - catalog: The languages whose engines keyboards may have.
  ///   - imagePath: Finds the dictionary images to copy; nil copies none.
  /// - Throws: `PackagingError` if the manifest is invalid, a file cannot be read, or a required
  ///   image is missing.
  package init(
    manifest path: String, shape: Shape, libexec: String = "/usr/libexec",
    catalog: LanguageCatalog = .standard, imagePath: ((_ name: String) throws -> String)? = nil
  ) throws(PackagingError) {
    let manifest = try KeyboardManifest(path: path)
    var files = FileTree()
    files.add("keyboard.json", try TextFile.text(of: path))
    files.add("App/Info.plist", manifest.appInfoPlist.text)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    for target in manifest.targets(shape) {
      try target.add(to: &files, manifestFolder: folder, catalog: catalog)
      guard let imagePath else { continue }
      let images = try LanguageSources(of: target.descriptions, in: catalog).images(
        foundBy: imagePath)
      for (name, image) in images {
        files.add("Keyboards/\(target.name)/Dictionaries/\(name).imedict", copiedFrom: image)
      }
    }
    let ibus = IBusComponent(manifest, libexec: libexec)
    files.add("ibus/component/\(ibus.fileName)", ibus.text)
    let fcitx = FcitxFiles(manifest)
    files.add("fcitx5/addon/\(fcitx.addon.fileName)", fcitx.addon.text)
    for file in fcitx.inputMethods { files.add("fcitx5/inputmethod/\(file.fileName)", file.text) }
    self.files = files
  }
}
