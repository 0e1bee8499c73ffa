// A host with one keyboard that types three languages into one document: a left-to-right, a
// right-to-left and a composing one.
// Run it:  swift run -c release example-three-languages Locales .build/dictionaries
import GlobeKey
import KeyboardCatalog
import KeyboardPermissions
import Keyboards
import LanguageDescription
import Mandarin

let arguments = CommandLine.arguments.dropFirst()
let dictionaries = DictionaryFolder(path: arguments.dropFirst().first ?? ".build/dictionaries")

// A language without a composer is described in one line; one that composes brings its own entry.
let languages = [
  Language(tag: "en", primaryLanguage: "en-US", name: "English"),
  Language(tag: "fa", primaryLanguage: "fa-IR", name: "Persian", prefersRightToLeft: true),
  Mandarin.language,
]
let engines = KeyboardEngines(
  of: languages, in: LocaleFolder(path: arguments.first ?? "Locales")
) { try dictionaries.imagePath(of: $0) }
let keyboards = engines.keyboards.filter { ["en", "fa", "zh-Hans"].contains($0.description.id) }
let host = try KeyboardSwitcher(keyboards, packaging: .dynamic, document: InMemoryDocument())

// No keyboard is open yet: the tags come from the registry's table.
print(host.registry.primaryLanguages)

@MainActor func type(_ keys: String...) {
  for key in keys { host.handle(KeyboardEvent(.tap(key))) }
}
let editor = FixedHostPolicy(hostIdentifier: "org.example.editor")
try host.focus(InputTraits(), in: editor)
// The keyboard shows capitals, because a sentence begins.
type("H", "e", "l", "l", "o", "comma-key", "space")
try host.select("fa")
type("seen", "lam", "alef", "meem", "space")
try host.select("zh-Hans")
type("n", "i", "h", "a", "o", "space")
print(host.document.document.text)

// A password is typed with the host's own keyboard. Afterwards this keyboard returns unchanged.
try host.focus(InputTraits(isSecure: true), in: editor)
print(host.service)
try host.focus(InputTraits(), in: editor)
print(host.service, host.primaryLanguage)
