import Foundation
import Playground
import Scenarios
import TestSupport
import Testing

/// Sessions of the playground, through the messages of its protocol.
@Suite struct PlaygroundSessionTests {
  init() throws {
    _ = try DefaultDictionary.mandarin.get()
  }

  @Test func keysComposeAndACandidateIsPicked() throws {
    var page = try PagePeer("zh-Hans")
    let view = try page.press("nihaoshijie")
    #expect(text(of: view) == "[ni hao shi jie]|")
    #expect(candidates(of: view).first == "你好世界")
    let picked = try page.send(["type": "pick", "index": 0, "n": 7])
    #expect(text(of: picked) == "你好世界|")
    #expect(picked["n"] as? Int == 7)
  }

  /// Words that may follow come when the page asks for them, and one of them is picked. Nothing is offered
  /// while something is composed.
  @Test func nextWordsAreAskedFor() throws {
    let folder = try TemporaryFolder()
    var page = try PagePeer("zh-Hans", learningIn: folder)
    let committed = try page.press("shengri ")
    #expect(text(of: committed) == "生日|")
    #expect(candidates(of: committed).isEmpty)
    let offered = candidates(of: try page.send(["type": "predict"]))
    let place = try #require(offered.firstIndex(of: "快乐"))
    #expect(text(of: try page.send(["type": "pick", "index": place])) == "生日快乐|")
    let composed = try page.press("ni")
    #expect(text(of: composed) == "生日快乐[ni]|")
    let unchanged = try page.send(["type": "predict"])
    #expect(candidates(of: unchanged) == candidates(of: composed))
  }

  /// Control, Alt and the space bar return to the keyboard used before, and again back.
  @Test func previousKeyboardByAKey() throws {
    var page = try PagePeer("zh-Hans")
    _ = try page.send(["type": "open", "keyboard": "de", "hardware": true])
    let chord: [String: Any] = [
      "type": "key", "key": ["code": "Space", "key": " ", "modifiers": ["ctrl", "alt"]],
    ]
    for id in ["zh-Hans", "de", "zh-Hans"] {
      let view = try page.send(chord)
      #expect((view["keyboard"] as? [String: Any])?["id"] as? String == id)
      #expect(text(of: view) == "|")
    }
  }

  /// A keyboard that the user has refused cannot be opened, and the page says why. The next keyboard
  /// of the list passes it over.
  @Test func refusedKeyboardsAreNotOpened() throws {
    let folder = try TemporaryFolder()
    var page = try PagePeer("zh-Hans", learningIn: folder)
    let next = try page.send(["type": "next"])
    let id = try #require((next["keyboard"] as? [String: Any])?["id"] as? String)
    _ = try page.send(["type": "open", "keyboard": "zh-Hans"])
    try folder.write(
      "refused-keyboards.json", "{\"keyboards\": [{\"id\": \"\(id)\", \"title\": \"A\"}]}")
    let refused = try page.send(["type": "open", "keyboard": id])
    #expect((refused["message"] as? String)?.contains("you refused 'A'") == true, "\(refused)")
    let other = try page.send(["type": "next"])
    #expect((other["keyboard"] as? [String: Any])?["id"] as? String != id)
  }

  /// The costs of the sentences are those of their parts, and each candidate but the first has a
  /// reason: in pinyin, in bopomofo on the screen's own letters, and with a history.
  @Test(arguments: [
    ("zh-Hans", "nihaoshijie", false), ("zh-Hans", "shijian", true), ("zh-Hant", "su3cl3", false),
    ("yue", "neihou", true),
  ])
  func costsAreExplained(keyboard: String, keys: String, learns: Bool) throws {
    let folder = try learns ? TemporaryFolder() : nil
    var page = try PagePeer(keyboard, learningIn: folder)
    try page.send(["type": "open", "hardware": keyboard == "zh-Hant"])
    #expect(try (page.send(["type": "explain"])["sentences"] as? [Any])?.isEmpty == true)
    #expect(try page.send(["type": "why-not", "text": "你"])["reason"] == nil)
    let view = try page.press(keys)
    let answer = try page.send(["type": "explain"])
    let sentences = answer["sentences"] as? [[String: Any]] ?? []
    #expect(sentences.first?["text"] as? String == candidates(of: view).first)
    #expect(!sentences.isEmpty)
    for sentence in sentences {
      let words = sentence["words"] as? [[String: Any]] ?? []
      let parts =
        words.flatMap { $0["parts"] as? [[String: Any]] ?? [] }
        + (sentence["end"] as? [[String: Any]] ?? [])
      #expect(parts.reduce(0) { $0 + ($1["cost"] as? Int ?? 0) } == sentence["cost"] as? Int)
    }
    let offered = candidates(of: view)
    let reason = try page.send(["type": "why-not", "text": offered[1]])["reason"] as? [String: Any]
    #expect((reason?["reason"] as? String)?.isEmpty == false)
    #expect((reason?["advice"] as? String)?.isEmpty == false)
    let first = try page.send(["type": "why-not", "text": offered[0]])["reason"] as? [String: Any]
    #expect((first?["reason"] as? String)?.hasPrefix("it is ") == true)
  }

  /// The best sentences are paths through the lattice, from the first key to the last, and each word
  /// costs what its parts do. The words beside them are bounded.
  @Test(arguments: [
    ("zh-Hans", "nihaoshijie", false), ("zh-Hans", "womenqushanghaichifan", false),
    ("zh-Hans", "nihvshi", false), ("zh-Hant", "su3cl3", true), ("yue", "neihousaigaai", false),
    ("ja-Latn", "kyouhahare", false), ("ja-Latn", "watashihagakkouniiku ", true),
  ])
  func sentencesArePathsThroughTheLattice(
    keyboard: String, keys: String, isHardware: Bool
  ) throws {
    let shown = [
      "su3cl3": "ㄋㄧˇㄏㄠˇ", "kyouhahare": "きょうははれ", "watashihagakkouniiku ": "わたしはがっこうにいく",
    ]
    var page = try PagePeer(keyboard)
    try page.send(["type": "open", "hardware": isHardware])
    #expect(try page.send(["type": "lattice"])["lattice"] == nil)
    try page.press(keys)
    let costs = try page.send(["type": "explain"])["sentences"] as? [[String: Any]] ?? []
    let answer = try page.send(["type": "lattice", "n": 9])
    #expect(answer["type"] as? String == "lattice" && answer["n"] as? Int == 9)
    let lattice = try #require(answer["lattice"] as? [String: Any])
    let columns = try #require(lattice["columns"] as? [String])
    let words = try #require(lattice["words"] as? [[String: Any]])
    let paths = try #require(lattice["paths"] as? [[String: Any]])
    #expect(columns.joined() == shown[keys] ?? keys)
    #expect((1...3).contains(paths.count))
    func number(_ name: String, of word: [String: Any]) -> Int { word[name] as? Int ?? -1 }
    var inSentences: Set<Int> = []
    for (rank, path) in paths.enumerated() {
      let indices = path["words"] as? [Int] ?? []
      let sentence = path["sentence"] as? [String: Any] ?? [:]
      inSentences.formUnion(indices)
      #expect(number("start", of: words[indices[0]]) == 0)
      #expect(number("end", of: words[indices[indices.count - 1]]) == columns.count)
      for (word, next) in zip(indices, indices.dropFirst()) {
        #expect(number("end", of: words[word]) == number("start", of: words[next]))
      }
      let text = indices.map { words[$0]["text"] as? String ?? "" }.joined()
      #expect(text == sentence["text"] as? String)
      #expect((sentence["words"] as? [Any])?.count == indices.count)
      #expect(text == costs[rank]["text"] as? String)
    }
    var spans: [[Int]: Int] = [:]
    for (index, word) in words.enumerated() {
      let parts = word["parts"] as? [[String: Any]] ?? []
      #expect(parts.reduce(0) { $0 + number("cost", of: $1) } == number("cost", of: word))
      #expect(number("excess", of: word) >= 0)
      #expect(number("start", of: word) < number("end", of: word))
      guard !inSentences.contains(index) else { continue }
      spans[[number("start", of: word), number("end", of: word)], default: 0] += 1
    }
    #expect(spans.values.allSatisfy { $0 <= 3 })
    #expect((1...48).contains(words.count - inSentences.count))
  }

  /// Japanese explains the sentences of all kana, before they are converted and after.
  @Test(arguments: ["", "\u{20}"])
  func japaneseCostsAreExplained(converts: String) throws {
    var page = try PagePeer("ja-Latn")
    try page.press("kikan" + converts)
    let sentences = try page.send(["type": "explain"])["sentences"] as? [[String: Any]] ?? []
    #expect(sentences.first?["text"] as? String == "期間")
    #expect(sentences.count > 1)
    for sentence in sentences {
      let words = sentence["words"] as? [[String: Any]] ?? []
      let parts =
        words.flatMap { $0["parts"] as? [[String: Any]] ?? [] }
        + (sentence["end"] as? [[String: Any]] ?? [])
      #expect(parts.reduce(0) { $0 + ($1["cost"] as? Int ?? 0) } == sentence["cost"] as? Int)
    }
    let reason = try page.send(["type": "why-not", "text": "器官"])["reason"] as? [String: Any]
    #expect((reason?["reason"] as? String)?.hasPrefix("lower: number ") == true)
    let first = try page.send(["type": "why-not", "text": "期間"])["reason"] as? [String: Any]
    #expect(first?["reason"] as? String == "it is the best sentence")
  }

  /// Languages whose candidates have no costs have nothing to explain.
  @Test(arguments: ["en", "ko", "vi"])
  func otherLanguagesExplainNothing(keyboard: String) throws {
    var page = try PagePeer(keyboard)
    try page.press("kan")
    #expect(try (page.send(["type": "explain"])["sentences"] as? [Any])?.isEmpty == true)
    #expect(try page.send(["type": "lattice"])["lattice"] == nil)
    #expect(try page.send(["type": "why-not", "text": "漢"])["reason"] == nil)
  }

  /// Quick taps on a key go through its kana, with whatever the tap before had done. Another key, or
  /// a tap that is not the next one, types further.
  @Test func quickTapsChangeTheLastKana() throws {
    var page = try PagePeer("ja")
    func quick(_ id: String, _ count: Int) throws -> String {
      text(of: try page.send(["type": "multitap", "id": id, "count": count]))
    }
    let opened = try page.send(["type": "open", "width": 390, "height": 216])
    let keys = (opened["board"] as? [String: Any])?["keys"] as? [[String: Any]] ?? []
    let key = try #require(keys.first { $0["id"] as? String == "kana-a" })
    #expect(key["multiTaps"] as? [String] == ["い", "う", "え", "お"])
    #expect(text(of: try page.tap("kana-ka kana-a")) == "[かあ]|")
    #expect(try quick("kana-a", 2) == "[かい]|")
    // Asking for views does not end the taps.
    try page.send(["type": "analyse"])
    #expect(try quick("kana-a", 3) == "[かう]|")
    #expect(try quick("kana-ka", 2) == "[かうき]|")
    try page.tap("kana-a kana-mark")
    #expect(try quick("kana-a", 2) == "[かうきぁい]|")
    // Moving the caret, or an edit of the page, ends them.
    try page.send(["type": "clear"])
    try page.tap("kana-a")
    try page.send(["type": "insert", "text": "x"])
    #expect(try quick("kana-a", 2) == "あx[い]|")
  }

  /// A recording has the quick taps of a key as one gesture.
  @Test func quickTapsAreRecordedAsOne() throws {
    var page = try PagePeer("ja")
    try page.send(["type": "record"])
    try page.tap("kana-a")
    try page.send(["type": "multitap", "id": "kana-a", "count": 2])
    try page.send(["type": "multitap", "id": "kana-a", "count": 3])
    let answer = try page.send(["type": "stop", "name": "taps"])
    let script = answer["text"] as? String ?? ""
    #expect(script.contains("TAP        あ*3\n") && script.contains("PREEDIT    う|"))
  }

  /// A flick in two directions of an own layout is shown with its path, and types.
  @Test func flicksTurn() throws {
    var page = try PagePeer("ja")
    let source = try page.send(["type": "source"])
    let layout = (source["layout"] as? String ?? "").replacing(
      "<flickSegment directions=\"w\" keyId=\"kana-i\"/>",
      with: "<flickSegment directions=\"w\" keyId=\"kana-i\"/>"
        + "<flickSegment directions=\"n e\" keyId=\"kana-wi\"/>")
    let view = try page.send([
      "type": "workbench", "layout": layout, "locale": source["locale"] ?? "",
    ])
    let keys = (view["board"] as? [String: Any])?["keys"] as? [[String: Any]] ?? []
    let key = try #require(keys.first { $0["id"] as? String == "kana-a" })
    let flicks = key["flicks"] as? [[String: Any]] ?? []
    #expect(
      flicks.contains { $0["direction"] as? String == "n e" && $0["label"] as? String == "ゐ" })
    let flicked = try page.send(["type": "flick", "id": "kana-a", "directions": "n e"])
    #expect(text(of: flicked) == "[ゐ]|")
  }

  @Test func theBoardIsSentOnlyWhenItChanges() throws {
    var page = try PagePeer("en")
    let opened = try page.send(["type": "open", "width": 390, "height": 216])
    #expect(opened["board"] != nil)
    #expect(try page.send(["type": "open", "width": 390, "height": 216])["board"] == nil)
    #expect(try page.send(["type": "open", "width": 391, "height": 216])["board"] != nil)
    #expect(try page.tap("to-symbols")["board"] != nil)
    #expect(try page.press("a")["board"] == nil)
    // Shift, the type of the field, and another keyboard change the keys.
    #expect(try page.tap("to-letters")["board"] != nil)
    #expect(try page.tap("shift")["board"] != nil)
    #expect(try page.send(["type": "field", "kind": "email"])["board"] != nil)
    #expect(try page.send(["type": "open", "keyboard": "de"])["board"] != nil)
    #expect(try page.send(["type": "open", "keyboard": "calculator"])["board"] != nil)
    #expect(try page.tap("C")["board"] == nil)
    #expect(try page.tap("7")["board"] != nil)
    #expect(try page.send(["type": "open", "keyboard": "de"])["board"] != nil)
  }

  /// The labels of candidates tell homophones apart, and are looked up only when they are asked for.
  @Test func candidatesHaveNamesForScreenReaders() throws {
    var page = try PagePeer("zh-Hans")
    #expect(try page.send(["type": "names"])["names"] as? [String] == [])
    let texts = candidates(of: try page.press("shiji"))
    let names = try page.send(["type": "names"])["names"] as? [String] ?? []
    #expect(names.count == texts.count)
    for (text, name) in zip(texts, names) { #expect(name.hasPrefix(text)) }
    #expect(names.contains { $0.contains("的") && $0.contains("，") })
  }

  @Test func textAfterACompositionIsSelectedWhereItIsAfterwards() throws {
    var page = try PagePeer("zh-Hans")
    try page.send(["type": "insert", "text": "ab"])
    let start = try page.send(["type": "select", "start": 1, "end": 1, "version": 99])
    #expect(text(of: start) == "ab|")
    func version(_ view: [String: Any]) -> Int {
      (view["document"] as? [String: Any])?["version"] as? Int ?? 0
    }
    let between = try page.send(
      ["type": "select", "start": 1, "end": 1, "version": version(start)])
    #expect(text(of: between) == "a|b")
    let composed = try page.press("ni")
    #expect(text(of: composed) == "a[ni]|b")
    let after = try page.send(
      ["type": "select", "start": 2, "end": 2, "version": version(composed)])
    #expect(text(of: after) == "anib|")
  }

  @Test func aSelectionDoesNotOvertakeTheNext() throws {
    var page = try PagePeer("nl")
    let typed = try page.press("abc")
    let version = (typed["document"] as? [String: Any])?["version"] as? Int ?? -1
    // Shift+Left, Left: the page sends both before the first answer.
    for start in [2, 1] {
      try page.send(["type": "select", "start": start, "end": 3, "version": version])
    }
    #expect(text(of: try page.press("x")) == "ax|")
    let late = try page.send(["type": "select", "start": 0, "end": 0, "version": version])
    #expect(text(of: late) == "ax|")
  }

  @Test func aPasswordFieldTakesNothing() throws {
    var page = try PagePeer("en")
    try page.press("abc")
    #expect(text(of: try page.send(["type": "field", "kind": "password"])) == "|")
    #expect(text(of: try page.press("secret")) == "|")
    #expect(text(of: try page.tap("s e c")) == "|")
    #expect(text(of: try page.send(["type": "insert", "text": "secret"])) == "|")
    #expect(try page.send(["type": "analyse"])["text"] as? String == "")
    #expect(text(of: try page.send(["type": "field", "kind": "text"])) == "|")
  }

  @Test func settingsAreCheckedAndTakeEffect() throws {
    var page = try PagePeer("zh-Hans")
    let refused = try page.send(["type": "settings", "text": "{\"pinyinScheme\": \"nothing\"}"])
    #expect(refused["type"] as? String == "failure")
    try page.send(["type": "settings", "text": "{\"pinyinScheme\": \"xiaohe\"}"])
    #expect(candidates(of: try page.press("nihc")).first == "你好")
  }

  @Test func aSecondLanguageIsASetting() throws {
    var page = try PagePeer("en")
    #expect(!candidates(of: try page.press("wahrschein")).contains("wahrscheinlich"))
    try page.send(["type": "clear"])
    try page.send(["type": "settings", "text": "{\"secondLanguages\": \"en+de\"}"])
    #expect(candidates(of: try page.press("wahrschein")).contains("wahrscheinlich"))
  }

  /// A code table in the container is a keyboard of the page.
  @Test func importedTablesAreKeyboards() throws {
    let folder = try TemporaryFolder()
    try folder.write("tables/small.imedict", try SmallTable.build(SmallTable.rime, .rime).bytes)
    var page = try PagePeer("table-small", learningIn: folder)
    #expect(candidates(of: try page.tap("a a")).first == "式")
    #expect(text(of: try page.tap("space")) == "式|")
    #expect(text(of: try page.press("aaaa ")) == "式工|")
  }

  @Test func codesAreShownBesideCandidates() throws {
    var page = try PagePeer("zh-Hans")
    try page.send(["type": "settings", "text": "{\"shownCodes\": \"cangjie\"}"])
    let shown = try page.press("ni")["candidates"] as? [String: Any]
    let items = shown?["items"] as? [[String: Any]] ?? []
    #expect(items.first { $0["text"] as? String == "你" }?["annotation"] as? String == "人弓火")
  }

  @Test func learnedWordsAreListedAndForgotten() throws {
    let folder = try TemporaryFolder()
    var page = try PagePeer("zh-Hans", learningIn: folder)
    try page.press("nihao ")
    func texts(_ answer: [String: Any]) -> [String] {
      (answer["entries"] as? [[String: Any]] ?? []).map { $0["text"] as? String ?? "" }
    }
    #expect(texts(try page.send(["type": "learned"])).contains("你好"))
    #expect(!texts(try page.send(["type": "forget", "text": "你好"])).contains("你好"))
    try page.send(["type": "incognito", "on": true])
    try page.press("wanshang ")
    #expect(!texts(try page.send(["type": "learned"])).contains("晚上"))
  }

  @Test func aRecordingIsAScenario() throws {
    var page = try PagePeer("zh-Hans")
    try page.press("x")
    try page.send(["type": "record"])
    try page.press("nihao")
    try page.send(["type": "pick", "index": 0])
    let answer = try page.send(["type": "stop", "name": "a greeting"])
    let script = answer["text"] as? String ?? ""
    #expect(
      script == """
        SCENARIO   a greeting
        KEYBOARD   zh-Hans hardware
        KEYS       nihao
        CHOOSE     1
        PREEDIT
        DOCUMENT   你好|

        """)
    let scenario = try #require(try Scenario.parse(script, file: "recorded").first)
    #expect(scenario.name == "a greeting" && scenario.steps.count == 5)
  }

  @Test func aRecordingOfSomethingElseSaysSo() throws {
    var page = try PagePeer("en")
    try page.send(["type": "record"])
    try page.send(["type": "insert", "text": "pasted"])
    let script = try page.send(["type": "stop", "name": ""])["text"] as? String ?? ""
    #expect(script.hasPrefix("# Something was done that a scenario cannot repeat."))
  }

  @Test func anEditedLayoutIsTypedOrItsProblemsAreNamed() throws {
    var page = try PagePeer("de")
    let source = try page.send(["type": "source"])
    let layout = try #require(source["layout"] as? String)
    let locale = try #require(source["locale"] as? String)
    func problems(_ view: [String: Any]) -> [[String: Any]] {
      view["problems"] as? [[String: Any]] ?? []
    }
    let good = try page.send(["type": "workbench", "layout": layout, "locale": locale])
    #expect(problems(good).filter { $0["isError"] as? Bool == true }.isEmpty)
    #expect((good["keyboard"] as? [String: Any])?["id"] as? String == "workbench")
    #expect(text(of: try page.press("q")) == "q|")
    let bad = try page.send(["type": "workbench", "layout": "<keyboard3>\n<", "locale": "{"])
    #expect(problems(bad).count == 2)
    #expect(text(of: try page.press("w")) == "qw|")
  }

  /// A flick up from the globe key, or a key of an own layout, returns to the keyboard before.
  @Test func theKeyboardBeforeReturns() throws {
    func id(_ view: [String: Any]) -> String? {
      (view["keyboard"] as? [String: Any])?["id"] as? String
    }
    var page = try PagePeer("en")
    let flick: [String: Any] = ["type": "flick", "id": "next-keyboard", "directions": "n"]
    #expect(try id(page.send(["type": "open", "keyboard": "de"])) == "de")
    #expect(try id(page.send(flick)) == "en")
    #expect(try id(page.send(flick)) == "de")
    let source = try page.send(["type": "source"])
    let layout = (source["layout"] as? String ?? "")
      .replacing("<keys>", with: "<keys><key id=\"previous-keyboard\"/>")
      .replacing("to-symbols next-keyboard", with: "to-symbols previous-keyboard")
    let changed: [String: Any] = [
      "type": "workbench", "layout": layout, "locale": source["locale"] ?? "",
    ]
    #expect(try id(page.send(changed)) == "workbench")
    #expect(try id(page.tap("previous-keyboard")) == "de")
  }

  @Test func unitsAndLevelsAreThoseOfTheText() throws {
    var page = try PagePeer("he")
    try page.send(["type": "insert", "text": "ab אב"])
    let analysis = try page.send(["type": "analyse"])
    let paragraph = try #require((analysis["paragraphs"] as? [[String: Any]])?.first)
    #expect(paragraph["levels"] as? [Int] == [0, 0, 0, 1, 1])
    #expect(paragraph["stops"] as? [Int] == [0, 1, 2, 3, 4, 5])
    let deletions = analysis["deletions"] as? [[String: String]] ?? []
    #expect(deletions.first { $0["unit"] == "word" }?["text"] == "אב")
  }

  @Test(arguments: [
    "{}", "{\"type\":\"nothing\"}", "{\"type\":\"tap\"}", "{\"type\":\"pick\",\"index\":-1}",
    "{\"type\":\"select\",\"start\":3,\"end\":2,\"version\":0}",
    "{\"type\":\"command\",\"name\":\"nothing\"}", "{\"type\":\"open\",\"width\":1e9,\"height\":1}",
  ]) func otherMessagesAreRefused(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ClientMessage.self, from: Data(text.utf8))
    }
  }
}
