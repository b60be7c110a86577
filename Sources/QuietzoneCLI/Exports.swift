// What all commands share is at hand in each file of this one.
@_exported import QuietzoneConsole
