import CoreSpotlight
import QuietzoneUI
import SwiftUI

struct BrowserView: View {
  @Bindable var browser: Browser
  @FocusState private var isEditing: Bool

  var body: some View {
    NavigationStack {
      VStack {
        addressBar
        if let page = browser.page { WebPage(address: page) } else { HistoryView(browser: browser) }
      }
      .padding()
      .navigationTitle("Quietzone")
      .toolbar { ToolbarItem(placement: .primaryAction) { ModesMenu() } }
    }
    .background { Anchor { browser.anchor = $0 } }
    .onAppear { SpotlightEntry.index() }
    .onChange(of: browser.focusRequests) { _, _ in isEditing = true }
    .onChange(of: Entry.shared.requested, initial: true) { _, _ in
      if let entry = Entry.shared.take() { browser.scan(from: entry) }
    }
    .onContinueUserActivity(CSSearchableItemActionType) { activity in
      if SpotlightEntry.isChosen(in: activity.userInfo) { browser.scan(from: .systemSearch) }
    }
    .onOpenURL { browser.open($0) }
  }

  private var addressBar: some View {
    HStack {
      TextField("Search or enter address", text: $browser.text)
        .textFieldStyle(.roundedBorder)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .keyboardType(.webSearch)
        .submitLabel(.go)
        .onSubmit { browser.go() }
        .focused($isEditing)
      Button("Scan QR code", systemImage: "qrcode.viewfinder") { browser.scan(from: .scanButton) }
      Button("Read a photo", systemImage: "photo") { browser.choosePhoto() }
    }
  }
}

private struct HistoryView: View {
  let browser: Browser

  var body: some View {
    List {
      Section("Recent scans") {
        if browser.history.entries.isEmpty {
          Text("Codes you scan are listed here.").foregroundStyle(.secondary)
        }
        ForEach(browser.history.entries) { entry in
          Button {
            browser.use(entry)
          } label: {
            VStack(alignment: .leading) {
              Text(verbatim: entry.text)
              Text(verbatim: entry.symbology).font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
      }
      if !browser.history.entries.isEmpty {
        Button("Clear", role: .destructive) { browser.history.clear() }
      }
      Text("Pictures and codes stay on this device.").font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// Scanners of other kinds.
private struct ModesMenu: View {
  var body: some View {
    Menu("More scanners", systemImage: "ellipsis.circle") {
      NavigationLink("Live text") { LiveTextView() }
      NavigationLink("Every type") { EveryTypeView() }
      NavigationLink("Start and stop") { StartStopView() }
    }
  }
}
