import QuietzoneImaging

/// What is to be read on the screen, over and below the picture. Texts may hold anything: what would steer a terminal is not shown.
public struct ScreenContent: Equatable, Sendable {
  /// Texts in the picture, each at a place of it: shares of its width and height.
  public var labels: [Label] = []
  /// A line in the middle of the picture, at this share of its height.
  public var caption: (text: String, y: Double)?
  /// Lines at the picture's lower edge: what was read.
  public var banner: [String] = []
  /// What keys do, the most important first. Those that there is no room for are left out.
  public var keys: [KeyHint] = []
  /// What just happened, in place of what keys do.
  public var news: String?
  /// A question or a message over all of it.
  public var dialog: Dialog?
  /// A list in place of the picture.
  public var list: List?

  public init() {}

  /// A text beside a code.
  public struct Label: Equatable, Sendable {
    public var text: String
    /// What it is written below, beginning there.
    public var place: Point

    public init(text: String, place: Point) { (self.text, self.place) = (text, place) }
  }

  /// A key, and what it does.
  public struct KeyHint: Equatable, Sendable {
    public var key: String
    public var action: String

    public init(_ key: String, _ action: String) { (self.key, self.action) = (key, action) }
  }

  /// A message, and what can be done about it.
  public struct Dialog: Equatable, Sendable {
    public var title: String
    /// What must not be missed, in bold on lines of its own.
    public var subject: String?
    public var paragraphs: [String]
    /// Lines directly below each other, behind the paragraphs.
    public var rows: [String]
    /// How many of the rows are left out at the top where there is no room for all.
    public var skippedRows: Int
    /// What can be chosen, below all else and always in view.
    public var choices: [KeyHint]
    public var keys: [KeyHint]

    public init(
      title: String, subject: String? = nil, paragraphs: [String], rows: [String] = [], skippedRows: Int = 0,
      choices: [KeyHint] = [], keys: [KeyHint]
    ) {
      (self.title, self.subject, self.paragraphs) = (title, subject, paragraphs)
      (self.rows, self.skippedRows, self.choices, self.keys) = (rows, skippedRows, choices, keys)
    }
  }

  /// Entries, one of which is chosen.
  public struct List: Equatable, Sendable {
    public var title: String
    public var entries: [String]
    /// The entry that is chosen, from 0.
    public var selected: Int
    /// What is said where there are none.
    public var placeholder: String

    public init(title: String, entries: [String], selected: Int, placeholder: String) {
      (self.title, self.entries, self.selected, self.placeholder) = (title, entries, selected, placeholder)
    }
  }

  public static func == (a: ScreenContent, b: ScreenContent) -> Bool {
    a.labels == b.labels && a.caption?.text == b.caption?.text && a.caption?.y == b.caption?.y
      && a.banner == b.banner
      && a.keys == b.keys && a.news == b.news && a.dialog == b.dialog && a.list == b.list
  }
}
