import ChineseText
import Testing

/// Conversions of quantities between units.
@Suite struct TypedQuantityTests {
  /// The quantity in words, then its conversions in the order of the list.
  @Test(arguments: [
    ("5km", MeasureRegion.mainland, "5公里 5000米 3.107英里 16404英尺 5468码 2.7海里 10市里 15000尺"),
    ("0.5m", .mainland, "0.5米 50厘米 500毫米 1.64英尺 19.69英寸 0.5468码 1.5尺 15寸"),
    (
      "1in", .japan,
      "1インチ 0.0254メートル 2.54センチメートル 25.4ミリメートル 0.08333フィート 0.02778ヤード 0.08382尺 0.8382寸 0.01397間"
    ),
    ("1lb", .hongKong, "1磅 0.4536公斤 453.6克 16安士 0.75斤 12兩"),
    ("1ha", .mainland, "1公顷 10000平方米 0.01平方公里 2.471英亩 15亩"),
    ("1ha", .taiwan, "1公頃 10000平方公尺 0.01平方公里 2.471英畝 3025坪 1.031甲"),
    ("1gal", .taiwan, "1美制加侖 3.785公升 3785毫升 128美制液量盎司"),
    ("32f", .mainland, "32℉ 0℃ 273.2K"), ("0c", .japan, "0℃ 32℉ 273.2K"),
    ("0k", .mainland, "0K -273.2℃ -459.7℉"),
    ("100kmh", .taiwan, "100公里/小時 27.78公尺/秒 62.14英里/小時 54節"),
    ("1gib", .mainland, "1GiB 1074MB 1.074GB 1024MiB"),
  ])
  func conversions(typed: String, region: MeasureRegion, texts: String) {
    #expect(TypedQuantity(typed)?.texts(in: region).joined(separator: " ") == texts)
  }

  /// Units of one kind convert there and back.
  @Test(arguments: [
    ("30.48cm", "1英尺"), ("1ft", "30.48厘米"), ("453.59237g", "1磅"), ("3.785411784l", "1美制加仑"),
    ("1609.344m", "1英里"), ("212f", "100℃"), ("100c", "212℉"), ("373.15k", "100℃"), ("1t", "2000斤"),
    ("1.852km", "1海里"), ("666.6666667m2", "1亩"), ("1kn", "1.852公里/小时"), ("4046.8564224m2", "1英亩"),
  ])
  func knownEquivalents(typed: String, text: String) {
    #expect(TypedQuantity(typed)?.texts(in: .mainland).contains(text) == true)
  }

  @Test(arguments: [
    "", "5", "km", "5xy", "5k m", "1.2.3km", ".5km", "5.km", "5km9", "5KM", "５km", "-5km", "5kmkm",
    "123456789012345678901km", "5km ", "1e5km",
  ])
  func otherTextIsNoQuantity(typed: String) { #expect(TypedQuantity(typed) == nil) }

  @Test(arguments: [("5k", true), ("5sq", true), ("5", false), ("5kx", false), ("", false)])
  func beginnings(typed: String, isOne: Bool) {
    #expect(TypedQuantity.isBeginning(typed) == isOne)
  }

  /// The largest numbers neither trap nor give nonsense.
  @Test(arguments: ["9999999999999999tb", "0.000000000000001mm", "99999999999999999f", "0.0mg"])
  func extremes(typed: String) throws {
    let texts = try #require(TypedQuantity(typed)).texts(in: .japan)
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.contains("inf") && !$0.contains("nan") })
  }
}
