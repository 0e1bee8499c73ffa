import Keyboards
import LanguageCatalog
import LanguageDescription

/// What a target needs of the languages of its keyboards: their entries as sources, and their images.
struct LanguageSources {
  /// The entries that the catalogue has for the keyboards, each once.
  private let languages: [Language]

  /// The languages of some keyboards: by the keyboard's id, else by its language. A language that the
  /// catalogue has not is left out: its keys go straight into the text.
  init(of keyboards: [KeyboardDescription], in catalog: LanguageCatalog) {
    var languages: [Language] = []
    for keyboard in keyboards {
      guard
        let language = catalog.keyboard(keyboard.id)?.language
          ?? catalog.language(matching: keyboard.primaryLanguage),
        !languages.contains(where: { $0.tag == language.tag })
      else { continue }
      languages.append(language)
    }
    self.languages = languages
  }

  /// The modules to import and to link, in order, each once.
  var modules: [String] {
    Set(languages.compactMap { $0.composition?.source.module }).sorted()
  }

  /// The entries as expressions.
  var expressions: [String] {
    languages.map { language in
      if let composition = language.composition { return composition.source.expression }
      let keyboard = language.keyboards.first
      return """
        Language(
              tag: \(SourceText.swift(language.tag)),
              primaryLanguage: \(SourceText.swift(keyboard?.primaryLanguage ?? language.tag)),
              name: \(SourceText.swift(language.name)),
              prefersRightToLeft: \(keyboard?.prefersRightToLeft ?? false))
        """
    }
  }

  /// The paths of the images by their names. Throws `missingImage` where one is not found that a language
  /// cannot be typed without.
  func images(
    foundBy imagePath: (String) throws -> String
  ) throws(PackagingError) -> [String: String] {
    var images: [String: String] = [:]
    for language in languages {
      for image in language.composition?.images ?? [] {
        do {
          images[image.name] = try imagePath(image.name)
        } catch {
          guard !image.isRequired else {
            throw .missingImage(image.name, language: language.tag, reason: "\(error)")
          }
        }
      }
      if language.suggestsWords, let words = try? imagePath(language.wordsImage) {
        images[language.wordsImage] = words
      }
    }
    return images
  }
}
