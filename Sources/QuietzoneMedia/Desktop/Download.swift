/// The bytes at a web address, by curl: at most `maximumFileSize` of them, within two minutes, over at most five redirections, none of
/// which leaves the web.
func downloadedBytes(_ address: String) throws(MediaError) -> [UInt8] {
  let program = LimitedProgram(
    name: "curl", purpose: "an address is fetched", package: "curl",
    limits: .init(patience: .seconds(30), output: maximumFileSize))
  // Its own settings have no say: with them it could send passwords, or write files.
  return try program.output([
    "--disable", "--silent", "--show-error", "--fail", "--globoff", "--location", "--max-redirs", "5",
    "--proto",
    "=http,https", "--proto-redir", "=http,https", "--connect-timeout", "15", "--max-time", "120",
    "--max-filesize", "\(maximumFileSize)", "--", address,
  ])
}
