import Foundation

/// A page that shows an OpenAPI description: each operation with its parameters and answers.
func apiPage(of description: String) throws -> String {
  let document = try JSONDecoder().decode(Document.self, from: Data(description.utf8))
  var lines = [
    "<!DOCTYPE html>",
    "<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Quietzone: the API</title></head><body>",
    "<h1>\(escaped(document.info.title))</h1>", "<p>\(escaped(document.info.description))</p>",
    "<p>For programs: <a href=\"/openapi.json\">openapi.json</a></p>",
    "<pre>curl --data-binary @photo.jpg -H 'Content-Type: application/octet-stream' http://…/v1/read</pre>",
  ]
  for (path, operations) in document.paths.sorted(by: { $0.key < $1.key }) {
    for (method, operation) in operations.sorted(by: { $0.key < $1.key }) {
      lines.append("<h2>\(method.uppercased()) \(escaped(path))</h2><p>\(escaped(operation.summary))</p>")
      if let description = operation.description { lines.append("<p>\(escaped(description))</p>") }
      let parameters = (operation.parameters ?? []).map { ($0.name, $0.description) }
      lines += list(of: parameters, under: "Parameters")
      let responses = operation.responses.sorted { $0.key < $1.key }
      lines += list(
        of: responses.map { ($0.key, $0.value.description ?? "an error, as JSON") }, under: "Answers")
    }
  }
  return (lines + ["</body></html>"]).joined(separator: "\n") + "\n"
}

private func list(of items: [(String, String)], under title: String) -> [String] {
  if items.isEmpty { return [] }
  let rows = items.map { "<dt><code>\(escaped($0.0))</code></dt><dd>\(escaped($0.1))</dd>" }
  return ["<h3>\(title)</h3><dl>"] + rows + ["</dl>"]
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}

/// What the page shows of a description.
private struct Document: Decodable {
  var info: Info
  var paths: [String: [String: Operation]]

  struct Info: Decodable {
    var title: String
    var description: String
  }
  struct Operation: Decodable {
    var summary: String
    var description: String?
    var parameters: [Parameter]?
    var responses: [String: Answer]
  }
  struct Parameter: Decodable {
    var name: String
    var description: String
  }
  struct Answer: Decodable { var description: String? }
}
