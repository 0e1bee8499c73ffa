// Learning from choices: they are stored on disk, unlearned when a commit is undone, and forgotten.
// Run it:  swift run -c release example-learning-mandarin \
//            .build/dictionaries/zh-Hans.imedict /tmp/learned
import Foundation
import GlobeKey
import HistoryStore
import Mandarin

let dictionary = CommandLine.arguments.dropFirst().first ?? "zh-Hans.imedict"
let folder = CommandLine.arguments.dropFirst(2).first ?? "learned"

let clock: @Sendable () -> HistoryTime = { HistoryTime(Date().timeIntervalSince1970) }
let store = HistoryStore(folder: folder, now: clock())
let recorder = HistoryRecorder(store, clock: clock)
let method = Mandarin.inputMethod(lexicon: try Lexicon(path: dictionary), history: recorder)
var engine = LearningEngine(InputSession(method: method), learner: recorder)
var document = InMemoryDocument()

@MainActor func type(_ keys: String) throws {
  for key in try KeyNotation.parse(keys) { apply(engine.handle(key)) }
}

@MainActor func apply(_ effects: [Effect]) {
  for effect in effects { document.apply(effect) }
  recorder.finish()  // Lessons are learned off the key path; wait for them here.
}

try type("shiji2,shiji2,shiji<Space>,")
print(document.text)  // The second candidate was chosen twice, and is the first one from then on.

try type("shiji<Space>")
apply(engine.perform(.undoCommit))
print(document.visibleText)  // The keys are back, and the lesson of the commit is unlearned.

try type("<Escape>")
let receipt = try recorder.forget("世纪")
print("\(receipt.removed.count) entries forgotten, \(receipt.occurrences) left in the files")

try type("shiji<Space>")
print(document.text)  // As if it had never been chosen.
