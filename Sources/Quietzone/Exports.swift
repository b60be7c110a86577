// Who imports Quietzone also gets the images it reads and the types its results are made of.
@_exported import QuietzoneImaging
@_exported import QuietzoneSymbols
