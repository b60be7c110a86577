/// Asks the terminal to put a text on its clipboard (OSC 52): on the machine that one sits at, through SSH, too.
///
/// - Returns: nil where the text is longer than terminals take.
public func clipboardSequence(_ text: String, through multiplexer: Multiplexer?) -> [UInt8]? {
  let encoded = base64(Array(text.utf8))
  let longest = 74_994
  guard encoded.count <= longest else { return nil }
  let sequence = Array("\u{1B}]52;c;".utf8) + encoded + [0x07]
  // tmux takes it itself where it may (set-clipboard), and passes it on where it may do that (allow-passthrough).
  return multiplexer == .tmux
    ? sequence + Multiplexer.tmux.passingOn(sequence) : multiplexer?.passingOn(sequence) ?? sequence
}
