extension BarcodeContent {
  /// What to know of the link that a code holds before it is opened, dangers first; empty where it holds none.
  public var linkWarnings: [LinkWarning] {
    let warnings: [LinkWarning] =
      switch self {
      case .link(let link): link.warnings
      case .appLink(let link): link.warnings
      case .payment(.lightningAddress(let address)): address.link.warnings
      default: []
      }
    return warnings.filter { $0.isDangerous } + warnings.filter { !$0.isDangerous }
  }
}
