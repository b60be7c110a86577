import QuietzoneReport

/// A sentence for each thing that a person should know of a link before it is opened. `{…}` stands for what it is about.
struct LinkWarningWords: Sendable {
  let unsafeScheme, otherScheme, unencrypted, userInfo, address, disguisedAddress, localHost, port,
    punycode: String
  let mixedScripts, lookAlike, embeddedDomain, encodedHost, backslash, shortener, openRedirect: String
  let invisible, direction, misleadingTitle: String

  subscript(warning: LinkWarning) -> String {
    switch warning {
    case .unsafeScheme(let scheme): unsafeScheme.with(scheme)
    case .otherScheme(let scheme): otherScheme.with(scheme)
    case .unencrypted: unencrypted
    case .userInfo(let user): userInfo.with(user)
    case .address: address
    case .disguisedAddress(let text): disguisedAddress.with(text)
    case .localHost: localHost
    case .port(let number): port.with(String(number))
    case .punycode(let host): punycode.with(host)
    case .mixedScripts(let label, _, _): mixedScripts.with(label)
    case .lookAlike(_, let looksLike, _): lookAlike.with(looksLike)
    case .embeddedDomain(let domain): embeddedDomain.with(domain)
    case .encodedHost: encodedHost
    case .backslash: backslash
    case .shortener: shortener
    case .openRedirect(let host): openRedirect.with(host)
    case .controlCharacters, .invisibleCharacters: invisible
    case .bidirectionalCharacters: direction
    case .misleadingTitle(let title): misleadingTitle.with(title)
    }
  }

  static let english = LinkWarningWords(
    unsafeScheme: "{…}: runs a program or shows what is in the code itself.",
    otherScheme: "It is opened with {…}, not as a page of the web.",
    unencrypted: "It is not encrypted: others can read and change what it shows.",
    userInfo: "“{…}” is not where it leads, though it stands in front.",
    address: "It has an address in place of a name.",
    disguisedAddress: "Its address is disguised: {…}",
    localHost: "It leads to this computer or into its network.",
    port: "It uses port {…}, which is unusual.",
    punycode: "Its name is written in other letters: {…}",
    mixedScripts: "“{…}” mixes letters of several scripts.",
    lookAlike: "Its letters look like {…} and are others.",
    embeddedDomain: "It begins with {…} and leads elsewhere.",
    encodedHost: "Its name is hidden by an encoding.",
    backslash: "It has backslashes where slashes belong.",
    shortener: "It leads on to an address that cannot be seen here.",
    openRedirect: "It leads on to {…}",
    invisible: "It has characters in it that cannot be seen.",
    direction: "It has characters in it that change the direction of writing.",
    misleadingTitle: "It is called “{…}” and leads elsewhere.")

  static let chinese = LinkWarningWords(
    unsafeScheme: "{…}: 会运行程序，或显示码自身所含的内容。",
    otherScheme: "它通过 {…} 打开，不是网页。",
    unencrypted: "未加密：他人可以看到并更改其内容。",
    userInfo: "“{…}”虽然写在前面，却不是它指向的地方。",
    address: "它用的是地址而不是名称。",
    disguisedAddress: "它的地址经过伪装：{…}",
    localHost: "它指向本机或本机所在的网络。",
    port: "它使用不常见的端口 {…}。",
    punycode: "它的名称含有其他文字：{…}",
    mixedScripts: "“{…}”混用了几种文字的字母。",
    lookAlike: "它的字母看起来像 {…}，其实不是。",
    embeddedDomain: "它以 {…} 开头，却指向别处。",
    encodedHost: "它的名称被编码隐藏。",
    backslash: "应为斜杠的地方用了反斜杠。",
    shortener: "它会转到一个在此看不到的地址。",
    openRedirect: "它会转到 {…}",
    invisible: "其中含有看不见的字符。",
    direction: "其中含有改变书写方向的字符。",
    misleadingTitle: "它名为“{…}”，却指向别处。")
}
