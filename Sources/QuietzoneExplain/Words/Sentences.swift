import QuietzoneImaging

extension UnreadPlace {
  /// What stopped it, in a few words.
  public func problem(in language: ExplanationLanguage) -> String {
    switch language {
    case .english: cause?.problemInEnglish ?? "no trouble is known"
    case .chinese: cause?.problemInChinese ?? "原因不明"
    }
  }

  /// What is there, what stopped it, and what to do: two sentences.
  public func sentences(in language: ExplanationLanguage) -> String {
    let (x, y) = (Int(corners.center.x.rounded()), Int(corners.center.y.rounded()))
    switch language {
    case .english:
      let size = moduleSize.map { ", \(shown($0)) pixels a module" } ?? ""
      let kind = nameInEnglish + (symbol.map { ", \($0.kindInEnglish)," } ?? "")
      let start = "\(kind) at (\(x), \(y))\(size): " + (symbol?.block.map { $0.inEnglish + "; " } ?? "")
      guard let cause else { return start + "no trouble is known that would keep it from being read." }
      return start + cause.problemInEnglish + ". " + cause.adviceInEnglish
    case .chinese:
      let size = moduleSize.map { "，每模块 \(shown($0)) 像素" } ?? ""
      let kind = nameInChinese + (symbol.map { "，" + $0.kindInChinese } ?? "")
      let start = "\(kind)，位置 (\(x), \(y))\(size)：" + (symbol?.block.map { $0.inChinese + "；" } ?? "")
      guard let cause else { return start + "没有找到无法识读的原因。" }
      return start + cause.problemInChinese + "。" + cause.adviceInChinese
    }
  }
}

extension Explanation {
  /// What is said where no place is to be explained.
  public func summary(in language: ExplanationLanguage) -> String? {
    guard places.isEmpty else { return nil }
    if let cause {
      switch language {
      case .english: return "The picture as a whole: \(cause.problemInEnglish). \(cause.adviceInEnglish)"
      case .chinese: return "整幅图：\(cause.problemInChinese)。\(cause.adviceInChinese)"
      }
    }
    switch language {
    case .english:
      return showsNothing
        ? "Nothing in the picture looks like a code." : "Everything that looks like a code was read."
    case .chinese: return showsNothing ? "图中没有像码的东西。" : "图中像码的都已识读。"
    }
  }
}
