// Who imports QuietzoneCamera also gets the events and effects of the scanner, and the reader.
@_exported import QuietzoneScanner
