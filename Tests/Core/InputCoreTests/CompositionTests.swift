import Foundation
import InputCore
import Testing

@Suite struct CompositionTests {
  @Test func spelledReadingsKeepApostrophes() {
    #expect(
      Segment(reading: "zhongguo", syllableEnds: [5, 8], text: "中国").spelledReading == "zhong guo")
    #expect(Segment(reading: "xi'an", syllableEnds: [3, 5], text: "西安").spelledReading == "xi'an")
    #expect(Segment(reading: "ABC", syllableEnds: [], text: "ABC").spelledReading == "ABC")
  }

  @Test(arguments: [
    #"{"keystrokes":"ni","caret":3,"highlighted":0,"choices":[],"converted":[]}"#,
    #"{"keystrokes":"ni","caret":-1,"highlighted":0,"choices":[],"converted":[]}"#,
    #"{"keystrokes":"ni","caret":2,"highlighted":-1,"choices":[],"converted":[]}"#,
    #"{"keystrokes":"ni","caret":2,"highlighted":0,"choices":[],"converted":[{"reading":"na","syllableEnds":[2],"text":"那"}]}"#,
    #"{"keystrokes":"ni","caret":1,"highlighted":0,"converted":[],"choices":[{"keystrokeCount":2,"segment":{"reading":"ni","syllableEnds":[2],"text":"你"}}]}"#,
    #"{"keystrokes":"ni","caret":2,"highlighted":0,"choices":[],"converted":[{"reading":"ni","syllableEnds":[2],"text":"你","shown":["ni"]}]}"#,
    #"{"keystrokes":"ni","caret":1,"highlighted":0,"choices":[],"converted":[{"reading":"n","syllableEnds":[1],"text":"你"}],"waitingShown":[]}"#,
    #"{"keystrokes":"ni"}"#,
  ])
  func contradictorySavedCompositionsAreRejected(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Composition.self, from: Data(json.utf8))
    }
  }
}
