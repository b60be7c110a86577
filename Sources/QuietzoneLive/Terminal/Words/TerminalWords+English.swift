extension TerminalWords {
  static let english = TerminalWords(
    close: "Close", torch: "Torch", zoom: "Zoom", copy: "Copy", card: "Details", history: "History",
    pick: "Pick",
    back: "Back", cancel: "Cancel", open: "Open", scanAgain: "Scan again",
    enterKey: "Enter", escapeKey: "Esc",
    positionCode: "Position the code in the frame", aimAtCode: "Aim the cross at the code",
    changeDistance: "Hold it steadier, nearer or further away",
    starting: "Waiting for the camera…", ended: "The video has ended.", copied: "Copied: {…}",
    tooLongToCopy: "The text is too long for the terminal's clipboard.",
    cannotCopy: "This terminal has no clipboard to copy to.", nothingRead: "No code has been read yet.",
    noSuchCode: "There is no code {…} in view.",
    torchOn: "The torch is on.", torchOff: "The torch is off.", noTorch: "This camera has no torch.",
    zoomed: "Zoom {…}×",
    onlyText: "This is a text and nothing more; c copies it.",
    notOpenedHere: "Links of this kind are not opened from here; c copies it.",
    noDesktop: "There is no desktop to open it on; c copies it.", opened: "Opened {…}",
    notOpened: "It could not be opened: {…}", saved: "Saved as {…}", notSaved: "It could not be saved: {…}",
    historyTitle: "Recent scans", historyEmpty: "Codes you scan are listed here.",
    problems: Problems(
      inUse: (
        "The camera is in use",
        "Another program is using the camera. Close it there, and scanning begins here."
      ),
      multipleApplications: (
        "The camera is paused",
        "The camera cannot be used while another application has taken it."
      ),
      permissionDenied: ("Camera access is off", "Quietzone needs the camera to scan. To allow it:"),
      systemPressure: (
        "The camera needs a rest",
        "The device is too hot or low on power. Wait a moment, then scan again."
      ),
      unavailable: (
        "No camera to scan with",
        "No camera was found, or it could not be started. When there is one, scanning begins by itself."
      )),
    ready: "The camera is ready.",
    plainKeys:
      "Type a letter and Enter: q close, t torch, z zoom, c copy, h history, 1 to 9 pick a code; Enter alone tells what a code means and what can be done with it.",
    dangerTitle: "This link may deceive you", secondTitle: "Really open it?",
    secondText: "Nothing on the page that it leads to can be trusted to be what it looks like.",
    leadsTo: "It leads to {…}",
    yes: "Yes", no: "No",
    warnings: .english,
    kinds: [
      "link": "Link", "appLink": "App link", "wifi": "Wi-Fi network", "contact": "Contact", "email": "E-mail",
      "phone": "Phone number", "sms": "Text message", "mms": "Message", "geo": "Place", "event": "Event",
      "otp": "One-time password", "payment": "Payment", "gs1": "GS1 data", "product": "Product",
      "hibc": "Medical product",
      "pharmacy": "Medicine", "boardingPass": "Boarding pass", "drivingLicence": "Driving licence",
      "railTicket": "Rail ticket", "postal": "Parcel", "healthCertificate": "Health certificate",
    ],
    fields: englishFields, compositeNotRead: "A composite component belongs to it, which is not read",
    actions: .english, hints: .english)
}
