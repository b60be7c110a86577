"""What can go wrong. Each message says what to do."""

from __future__ import annotations


class QuietzoneError(Exception):
    """Anything that goes wrong here."""


class InvalidArgument(QuietzoneError, ValueError):
    """An argument that makes no sense."""


class TooManyPixels(QuietzoneError, ValueError):
    """The picture has more pixels than the reader may take."""


class UnreadableImage(QuietzoneError, ValueError):
    """A file, or the bytes of one, that is no picture, or a damaged one."""


class MissingPillow(QuietzoneError, ImportError):
    """Files are opened with Pillow, which is not installed."""
