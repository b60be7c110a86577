import QuietzoneImaging

/// What would help a camera to read the code before it.
public enum LiveHint: UInt8, CaseIterable, Sendable {
  /// The code shows in too few pixels.
  case moveCloser = 1
  /// The camera, or the code, moves.
  case holdStill
  /// The code is out of focus, most often because it is too near.
  case moveAway
  /// It is too dark.
  case moreLight
  /// It is too bright to tell light from dark.
  case lessLight
  /// A reflection lies on the code.
  case lessGlare
  /// The code reaches out of the picture.
  case showWhole
  /// The code is seen too much from the side.
  case faceCode

  /// What helps against a cause; nil where a hand cannot help.
  public init?(against cause: Cause) {
    switch cause {
    case .tooSmall: self = .moveCloser
    case .moved: self = .holdStill
    case .outOfFocus: self = .moveAway
    case .underexposed, .lowContrast: self = .moreLight
    case .overexposed: self = .lessLight
    case .glare: self = .lessGlare
    case .cutOff: self = .showWhole
    case .slanted: self = .faceCode
    case .covered, .noQuietZone, .curved, .printGrowth, .lowPrintResolution, .wrongCheck, .inverted,
      .notAskedFor, .unknownSymbology, .damaged:
      return nil
    }
  }

  /// What helps with a picture that nothing was read in; nil if nothing in it looks like a code, or nothing is known to help.
  ///
  /// Nothing is read: it goes by looks alone, by the same measures as `Explainer`.
  public init?(seenIn image: LuminanceImage) {
    let pyramid = Pyramid(image, smallestSide: 64)
    guard let measure = PlaceMeasure.all(in: pyramid).first else {
      // A picture without a code need not be light, and is nothing to be helped with unless it shows nothing at all.
      guard Cause(ofPicture: pyramid.levels[0]) == .underexposed else { return nil }
      self = .moreLight
      return
    }
    guard let cause = measure.visibleCause(in: image) else { return nil }
    self.init(against: cause)
  }
}

extension PlaceMeasure {
  /// What stops this place from being read, as far as a look tells; what hides the others comes first.
  fileprivate func visibleCause(in image: LuminanceImage) -> Cause? {
    if let exposure { return exposure }
    let sides = cutOff(image)
    if look == .bars, sides.isEmpty, let shape { return shape }
    if let sharpness { return sharpness }
    if !sides.isEmpty { return .cutOff(sides) }
    return shape ?? glare
  }
}
