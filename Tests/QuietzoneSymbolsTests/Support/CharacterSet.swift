import QuietzoneSymbols

/// The tests mean this one where Foundation has another of that name.
typealias CharacterSet = QuietzoneSymbols.CharacterSet
