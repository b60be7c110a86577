import ArgumentParser

/// Whether to tell what codes mean.
package struct ContentOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Say what each code means: a link and its dangers, a contact, a payment, field by field.",
      discussion: "JSON says it unless --no-content is given."))
  package var content: Bool?

  package init() {}

  /// Whether it is told where JSON is printed or not.
  package func isShown(asJSON json: Bool) -> Bool { content ?? json }
}
