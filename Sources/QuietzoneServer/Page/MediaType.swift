/// The media type that a file's name tells, as a `Content-Type` header has it.
func mediaType(ofFile name: String) -> String {
  switch name.split(separator: ".").last.map({ $0.lowercased() }) {
  case "html": "text/html; charset=utf-8"
  case "css": "text/css; charset=utf-8"
  case "js", "mjs": "text/javascript; charset=utf-8"
  case "wasm": "application/wasm"
  case "json": "application/json"
  case "webmanifest": "application/manifest+json"
  case "svg": "image/svg+xml"
  case "png": "image/png"
  case "ico": "image/x-icon"
  case "txt", "md": "text/plain; charset=utf-8"
  default: "application/octet-stream"
  }
}
