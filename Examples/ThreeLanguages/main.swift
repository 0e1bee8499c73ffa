// A host with one keyboard that types three languages: a left-to-right, a right-to-left and a
// composing one, on one document.
// Run it:  swift run -c release example-three-languages Locales .build/dictionaries/zh-Hans.imedict
import GlobeKey
import KeyboardCatalog
import KeyboardPermissions
import Keyboards
import Mandarin

let arguments = CommandLine.arguments.dropFirst()
let folder = LocaleFolder(path: arguments.first ?? "Locales")
let dictionary = arguments.dropFirst().first ?? ".build/dictionaries/zh-Hans.imedict"

func keyboard(
  _ id: String, engine: LanguageKeyboard.EngineOpener? = nil
) throws(KeyboardError) -> LanguageKeyboard {
  guard let description = StandardKeyboards.description(of: id) else {
    throw .unknownKeyboard(id, known: StandardKeyboards.descriptions.map(\.id))
  }
  return LanguageKeyboard(description, in: folder, engine: engine)
}

let host = try KeyboardSwitcher(
  [
    keyboard("en"), keyboard("fa"),
    keyboard("zh-Hans") {
      let method = Mandarin.inputMethod(lexicon: try Lexicon(path: dictionary))
      return { InputSession(method: method) }
    },
  ],
  packaging: .dynamic, document: InMemoryDocument())

// Nothing is open yet: these words come out of a table.
print(host.registry.primaryLanguages)

@MainActor func type(_ keys: String...) {
  for key in keys { host.handle(KeyboardEvent(.tap(key))) }
}
let editor = FixedHostPolicy(hostIdentifier: "org.example.editor")
try host.focus(InputTraits(), in: editor)
// The capital is the keyboard's: a sentence begins.
type("H", "e", "l", "l", "o", "comma-key", "space")
try host.select("fa")
type("seen", "lam", "alef", "meem", "space")
try host.select("zh-Hans")
type("n", "i", "h", "a", "o", "space")
print(host.document.document.text)

// A password is typed with the host's own keyboard; ours comes back as it was.
try host.focus(InputTraits(isSecure: true), in: editor)
print(host.service)
try host.focus(InputTraits(), in: editor)
print(host.service, host.primaryLanguage)
