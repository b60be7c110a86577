// Who imports QuietzoneUI also gets what reads pictures, and the symbologies and results that its names are about.
@_exported import QuietzoneCamera
