"""Symbols and what is around them: classes of pictures that are hard to read for one reason each, and pictures that are read
alone, put into other surroundings."""
