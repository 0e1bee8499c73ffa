import Keyboards
import LanguageCatalog
import LanguageDescription

/// The languages that the keyboards of a target need: Swift expressions of their catalogue entries,
/// and their dictionary images.
struct LanguageSources {
  /// The catalogue entries for the keyboards, without duplicates.
  private let languages: [Language]

  /// Finds the languages of keyboards, by keyboard id or else by language. A language that the
  /// catalogue lacks is skipped: its keys type text directly.
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

  /// The modules to import and link, sorted.
  var modules: [String] {
    Set(languages.compactMap { $0.composition?.source.module }).sorted()
  }

  /// The catalogue entries as Swift expressions.
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

  /// Returns the paths of the images by name.
  ///
  /// - Throws: `PackagingError.missingImage` if an image that a language requires is not found.
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
