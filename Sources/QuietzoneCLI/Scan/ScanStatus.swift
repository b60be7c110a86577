/// The exit status, as grep's: the worst that happened.
enum ScanStatus: Int32 {
  case read = 0
  case nothingFound = 1
  case failed = 2
}
