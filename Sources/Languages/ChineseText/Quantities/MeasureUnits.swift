/// The units that quantities are typed in and converted to, in the order in which they are offered.
///
/// All factors are exact by definition. Metric prefixes, litre, hectare, tonne, nautical mile and knot:
/// BIPM, The International System of Units, 9th edition. Inch, foot, yard, mile, pound and ounce: the
/// international yard and pound of 1959; acre, US gallon and US fluid ounce: NIST SP 811, appendix B.
/// Kibibyte and its multiples: IEC 80000-13.
enum MeasureUnits {
  /// Returns the unit that letters type; nil if there is none.
  static func unit(typedAs keys: String) -> MeasureUnit? {
    all.first { $0.keys.contains(keys) }
  }

  /// Whether letters begin those of a unit.
  static func isBeginning(_ keys: String) -> Bool {
    all.contains { $0.keys.contains { $0.hasPrefix(keys) } }
  }

  static let all: [MeasureUnit] = length + mass + area + volume + temperature + speed + data

  private static let length = [
    MeasureUnit("km", .length, 1_000, "公里", "公里", "公里", "キロメートル"),
    MeasureUnit("m", .length, 1, "米", "公尺", "米", "メートル"),
    MeasureUnit("cm", .length, 1, over: 100, "厘米", "公分", "厘米", "センチメートル"),
    MeasureUnit("mm", .length, 1, over: 1_000, "毫米", "公釐", "毫米", "ミリメートル"),
    MeasureUnit("mi", .length, 1_609.344, "英里", "英里", "英里", "マイル"),
    MeasureUnit("ft", .length, 0.3048, "英尺", "英尺", "英尺", "フィート"),
    MeasureUnit("in", .length, 0.0254, "英寸", "英吋", "英寸", "インチ"),
    MeasureUnit("yd", .length, 0.9144, "码", "碼", "碼", "ヤード"),
    MeasureUnit("nmi", .length, 1_852, "海里", "浬", "海里", "海里"),
    // State Council of the PRC, order on units of measure, 25 June 1959: 1 m is 3 市尺, 1 km 2 市里.
    MeasureUnit("", .length, 500, "市里", "", "", ""),
    MeasureUnit("", .length, 1, over: 3, "尺", "", "", ""),
    MeasureUnit("", .length, 1, over: 30, "寸", "", "", ""),
    // Japan's Weights and Measures Act of 1891: 1 尺 is 10/33 m, 1 間 6 尺, 1 里 12,960 尺. Taiwan kept it.
    MeasureUnit("", .length, 10, over: 33, "", "台尺", "", "尺"),
    MeasureUnit("", .length, 1, over: 33, "", "台寸", "", "寸"),
    MeasureUnit("", .length, 60, over: 33, "", "", "", "間"),
    MeasureUnit("", .length, 129_600, over: 33, "", "", "", "里"),
  ]

  private static let mass = [
    MeasureUnit("kg", .mass, 1, "公斤", "公斤", "公斤", "キログラム"),
    MeasureUnit("g", .mass, 1, over: 1_000, "克", "公克", "克", "グラム"),
    MeasureUnit("mg", .mass, 1, over: 1_000_000, "毫克", "毫克", "毫克", "ミリグラム"),
    MeasureUnit("t", .mass, 1_000, "吨", "公噸", "公噸", "トン"),
    MeasureUnit("lb", .mass, 0.45359237, "磅", "磅", "磅", "ポンド"),
    MeasureUnit("oz", .mass, 0.028349523125, "盎司", "盎司", "安士", "オンス"),
    // The order of 1959: 1 kg is 2 市斤, 1 市斤 10 市两.
    MeasureUnit("", .mass, 1, over: 2, "斤", "", "", ""),
    MeasureUnit("", .mass, 1, over: 20, "两", "", "", ""),
    // Japan's act of 1891: 1 貫 is 3.75 kg, 1 斤 160 匁 of 1/1,000 貫. Taiwan kept 斤 and 兩 (10 匁).
    MeasureUnit("", .mass, 3.75, "", "", "", "貫"),
    MeasureUnit("", .mass, 0.6, "", "台斤", "", "斤"),
    MeasureUnit("", .mass, 0.0375, "", "台兩", "", ""),
    MeasureUnit("", .mass, 0.00375, "", "", "", "匁"),
    // Weights and Measures Ordinance of Hong Kong (cap. 68), schedule 1: 1 catty is 0.60478982 kg, 16 taels.
    MeasureUnit("", .mass, 0.60478982, "", "", "斤", ""),
    MeasureUnit("", .mass, 0.60478982, over: 16, "", "", "兩", ""),
  ]

  private static let area = [
    MeasureUnit("m2", .area, 1, "平方米", "平方公尺", "平方米", "平方メートル"),
    MeasureUnit("cm2", .area, 1, over: 10_000, "平方厘米", "平方公分", "平方厘米", "平方センチメートル"),
    MeasureUnit("km2", .area, 1_000_000, "平方公里", "平方公里", "平方公里", "平方キロメートル"),
    MeasureUnit("ha", .area, 10_000, "公顷", "公頃", "公頃", "ヘクタール"),
    MeasureUnit("ft2 sqft", .area, 0.09290304, "平方英尺", "平方英尺", "平方呎", "平方フィート"),
    MeasureUnit("acre ac", .area, 4_046.8564224, "英亩", "英畝", "英畝", "エーカー"),
    // The order of 1959: 15 亩 are 1 ha.
    MeasureUnit("", .area, 10_000, over: 15, "亩", "", "", ""),
    // A square of 6 尺: (60/33)² m². 1 甲 of Taiwan is 2,934 坪, 1 反 of Japan 300 坪.
    MeasureUnit("", .area, 400, over: 121, "", "坪", "", "坪"),
    MeasureUnit("", .area, 400 * 2_934, over: 121, "", "甲", "", ""),
    MeasureUnit("", .area, 400 * 300, over: 121, "", "", "", "反"),
  ]

  private static let volume = [
    MeasureUnit("l", .volume, 1, "升", "公升", "公升", "リットル"),
    MeasureUnit("ml", .volume, 1, over: 1_000, "毫升", "毫升", "毫升", "ミリリットル"),
    MeasureUnit("m3", .volume, 1_000, "立方米", "立方公尺", "立方米", "立方メートル"),
    MeasureUnit("gal", .volume, 3.785411784, "美制加仑", "美制加侖", "美制加侖", "米ガロン"),
    MeasureUnit("floz", .volume, 0.0295735295625, "美制液量盎司", "美制液量盎司", "美制液量安士", "米液量オンス"),
    // Japan's act of 1891: 1 升 is 2401/1331 l.
    MeasureUnit("", .volume, 2_401, over: 1_331, "", "", "", "升"),
    MeasureUnit("", .volume, 2_401, over: 13_310, "", "", "", "合"),
  ]

  private static let temperature = [
    MeasureUnit("c", .temperature, 1, from: 273.15, "℃"),
    MeasureUnit("f", .temperature, 5, over: 9, from: 273.15 - 160.0 / 9, "℉"),
    MeasureUnit("k", .temperature, 1, "K"),
  ]

  private static let speed = [
    MeasureUnit("kmh kph", .speed, 1_000, over: 3_600, "公里/小时", "公里/小時", "公里/小時", "キロメートル毎時"),
    MeasureUnit("mps", .speed, 1, "米/秒", "公尺/秒", "米/秒", "メートル毎秒"),
    MeasureUnit("mph", .speed, 0.44704, "英里/小时", "英里/小時", "英里/小時", "マイル毎時"),
    MeasureUnit("kn kt", .speed, 1_852, over: 3_600, "节", "節", "節", "ノット"),
  ]

  private static let data = [
    MeasureUnit("kb", .data, 1e3, "KB"), MeasureUnit("mb", .data, 1e6, "MB"),
    MeasureUnit("gb", .data, 1e9, "GB"), MeasureUnit("tb", .data, 1e12, "TB"),
    MeasureUnit("kib", .data, 1_024, "KiB"), MeasureUnit("mib", .data, 1_048_576, "MiB"),
    MeasureUnit("gib", .data, 1_073_741_824, "GiB"),
    MeasureUnit("tib", .data, 1_099_511_627_776, "TiB"),
  ]
}
