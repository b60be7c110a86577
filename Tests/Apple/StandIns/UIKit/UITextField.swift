import QuartzCore

@MainActor open class UITextField: UIControl {
  open var text: String? = ""
  open override var canBecomeFirstResponder: Bool { true }
}
