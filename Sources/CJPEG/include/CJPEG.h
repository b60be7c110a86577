// JPEG files as lines of luminance, by libjpeg-turbo. Its way of reporting errors is a jump out of the call that it is in:
// none passes through the functions here.
#pragma once

#include <stddef.h>
#include <stdint.h>

enum QuietzoneJPEGStatus {
  QuietzoneJPEGRead,
  // Damaged data, or an end before the picture's.
  QuietzoneJPEGDamaged,
  // A kind of JPEG that libjpeg-turbo does not decode, such as lossless or 12 bits.
  QuietzoneJPEGUnsupported,
  QuietzoneJPEGNoMemory,
};

typedef struct QuietzoneJPEG QuietzoneJPEG;

// Begins to read the picture in `bytes`, which must stay until it is closed. Refuses, as damaged, one whose size is not
// what it is given here: what was checked is what is decoded. `status` says why where NULL is returned.
QuietzoneJPEG *_Nullable quietzone_jpeg_open(
    const uint8_t *_Nonnull bytes, size_t count, uint32_t width, uint32_t height,
    enum QuietzoneJPEGStatus *_Nonnull status);

// Writes the next `count` lines, one after the other, a byte a pixel. There must be that many left; after anything but
// QuietzoneJPEGRead there are none.
enum QuietzoneJPEGStatus quietzone_jpeg_read(
    QuietzoneJPEG *_Nonnull picture, uint8_t *_Nonnull lines, size_t count);

void quietzone_jpeg_close(QuietzoneJPEG *_Nonnull picture);
