extension BarcodeScanner {
  /// The effects that follow from the states before and after an event, whatever it was: so no way out of the scanner
  /// can leave its torch lit, its camera running or a dialog behind.
  ///
  /// - Parameter afterwards: The effects to come once the scanner and its dialog were presented or dismissed.
  mutating func followUp(_ before: BarcodeScanner, _ afterwards: [Effect]) -> [Effect] {
    let (old, new) = (before.session, session)
    var effects: [Effect] = []
    if let old, old.torch != .unavailable, new?.torch ?? .unavailable == .unavailable {
      effects.append(.setTorch(.off))
    }
    effects += endOfReading(old, new)
    if old != nil, new == nil { effects.append(.freeCamera) }
    if let new, old?.isPreviewVisible == true, !new.isPreviewVisible { effects.append(.hidePreview) }
    effects += dialogChange(from: before.dialog)
    if old == nil, new != nil { effects.append(.present) }
    if old != nil, new == nil { effects.append(.dismiss) }
    effects += afterwards
    guard let new else { return effects }
    if let mapping = new.mapping, mapping != old?.mapping {
      effects.append(.setViewport(RegionOfInterest(mapping)))
    }
    if new.isCapturing, old?.isCapturing != true { effects.append(.startCapture) }
    if new.isPreviewVisible, old?.isPreviewVisible != true { effects.append(.showPreview) }
    return effects
  }

  private var session: Session? { if case .open(let session) = stage { session } else { nil } }

  /// Where frames are no longer read, the one in flight is in vain, and none waits.
  private mutating func endOfReading(_ old: Session?, _ new: Session?) -> [Effect] {
    var effects: [Effect] = []
    if old?.isCapturing == true, new?.isCapturing != true {
      effects.append(.stopCapture)
      quieten()
    }
    if old?.isReading == true, new?.isReading != true, let frame = pacing.abandon() {
      effects.append(.dropFrame(frame))
    }
    return effects
  }

  /// How long nothing was read does not count while nothing is looked at.
  private mutating func quieten() {
    guard case .open(var session) = stage else { return }
    session.quietTime.end()
    session.choice = nil
    session.ladder = EffortLadder()
    stage = .open(session)
  }

  private func dialogChange(from old: Dialog?) -> [Effect] {
    switch (old, dialog) {
    case (nil, nil): []
    case (nil, let new?): [.presentDialog(new)]
    case (_?, nil): [.dismissDialog]
    case (let old?, let new?): old == new ? [] : [.replaceDialog(new)]
    }
  }
}
