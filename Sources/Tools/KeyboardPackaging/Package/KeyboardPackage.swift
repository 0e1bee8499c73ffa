import Keyboards
import LanguageCatalog

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything that is written for a manifest: property lists, sources, layouts, and the files of
/// IBus and Fcitx. The same manifest gives the same bytes.
///
/// ```
/// App/Info.plist
/// Keyboards/fa/Info.plist, KeyboardList.swift, KeyboardViewController.swift, Locales/…
/// fcitx5/addon/pars.conf, fcitx5/inputmethod/pars-fa.conf
/// ibus/component/pars.xml
/// keyboard.json
/// ```
public struct KeyboardPackage: Sendable {
  /// How the languages of a manifest become targets.
  public typealias Shape = LanguagePackaging

  /// What is to be written.
  package let files: FileTree

  /// Packages the manifest at `path`.
  ///
  /// - Parameters:
  ///   - libexec: the folder that IBus will find the program in.
  ///   - catalog: the languages whose engines keyboards may have.
  ///   - imagePath: finds the dictionary images to copy; nil for a package without them, whose author
  ///     copies them.
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
