// The Mandarin engine embedded in a program, without a keyboard or a window: keys in, text out.
// Run it:  swift run -c release example-embedded-mandarin .build/dictionaries/zh-Hans.imedict
import GlobeKey
import Mandarin

let lexicon = try Lexicon(path: CommandLine.arguments.dropFirst().first ?? "zh-Hans.imedict")
var session = InputSession(method: Mandarin.inputMethod(lexicon: lexicon))
var document = InMemoryDocument()

for key in try KeyNotation.parse("nihaoshijie<Space>,womenqushanghai") {
  for effect in session.handle(key) {
    document.apply(effect)
    if case .showCandidates(let page) = effect { print(page.candidates.prefix(3).map(\.text)) }
  }
}
print(document.visibleText)

// The composition is a value: it can be saved, and another session can continue with it.
var later = InputSession(method: session.method, composition: session.composition)
for effect in later.perform(.commit) { document.apply(effect) }
print(document.text)
