import Playground
import TestSupport
import Testing

/// A keyboard without a language on the page: the calculator.
@Suite struct PlaygroundPluginTests {
  private func board(_ view: [String: Any]) throws -> [String: Any] {
    try #require(view["board"] as? [String: Any])
  }

  private func display(_ view: [String: Any]) throws -> String? {
    let keys = try board(view)["keys"] as? [[String: Any]] ?? []
    return keys.first { $0["style"] as? String == "display" }?["label"] as? String
  }

  private func id(_ view: [String: Any]) -> String? {
    (view["keyboard"] as? [String: Any])?["id"] as? String
  }

  @Test func itCalculatesAndInsertsByTapsAndByKeys() throws {
    var page = try PagePeer("en")
    try page.send(["type": "insert", "text": "a "])
    let opened = try page.send(["type": "open", "keyboard": "calculator"])
    #expect(id(opened) == "calculator")
    #expect(try display(opened) == "0")
    #expect(try display(page.tap("1 + 2 =")) == "3")
    #expect(text(of: try page.tap("Insert")) == "a 3|")
    // Keys of the computer tap the keys with their labels; the others are the field's.
    for key in ["+", "4", "="] { try page.send(["type": "key", "key": ["code": "", "key": key]]) }
    #expect(text(of: try page.tap("Insert")) == "a 37|")
    // The signs of arithmetic on a computer's keyboard are not those on the keys.
    for key in ["C", "9", "-", "1", "*", "3", "/", "2", "="] {
      try page.send(["type": "key", "key": ["code": "", "key": key]])
    }
    #expect(text(of: try page.tap("Insert")) == "a 3712|")
    let deleted = try page.send(
      ["type": "key", "key": ["code": "Backspace", "key": "Backspace"]])
    #expect(text(of: deleted) == "a 371|")
    #expect(text(of: try page.press("qz")) == "a 371|")
  }

  @Test func itComesAfterTheOtherKeyboardsAndLeadsBack() throws {
    var page = try PagePeer("zh-Hans")
    let composed = try page.press("nihao")
    #expect(text(of: composed) == "[ni hao]|")
    let opened = try page.send(["type": "open", "keyboard": "calculator"])
    #expect(!text(of: opened).contains("["))
    #expect(opened["candidates"] == nil)
    for type in ["explain", "lattice", "analyse", "learned"] { try page.send(["type": type]) }
    #expect(try page.send(["type": "record"])["type"] as? String == "failure")
    #expect(
      try page.send(["type": "settings", "text": "{\"pinyinScheme\": \"xiaohe\"}"])["type"]
        as? String == "view")
    let next = try page.send(["type": "tap", "id": "Next Keyboard"])
    #expect(id(next) != nil && id(next) != "calculator")
    let back = try page.send(["type": "open", "keyboard": "zh-Hans"])
    #expect(id(back) == "zh-Hans")
    #expect(candidates(of: try page.press("nihc")).first == "你好")
  }

  @Test func nothingIsTypedIntoAPasswordField() throws {
    var page = try PagePeer("en")
    try page.send(["type": "open", "keyboard": "calculator"])
    try page.send(["type": "field", "kind": "password"])
    #expect(text(of: try page.tap("7 Insert")) == "|")
    #expect(text(of: try page.send(["type": "field", "kind": "text"])) == "|")
  }

  @Test func itsColoursAndIconsAreSent() throws {
    var page = try PagePeer("en")
    let letters = try board(page.send(["type": "open", "width": 390, "height": 216]))
    #expect(letters["appearance"] == nil)
    let keys = letters["keys"] as? [[String: Any]] ?? []
    let icons = keys.compactMap { $0["icon"] as? String }
    #expect(Set(icons).isSuperset(of: ["backspace", "globe", "return", "shift", "space"]))
    #expect(keys.allSatisfy { $0["icon"] == nil || $0["label"] as? String != "" })
    let calculator = try board(page.send(["type": "open", "keyboard": "calculator"]))
    let appearance = calculator["appearance"] as? [String: Any]
    #expect(appearance?["background"] as? String == "rgb(30 90 168 / 100%)")
    #expect(appearance?["key"] as? String == "rgb(255 255 255 / 15%)")
    #expect(appearance?["cornerRadius"] as? Double == 4)
    let sizes = (calculator["keys"] as? [[String: Any]] ?? []).compactMap {
      $0["fontSize"] as? Double
    }
    #expect(sizes.allSatisfy { $0 <= 18 })
  }
}
