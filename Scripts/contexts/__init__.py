"""Pictures in which a symbol is hard to read for one reason, a class of them each."""
