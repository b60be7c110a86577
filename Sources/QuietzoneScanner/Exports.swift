// Who imports QuietzoneScanner also gets the symbologies and points that its events are made of.
@_exported import Quietzone
