"""Image files, opened with Pillow."""

from __future__ import annotations

import io
import os
from typing import TYPE_CHECKING, Union

from ._errors import MissingPillow, TooManyPixels, UnreadableImage

if TYPE_CHECKING:
    from PIL import Image

#: What the command reads, too. Others are opened by those who trust them: read(PIL.Image.open(…)).
FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "BMP", "TIFF")


def opened(source: Union[str, os.PathLike[str], bytes], max_pixels: int) -> Image.Image:
    """The picture in a file, or in the bytes of one, as it is shown: turned as its Exif orientation says.

    Its size is looked at before anything is decoded. Of an animation the first picture counts.
    """
    try:
        from PIL import Image, ImageOps, UnidentifiedImageError
    except ImportError:
        raise MissingPillow(
            "files are opened with Pillow, which is not installed: pip install Pillow, or hand over pixels in an array"
        ) from None

    with io.BytesIO(source) if isinstance(source, bytes) else open(source, "rb") as file:
        try:
            image: Image.Image = Image.open(file, formats=FORMATS)
            if image.width * image.height > max_pixels:
                raise TooManyPixels(
                    f"the picture has {image.width} by {image.height} pixels, and the limit is {max_pixels}: "
                    "make it smaller, or raise max_pixels"
                )
            # The luminance that a JPEG has, without its colours.
            image.draft("L", (image.width, image.height))
            image.load()
            return ImageOps.exif_transpose(image)
        except Image.DecompressionBombError as error:
            raise TooManyPixels(f"{error} Raise PIL.Image.MAX_IMAGE_PIXELS if it is to be read.") from None
        except UnidentifiedImageError:
            raise UnreadableImage(
                f"not an image that can be read: it does not begin as a {', '.join(FORMATS)} file does"
            ) from None
        except (OSError, SyntaxError, ValueError, EOFError, MemoryError) as error:
            if isinstance(error, TooManyPixels):
                raise
            raise UnreadableImage(f"the picture cannot be decoded: {error}") from error
