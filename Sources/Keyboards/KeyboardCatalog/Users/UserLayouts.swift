import Keyboards
import LanguageDescription
import TypingAids

/// The keyboard layouts in the folder `layouts` of a container: `<id>/keyboard.xml`, with a
/// `<id>/locale.json` where the language has none. A layout with the id of a keyboard of the toolkit
/// takes its place.
///
/// ```swift
/// let layouts = UserLayouts(container: container, base: "Locales", languages: languages)
/// let engines = KeyboardEngines(of: languages, in: layouts.folder) { … }
/// let keyboards = engines.keyboards + layouts.keyboards.map(engines.keyboard)
/// ```
public struct UserLayouts: Sendable {
  /// The name of the folder in a container.
  public static let folderName = "layouts"

  /// The user's folder, which rests on the toolkit's.
  public let folder: LocaleFolder
  /// The keyboards that the toolkit does not have, by id in ascending order.
  public private(set) var keyboards: [KeyboardDescription] = []
  /// The layouts that cannot be read, with the first error of each.
  public private(set) var errors: [KeyboardError] = []

  /// Returns the folder of a container, which rests on the toolkit's. Reads nothing.
  package static func folder(container: String, base: String) -> LocaleFolder {
    LocaleFolder(path: "\(container)/\(folderName)", base: base)
  }

  /// Reads the layouts of a container. A container without the folder has none.
  ///
  /// - Parameters:
  ///   - container: the path of the container.
  ///   - base: the toolkit's folder, `Locales`.
  ///   - languages: the languages of the toolkit.
  public init(container: String, base: String, languages: [Language]) {
    folder = Self.folder(container: container, base: base)
    for id in FileBytes.names(in: folder.path)
    where FileBytes.exist(at: "\(folder.path)/\(id)/keyboard.xml") {
      do throws(KeyboardError) {
        let description = try description(of: id)
        if languages.keyboard(id) == nil { keyboards.append(description) }
      } catch {
        errors.append(error)
      }
    }
  }

  private func description(of id: String) throws(KeyboardError) -> KeyboardDescription {
    do {
      let layout = try folder.layout(of: id)
      let locale = try folder.locale(of: id, locale: layout.locale)
      return KeyboardDescription(
        id: id, primaryLanguage: locale.primaryLanguage, name: layout.info.name,
        prefersRightToLeft: locale.isRightToLeft)
    } catch {
      throw .cannotOpen(id, reason: "\(error)")
    }
  }
}
