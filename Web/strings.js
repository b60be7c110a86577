// Every word that people read, in the languages there are.

const english = {
  title: "Quietzone",
  omnibox: "Search or enter address",
  go: "Go",
  scan: "Scan QR code",
  album: "Read a photo",
  drop: "Drop the picture to read its codes",
  privacy: "Pictures and codes stay in this browser.",
  settings: "Settings",
  done: "Done",
  cancel: "Cancel",
  close: "Close scanner",
  torch: "Torch",
  camera: "Camera",
  cameraNumber: "Camera {number}",
  zoom: "Zoom",
  zoomIn: "Zoom in 2×",
  positionCode: "Position the code in the frame",
  changeDistance: "Hold it steadier, nearer or further away",
  scannerTitle: "Scanner",
  collected: "{count} collected",
  reading: "Reading the photo…",

  permissionDeniedTitle: "Camera access is off",
  permissionDenied: "Quietzone needs the camera to scan. To allow it:",
  permissionStepsChrome: "Press the icon at the left end of the address bar, then Permissions or Site settings, and allow Camera.",
  permissionStepsFirefox: "Press the camera icon in the address bar and clear the block, then scan again.",
  permissionStepsSafari: "Press the page menu in the address bar, then Website Settings, and allow Camera.",
  permissionStepsOther: "Open this site's settings in your browser and allow Camera.",
  inUseTitle: "The camera is in use",
  inUse: "Another application is using the camera. Close it there, and scanning begins here.",
  multipleAppsTitle: "The camera is paused",
  multipleApps: "The camera cannot be used while several applications share the screen, or another one has taken it.",
  systemPressureTitle: "The camera needs a rest",
  systemPressure: "The device is too hot or low on power. Wait a moment, then scan again.",
  unavailableTitle: "No camera to scan with",
  unavailable: "No camera was found, or it could not be started. You can read a photo instead.",

  choiceTitle: "Several codes were found",
  choice: "Choose one:",
  noCodeTitle: "No code found",
  noCode: "There is no code in this picture that can be read.",
  noPictureTitle: "Not a picture",
  noPicture: "This file cannot be opened as a picture.",

  history: "Recent scans",
  historyEmpty: "Codes you scan are listed here.",
  copy: "Copy",
  copied: "Copied",
  share: "Share",
  use: "Put into the search field: {text}",
  copyOf: "Copy {text}",
  shareOf: "Share {text}",
  exportCSV: "Export as CSV",
  clear: "Clear",
  clearTitle: "Clear all scans?",
  clearText: "They are removed from this browser and cannot be brought back.",
  csvText: "Text",
  csvSymbology: "Symbology",
  csvTime: "Time",

  searchEngine: "Search address",
  searchEngineHint: "%s stands for what is searched for.",
  searchEngineError: "It has to begin with https:// or http:// and hold %s.",
  mode: "When a code is read",
  modeOneShot: "Close the scanner",
  modeOncePerCode: "Collect each code once",
  modeContinuous: "Keep scanning",
  interval: "Same code again after (seconds)",
  beep: "Beep",
  vibration: "Vibrate",
  announce: "Announce to a screen reader",
  crosshair: "Crosshair instead of frame",
  keepHistory: "Remember scans",
};

/** @type {typeof english} */
const chinese = {
  title: "Quietzone",
  omnibox: "搜索或输入网址",
  go: "前往",
  scan: "扫描二维码",
  album: "读取照片",
  drop: "松开以读取图片中的码",
  privacy: "图片和扫描内容只保留在此浏览器中。",
  settings: "设置",
  done: "完成",
  cancel: "取消",
  close: "关闭扫描器",
  torch: "手电筒",
  camera: "摄像头",
  cameraNumber: "摄像头 {number}",
  zoom: "变焦",
  zoomIn: "放大 2 倍",
  positionCode: "将码放入框内",
  changeDistance: "请拿稳，靠近或远离一些",
  scannerTitle: "扫描器",
  collected: "已收集 {count} 个",
  reading: "正在读取照片…",

  permissionDeniedTitle: "摄像头权限已关闭",
  permissionDenied: "Quietzone 需要摄像头才能扫描。开启方法：",
  permissionStepsChrome: "点按地址栏左端的图标，再点“权限”或“网站设置”，允许使用摄像头。",
  permissionStepsFirefox: "点按地址栏中的摄像头图标，清除阻止，然后重新扫描。",
  permissionStepsSafari: "点按地址栏中的页面菜单，再点“网站设置”，允许使用摄像头。",
  permissionStepsOther: "在浏览器中打开此网站的设置，允许使用摄像头。",
  inUseTitle: "摄像头正被占用",
  inUse: "另一个应用正在使用摄像头。在那里关闭后，即可开始扫描。",
  multipleAppsTitle: "摄像头已暂停",
  multipleApps: "多个应用共用屏幕，或摄像头被另一个应用占用时，无法使用摄像头。",
  systemPressureTitle: "摄像头需要休息",
  systemPressure: "设备过热或电量不足。请稍候再扫描。",
  unavailableTitle: "没有可用的摄像头",
  unavailable: "找不到摄像头，或摄像头无法启动。您可以改为读取照片。",

  choiceTitle: "找到多个码",
  choice: "请选择一个：",
  noCodeTitle: "未找到码",
  noCode: "此图片中没有可以读取的码。",
  noPictureTitle: "不是图片",
  noPicture: "此文件无法作为图片打开。",

  history: "最近的扫描",
  historyEmpty: "扫描过的码会列在这里。",
  copy: "复制",
  copied: "已复制",
  share: "分享",
  use: "填入搜索框：{text}",
  copyOf: "复制 {text}",
  shareOf: "分享 {text}",
  exportCSV: "导出为 CSV",
  clear: "清除",
  clearTitle: "清除所有扫描记录？",
  clearText: "记录会从此浏览器中删除，无法恢复。",
  csvText: "内容",
  csvSymbology: "码制",
  csvTime: "时间",

  searchEngine: "搜索地址",
  searchEngineHint: "%s 代表要搜索的内容。",
  searchEngineError: "必须以 https:// 或 http:// 开头，并包含 %s。",
  mode: "读到码之后",
  modeOneShot: "关闭扫描器",
  modeOncePerCode: "每个码收集一次",
  modeContinuous: "继续扫描",
  interval: "相同的码再次计入的间隔（秒）",
  beep: "提示音",
  vibration: "振动",
  announce: "向屏幕阅读器播报结果",
  crosshair: "用十字线代替取景框",
  keepHistory: "记住扫描记录",
};

/** What the user prefers, with the country: `en-GB`. */
export const locale = navigator.languages.find((tag) => /^(zh|en)\b/i.test(tag)) ?? "en";

/** The language that is used: `zh` where the user prefers it to English, `en` otherwise. */
export const language = locale.slice(0, 2).toLowerCase();

const strings = language === "zh" ? chinese : english;

/** @typedef {keyof typeof english} TextKey */

/**
 * A text in the user's language.
 *
 * @param {TextKey} key
 * @param {Record<string, string | number>} [values] What stands in for `{name}`.
 */
export function text(key, values = {}) {
  return strings[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
