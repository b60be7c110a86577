import QuietzoneSymbols

extension Cause {
  /// What is wrong, in Chinese.
  var problemInChinese: String {
    switch self {
    case .tooSmall: "模块太小，无法分辨"
    case .outOfFocus(let width): "对焦不准：边缘宽 \(shown(width)) 像素"
    case .moved(let length, let direction): "运动模糊约 \(shown(length)) 像素，方向：\(Self.direction(direction))"
    case .lowContrast(let levels): "对比度太低：明暗只差 \(shown(levels)) 级（共 255 级）"
    case .underexposed: "曝光不足：几乎全黑"
    case .overexposed: "曝光过度：几乎全白"
    case .glare(let share, let area): "\(area.inChinese)有反光，遮住 \(percent(share))"
    case .covered(let share, let area): "\(area.inChinese)有 \(percent(share)) 被遮盖或撕掉"
    case .noQuietZone(let sides): "\(sides.inChinese)没有静区"
    case .cutOff(let sides): "\(sides.inChinese)被画面边缘切断"
    case .slanted(let ratio): "拍摄角度太斜：压缩了 \(shown(ratio)) 倍"
    case .curved(let ratio): "弯曲：两端比中间窄 \(shown(ratio)) 倍"
    case .printGrowth(let modules):
      modules > 0
        ? "印刷过重：深色部分宽了 \(shown(2 * modules)) 个模块" : "印刷过细：深色部分窄了 \(shown(-2 * modules)) 个模块"
    case .lowPrintResolution(let dots): "打印太粗糙：每模块 \(shown(dots)) 点，模块大小不一"
    case .wrongCheck: "已识读，但校验码不对"
    case .inverted: "深底浅码，而设置为不识读"
    case .notAskedFor(let symbology): "没有要求识读 \(symbology.title)"
    case .unknownSymbology(let symbology): "\(symbology.titleInChinese)，这里不能识读"
    case .damaged(let area): "损坏太多，无法纠正" + (area.map { "，主要在\($0.inChinese)" } ?? "")
    }
  }

  /// What to do about it, in Chinese.
  var adviceInChinese: String {
    switch self {
    case .tooSmall: "请靠近、放大，或用更高的分辨率拍摄。"
    case .outOfFocus: "请让相机对焦，或稍微拉远。"
    case .moved: "请拿稳，或增加光线。"
    case .lowContrast: "请让光线均匀；印刷时用更深的颜色和更浅的底色。"
    case .underexposed: "请增加光线，或延长曝光。"
    case .overexposed: "请缩短曝光，或减弱光线。"
    case .glare: "请倾斜标签或光源。"
    case .covered: "请移开遮挡物，或重新印刷。"
    case .noQuietZone: "请在那里留出空白：QR 码 4 个模块，多数条码 10 个模块。"
    case .cutOff: "请把整个码连同边缘空白拍进画面。"
    case .slanted: "请从正面拍摄。"
    case .curved: "请转动物体、压平标签，或拉远距离。"
    case .printGrowth(let modules): modules > 0 ? "请减少墨量或热量，或用更大的模块。" : "请增加墨量或热量。"
    case .lowPrintResolution: "请让模块宽为打印点的整数倍（至少两点），或用更高的分辨率打印。"
    case .wrongCheck: "请用正确的校验码重新制作。"
    case .inverted: "请在设置中允许识读深底浅码，或印成浅底深码。"
    case .notAskedFor: "请在设置中加上这种码，或识读所有码制。"
    case .unknownSymbology: "请使用支持这种码的识读器。"
    case .damaged: "请清洁、压平，或重新印刷。"
    }
  }

  private static func direction(_ degrees: Double) -> String {
    switch degrees {
    case 22.5..<67.5: "左上到右下"
    case 67.5..<112.5: "上下"
    case 112.5..<157.5: "左下到右上"
    default: "左右"
    }
  }
}

extension UnknownSymbology {
  fileprivate var titleInChinese: String {
    switch self {
    case .hanXin: "汉信码"
    case .dotCode: "DotCode"
    case .code16K: "Code 16K"
    case .postalBars: "高低条邮政码"
    }
  }
}

extension UnreadPlace {
  var nameInChinese: String { name ?? (look == .bars ? "疑似条码" : "疑似二维码") }
}

extension UnreadSymbol {
  var kindInChinese: String {
    if let columns, let rows { return "\(columns) 列 \(rows) 行" }
    return version.map { "版本 \($0)" } ?? "\(dimension) × \(dimension) 模块"
  }
}

extension UnreadSymbol.Block {
  var inChinese: String {
    let name = count > 1 ? "第 \(number) 块（共 \(count) 块）" : ""
    return "\(name)错误超过可纠正的 \(errorCapacity) 个"
  }
}

extension Area {
  fileprivate var inChinese: String {
    switch self {
    case .middle: "中间"
    case .top: "上部"
    case .bottom: "下部"
    case .left: "左侧"
    case .right: "右侧"
    case .topLeft: "左上"
    case .topRight: "右上"
    case .bottomLeft: "左下"
    case .bottomRight: "右下"
    }
  }
}

extension Sides {
  fileprivate var inChinese: String {
    if self == [.left, .top, .right, .bottom] { return "四周" }
    let names: [(Sides, String)] = [(.left, "左侧"), (.top, "上方"), (.right, "右侧"), (.bottom, "下方")]
    return names.filter { contains($0.0) }.map { $0.1 }.joined(separator: "和")
  }
}
