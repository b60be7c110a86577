// Who imports QuietzoneReport also gets what is reported on: what was read, and what it means.
@_exported import Quietzone
@_exported import QuietzoneContent
