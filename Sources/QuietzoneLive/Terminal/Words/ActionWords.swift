import QuietzoneCards

/// What is done with a code, as its card offers it.
struct ActionWords: Sendable {
  let open, openApp, joinNetwork, saveContact, call, mail, message, showPlace, saveEvent, addPassword, pay,
    search: String
  let copyPassword, copyName, copyAccount, copyAmount, copyReference, copyNumber, copyAddress, copyPlace,
    copyText: String

  subscript(kind: CardAction.Kind) -> String {
    switch kind {
    case .open: open
    case .openApp: openApp
    case .joinNetwork: joinNetwork
    case .saveContact: saveContact
    case .call: call
    case .mail: mail
    case .message: message
    case .showPlace: showPlace
    case .saveEvent: saveEvent
    case .addPassword: addPassword
    case .pay: pay
    case .search: search
    case .copyPassword: copyPassword
    case .copyName: copyName
    case .copyAccount: copyAccount
    case .copyAmount: copyAmount
    case .copyReference: copyReference
    case .copyNumber: copyNumber
    case .copyAddress: copyAddress
    case .copyPlace: copyPlace
    case .copyText: copyText
    }
  }

  static let english = ActionWords(
    open: "Open", openApp: "Open the app", joinNetwork: "Join the network", saveContact: "Save contact",
    call: "Call", mail: "Write e-mail", message: "Write message", showPlace: "Show on OpenStreetMap",
    saveEvent: "Save event", addPassword: "Add to password app", pay: "Pay in an app", search: "Search",
    copyPassword: "Copy password", copyName: "Copy name", copyAccount: "Copy account",
    copyAmount: "Copy amount", copyReference: "Copy reference", copyNumber: "Copy number",
    copyAddress: "Copy address", copyPlace: "Copy coordinates", copyText: "Copy text")

  static let chinese = ActionWords(
    open: "打开", openApp: "打开应用", joinNetwork: "加入网络", saveContact: "保存联系人", call: "呼叫",
    mail: "写电子邮件", message: "写短信", showPlace: "在 OpenStreetMap 上显示", saveEvent: "保存日程",
    addPassword: "添加到密码应用", pay: "在应用中付款", search: "搜索", copyPassword: "复制密码",
    copyName: "复制名称", copyAccount: "复制账号", copyAmount: "复制金额", copyReference: "复制参考号",
    copyNumber: "复制号码", copyAddress: "复制地址", copyPlace: "复制坐标", copyText: "复制文本")
}
