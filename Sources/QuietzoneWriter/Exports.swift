// Who writes symbols names their symbologies and contents as the reader does.
@_exported import Quietzone
