import HostWords
import KeyboardPermissions
import Testing

/// Requirements 71 to 74.
@Suite struct UserDataTests {
  /// Requirement 71: the user's words cannot be turned into bytes. `NetworkRequest` documents what
  /// the compiler rejects; this test checks that no type is `Encodable`.
  @Test func userWordsAreNotEncodable() {
    var lexicon = UserLexicon()
    lexicon.insert(LexiconEntry("Lovelace", source: .user))
    let values: [Any] = [lexicon, lexicon.entries, lexicon.exported, lexicon.entries[0]]
    for value in values { #expect(!(value is any Encodable)) }
  }

  private final class Time: @unchecked Sendable { var now = Duration.zero }

  private struct FakeClock: Clock {
    struct Instant: InstantProtocol {
      var since: Duration
      func advanced(by duration: Duration) -> Instant { Instant(since: since + duration) }
      func duration(to other: Instant) -> Duration { other.since - since }
      static func < (left: Instant, right: Instant) -> Bool { left.since < right.since }
    }
    let time: Time
    var now: Instant { Instant(since: time.now) }
    var minimumResolution: Duration { .nanoseconds(1) }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
  }

  /// Requirement 72.
  @Test func keystrokesExpire() {
    let time = Time()
    var cache = AnswerCache(clock: FakeClock(time: time))
    let short = ServerRequest(keystrokes: "nihao", timeToLive: .seconds(2))
    let long = ServerRequest(keystrokes: "shijie", timeToLive: .seconds(5))
    cache.sent(short)
    cache.sent(long)
    cache.received("你好", for: short)
    #expect(cache.answer(to: "nihao") == "你好")
    #expect(cache.answer(to: "shijie") == nil)
    #expect(cache.nextExpiry?.since == .seconds(2))

    time.now = .milliseconds(1999)
    #expect(cache.answer(to: "nihao") == "你好")
    time.now = .seconds(2)
    cache.purge()
    #expect(cache.count == 1)
    #expect(!String(reflecting: cache).contains("nihao"))
    #expect(!String(reflecting: cache).contains("你好"))

    time.now = .seconds(5)
    cache.received("世界", for: long)
    #expect(cache.count == 0)
    #expect(cache.answer(to: "shijie") == nil)
    #expect(cache.nextExpiry == nil)
  }

  @Test(
    arguments: [
      (.seconds(-1), .zero), (.zero, .zero), (.seconds(2), .seconds(2)),
      (.seconds(3600), .seconds(60)),
      (Duration(secondsComponent: .max, attosecondsComponent: 0), .seconds(60)),
    ] as [(Duration, Duration)])
  func timeToLiveIsClamped(asked: Duration, given: Duration) {
    let request = ServerRequest(keystrokes: "a", timeToLive: asked)
    #expect(request.timeToLive == given)
    var cache = AnswerCache(clock: FakeClock(time: Time()))
    cache.sent(request)
    #expect(cache.count == (given == .zero ? 0 : 1))
  }

  @Test func requestsStateHowLongTheServerMayKeepThem() {
    let request = ServerRequest(keystrokes: "ni\nhao", timeToLive: .milliseconds(1500))
    let text = "globekey/1 convert\nkeep-ms: 1500\n\nni\nhao"
    #expect(NetworkRequest.server(request).bytes == Array(text.utf8))
  }

  /// Requirement 73: users with different words, names and contacts send the same bytes.
  @Test func updateRequestsAreTheSameForAllUsers() throws {
    func bytes(ofUserWith words: [String]) throws -> [UInt8] {
      var lexicon = UserLexicon()
      for word in words { lexicon.insert(LexiconEntry(word, source: .user)) }
      return NetworkRequest.lexiconUpdate(
        try LexiconUpdateRequest(language: "zh-Hans-CN", since: 7)
      ).bytes
    }
    let ada = try bytes(ofUserWith: ["Ada", "Lovelace"])
    let grace = try bytes(ofUserWith: ["Grace", "Hopper"])
    #expect(ada == grace)
    #expect(ada == Array("globekey/1 update\nlanguage: zh-Hans-CN\nsince: 7\n".utf8))
  }

  @Test(arguments: ["fa", "zh-Hans-CN", "es-419", "yue-Hant", "sr-Latn-RS", "AR-eg"])
  func languages(tag: String) throws {
    #expect(try LexiconUpdateRequest(language: tag, since: 0).language == tag)
  }

  @Test(
    arguments: [
      "", "-", "e", "english", "en-", "en--US", "en-US-x-ada", "x-ada", "en-u-ca-ada", "en_US",
      "en-US\nuser: ada", "ён", "en-12", "en-1234", "en-US-Latn",
    ])
  func tagsThatCouldIdentifyAUser(tag: String) {
    #expect(throws: LexiconUpdateRequest.MalformedLanguage(tag: tag)) {
      try LexiconUpdateRequest(language: tag, since: 0)
    }
  }

  /// Requirement 74.
  @Test func contactsAreNotExported() {
    var lexicon = UserLexicon()
    for source in LexiconEntry.Source.allCases {
      lexicon.insert(LexiconEntry("Lovelace", source: source))
      lexicon.insert(LexiconEntry("Lovelace", source: source))
    }
    #expect(lexicon.entries.count == 4)
    #expect(lexicon.exported.entries.map(\.source) == [.shortcuts, .commonWords, .user])
    lexicon.remove("Lovelace")
    #expect(lexicon.entries.isEmpty && lexicon.exported.entries.isEmpty)
    lexicon.insert(LexiconEntry("Lovelace", source: .user))
    #expect(lexicon.entries.count == 1)
  }
}
