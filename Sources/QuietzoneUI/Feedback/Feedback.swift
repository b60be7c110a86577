#if canImport(UIKit)
  import AVFAudio
  import UIKit

  /// What tells that a code was read, beside the flash: a beep and a vibration.
  @MainActor final class Feedback {
    private var player: AVAudioPlayer?
    private var generator: UINotificationFeedbackGenerator?

    /// Sound and vibration come at once only where they were prepared for.
    func prepare(beeps: Bool, vibrates: Bool) {
      if beeps, player == nil {
        player = try? AVAudioPlayer(data: Data(Tone.beep.wave), fileTypeHint: "com.microsoft.waveform-audio")
      }
      player?.prepareToPlay()
      if vibrates {
        generator = UINotificationFeedbackGenerator()
        generator?.prepare()
      }
    }

    /// Sounds beside whatever else plays, and not while the device is silenced, unless the app has chosen otherwise.
    func beep() {
      let session = AVAudioSession.sharedInstance()
      if session.category == .soloAmbient { try? session.setCategory(.ambient, options: .mixWithOthers) }
      player?.currentTime = 0
      player?.play()
    }

    func vibrate() { (generator ?? UINotificationFeedbackGenerator()).notificationOccurred(.success) }

    /// The scanner is closed: what was prepared for is not to come. A beep that sounds, sounds on.
    func rest() { generator = nil }
  }
#endif
