import KeyboardCatalog
import Keyboards
import Synchronization

/// The contents of an opened keyboard.
package struct OpenKeyboard: Sendable {
  /// The layout, the locale and the openers of engines.
  package let contents: KeyboardContents
  /// The number of keyboards that were opened before. Equal numbers mean equal contents.
  package let version: Int
}

/// The keyboards that were opened. One whose files have changed is opened again when it is asked for.
/// They are never closed: what is mapped costs no memory of its own.
final class OpenKeyboards: Sendable {
  /// The versions of the files that a keyboard is made of. A replaced image changes the folder of
  /// images. Files that a layout imports are not watched.
  private struct Files: Equatable {
    var layout: FileStamp?
    var locale: FileStamp?
    var images: [FileStamp?]
  }

  private struct State {
    var keyboards: [String: (keyboard: OpenKeyboard, files: Files)] = [:]
    var count = 0
  }

  private let imageFolders: [String]
  private let state = Mutex(State())

  /// Creates an empty list for keyboards with images in some folders.
  init(imageFolders: [String]) { self.imageFolders = imageFolders }

  /// Returns a keyboard, opened if it is not open or its files have changed. A keyboard whose changed
  /// files cannot be read stays as it was.
  ///
  /// - Throws: the error of opening it for the first time.
  func keyboard(_ source: LanguageKeyboard) throws(KeyboardError) -> OpenKeyboard {
    let id = source.description.id
    let files = files(of: source)
    let known = state.withLock { $0.keyboards[id] }
    if let known, known.files == files { return known.keyboard }
    do throws(KeyboardError) {
      // Two threads may open it at once; the first one's contents are kept.
      let contents = try source.contents()
      return state.withLock { state in
        if let open = state.keyboards[id], open.files == files { return open.keyboard }
        let keyboard = OpenKeyboard(contents: contents, version: state.count)
        state.count += 1
        state.keyboards[id] = (keyboard, files)
        return keyboard
      }
    } catch {
      guard let known else { throw error }
      // Files that cannot be read are tried again only after they have changed once more.
      state.withLock { $0.keyboards[id]?.files = files }
      return known.keyboard
    }
  }

  private func files(of source: LanguageKeyboard) -> Files {
    Files(
      layout: FileStamp(of: source.files.layout), locale: FileStamp(of: source.files.locale),
      images: imageFolders.map(FileStamp.init))
  }
}
