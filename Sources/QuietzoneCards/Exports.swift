// Who imports QuietzoneCards also gets what a card is made of: what was read, and what it means.
@_exported import QuietzoneReport
