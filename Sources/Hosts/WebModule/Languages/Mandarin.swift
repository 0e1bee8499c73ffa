import DictionaryImage
import InputCore
import Mandarin
import SyllableConversion

/// The lexicon in the image of the page; nil before there is one.
nonisolated(unsafe) private var lexicon: Lexicon?

/// Opens an image with the words and the language model.
///
/// - Parameter bytes: The image. Its memory is taken over.
/// - Returns: Whether it is an image of Mandarin.
func openImage(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let file = MappedFile(taking: bytes, path: Mandarin.languageTag)
  guard let image = try? Image(file: file),
    let opened = try? Lexicon(image: image, language: Mandarin.languageTag)
  else { return false }
  lexicon = opened
  return true
}

/// Opens Mandarin.
///
/// - Parameter input: Names of `PinyinTyping`: `xiaohe z-zh`.
/// - Returns: nil for an unknown name, and without an image.
func makeSession(_ input: [UInt8]) -> InputSession<MultistageMethod<PinyinConverter>>? {
  guard let lexicon, let typing = try? PinyinTyping(names: names(in: input)) else { return nil }
  let method = Mandarin.inputMethod(lexicon: lexicon, options: MandarinOptions(typing: typing))
  return InputSession(method: method, keymap: Mandarin.keymap(for: typing))
}
