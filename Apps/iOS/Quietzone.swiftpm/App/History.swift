import Foundation
import Observation
import QuietzoneUI

/// What was scanned, the newest first. It stays on the device.
@MainActor @Observable final class History {
  struct Entry: Codable, Identifiable, Equatable {
    var id = UUID()
    var text: String
    var symbology: String
    var time: Date
  }

  private(set) var entries: [Entry]
  @ObservationIgnored private let store: UserDefaults

  private static let key = "history"
  private static let mostEntries = 100

  init(store: UserDefaults = .standard) {
    self.store = store
    let data = store.data(forKey: Self.key) ?? Data()
    entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
  }

  /// The same code again moves to the top.
  func add(_ result: ScanResult, at time: Date = Date()) {
    let entry = Entry(text: result.text, symbology: result.symbology.title, time: time)
    entries.removeAll { $0.text == entry.text && $0.symbology == entry.symbology }
    entries = Array(([entry] + entries).prefix(Self.mostEntries))
    save()
  }

  func clear() {
    entries = []
    save()
  }

  private func save() { store.set(try? JSONEncoder().encode(entries), forKey: Self.key) }
}
