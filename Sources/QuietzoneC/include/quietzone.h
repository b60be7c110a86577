/*
 * Quietzone reads barcodes and QR Codes in pictures that are in memory.
 *
 *     qz_error error = QZ_ERROR_INIT;
 *     qz_reader *reader = NULL;
 *     qz_results *results = NULL;
 *     qz_image image = QZ_IMAGE_INIT;
 *     image.pixels = pixels;
 *     image.size = 640 * 480;
 *     image.width = 640;
 *     image.height = 480;
 *
 *     if (qz_reader_new(NULL, &reader, &error) == QZ_OK
 *         && qz_read(reader, &image, NULL, &results, &error) == QZ_OK)
 *       for (size_t i = 0; i < qz_results_count(results); i++)
 *         puts(qz_results_symbol(results, i)->text);
 *     else
 *       fprintf(stderr, "%s\n", error.message);
 *     qz_results_free(results);
 *     qz_reader_free(reader);
 *
 * What is made by a function whose name ends in _new, and results, are freed by the function whose name ends in _free, once.
 * NULL may be freed. To free twice, or to use what was freed, is a mistake that is not detected.
 *
 * Structures begin with their size, which the macros ..._INIT set: so a program that was compiled with an older or a newer
 * header is understood. Whatever else in them is 0 stands for the usual.
 *
 * Between calls nothing is kept but tables that never change. Nothing is written to standard output or standard error, and
 * nothing is thrown.
 * Where memory runs out the process ends; see max_pixels in qz_options.
 *
 * Threads: a reader never changes, and any number of threads may read with one at the same time. Results never change
 * either. A qz_cancel may be set while others read with it. Nothing else may be used while another thread changes or frees it.
 */
#ifndef QUIETZONE_H
#define QUIETZONE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header. qz_version() says which one the library has. */
#define QZ_VERSION "0.1.0"

/* -- Errors -------------------------------------------------------------------------------------------------------- */

/* What a function says that can fail. */
typedef int32_t qz_status;
enum {
  QZ_OK = 0,
  /* An argument makes no sense: NULL where something must be, sizes below 0 or beyond memory, a name that nobody knows. */
  QZ_INVALID_ARGUMENT = 1,
  /* The picture has more pixels than the reader may take. */
  QZ_TOO_MANY_PIXELS = 2
};

/*
 * What went wrong. A function that takes one fills it if it fails, and leaves it alone if it does not; NULL is allowed
 * wherever a qz_error is taken.
 */
typedef struct qz_error {
  size_t struct_size;
  qz_status status;
  /* What is wrong, and what to do about it: a sentence in UTF-8 that ends with a null. */
  char message[244];
} qz_error;
#define QZ_ERROR_INIT {sizeof(qz_error), QZ_OK, {0}}

/* -- Symbologies --------------------------------------------------------------------------------------------------- */

/* A kind of symbol. The numbers stay as they are; later versions add more. */
typedef int32_t qz_symbology;
enum {
  QZ_AZTEC = 0,
  QZ_CODE_128 = 1,
  QZ_CODE_39 = 2,
  QZ_CODE_39_MOD_43 = 3,
  QZ_CODE_93 = 4,
  QZ_CODABAR = 5,
  QZ_DATA_MATRIX = 6,
  QZ_EAN_8 = 7,
  QZ_EAN_13 = 8,
  QZ_GS1_DATABAR = 9,
  QZ_GS1_DATABAR_EXPANDED = 10,
  QZ_GS1_DATABAR_LIMITED = 11,
  QZ_I_2_OF_5 = 12,
  QZ_ITF_14 = 13,
  QZ_MAXICODE = 14,
  QZ_MICRO_PDF417 = 15,
  QZ_MICRO_QR = 16,
  QZ_PDF417 = 17,
  QZ_QR_CODE = 18,
  QZ_RECTANGULAR_MICRO_QR = 19,
  QZ_UPC_A = 20,
  QZ_UPC_E = 21,
  QZ_DX_FILM_EDGE = 22,
  QZ_TELEPEN = 23,
  QZ_MSI_PLESSEY = 24,
  QZ_PHARMACODE = 25
};

/*
 * Several symbologies: QZ_SET(QZ_QR_CODE) | QZ_SET(QZ_EAN_13). 0 stands for all but those with such weak checks that they have
 * to be asked for: MSI and Pharmacode.
 */
typedef uint64_t qz_symbology_set;
#define QZ_SET(symbology) (UINT64_C(1) << (symbology))

/* How many symbologies the library knows: their numbers are below that. */
int32_t qz_symbology_count(void);

/* The name in JSON, such as "qrCode"; NULL if there is no such symbology. It stays for as long as the program runs. */
const char *qz_symbology_name(qz_symbology symbology);

/* What people call it, such as "QR Code"; as above. */
const char *qz_symbology_title(qz_symbology symbology);

/*
 * The set that names stand for: "qrCode,ean13". Capitals, hyphens, underscores and spaces make no difference, so that "EAN-13" is
 * known, too, as is "linear" for all linear symbologies that need not be asked for.
 *
 * names: text in UTF-8 that ends with a null.
 * set: where to put it; left alone if the function fails.
 */
qz_status qz_symbologies_named(const char *names, qz_symbology_set *set, qz_error *error);

/* -- Readers ------------------------------------------------------------------------------------------------------- */

/* How hard to look. */
typedef int32_t qz_effort;
enum {
  /* Every effort that pays: for photos and scans. */
  QZ_EFFORT_PHOTO = 0,
  /* A bounded effort: for a camera's frames. */
  QZ_EFFORT_LIVE = 1
};

/* What a reader looks for, and how much it may take. */
typedef struct qz_options {
  size_t struct_size;
  qz_symbology_set symbologies;
  qz_effort effort;
  /* 1: do not look for light symbols on a dark ground. */
  int32_t skips_inverted;
  /* The most symbols to report; 0: no limit. */
  int64_t max_symbols;
  /* The most pixels that a picture may have; 0: 200 million. Reading takes up to twelve bytes for each. */
  int64_t max_pixels;
  /*
   * The most work, in grey values that are sampled between pixels: what bounds the time of a picture in which nothing is
   * read, the same on every machine. 0: what the effort allows, 10 million and 12 a pixel for photos.
   */
  int64_t max_work;
  /* Milliseconds after which reading stops; 0: no limit. What was read until then is reported. */
  int64_t max_milliseconds;
} qz_options;
#define QZ_OPTIONS_INIT {sizeof(qz_options), 0, QZ_EFFORT_PHOTO, 0, 0, 0, 0, 0}

/* What reads. It never changes: many threads may use one. */
typedef struct qz_reader qz_reader;

/*
 * Makes a reader.
 *
 * options: NULL for the usual ones.
 * reader: where to put it, for qz_reader_free; set to NULL if the function fails.
 */
qz_status qz_reader_new(const qz_options *options, qz_reader **reader, qz_error *error);
void qz_reader_free(qz_reader *reader);

/* A flag that stops readings from another thread. */
typedef struct qz_cancel qz_cancel;

/* A flag that is not set, for qz_cancel_free. */
qz_cancel *qz_cancel_new(void);
/* Sets the flag: readings with it end within a millisecond or so, with what they have read until then. */
void qz_cancel_set(qz_cancel *cancel);
/* Clears the flag, for the next readings. */
void qz_cancel_clear(qz_cancel *cancel);
/* Frees the flag, when no reading with it is under way. */
void qz_cancel_free(qz_cancel *cancel);

/* -- Pictures ------------------------------------------------------------------------------------------------------ */

/* What the bytes of a pixel are. */
typedef int32_t qz_format;
enum {
  /* One byte of luminance: grey, or the Y plane of a camera's frame. Read where it is if steps are positive. */
  QZ_FORMAT_GREY = 0,
  QZ_FORMAT_RGB = 1,
  QZ_FORMAT_BGR = 2,
  /* With alpha, which lies over white. */
  QZ_FORMAT_RGBA = 3,
  QZ_FORMAT_BGRA = 4,
  QZ_FORMAT_ARGB = 5,
  QZ_FORMAT_ABGR = 6,
  QZ_FORMAT_GREY_ALPHA = 7,
  /* Two bytes of luminance in the machine's byte order: 0 to 65535. */
  QZ_FORMAT_GREY_16 = 8
};

/* A picture in memory of the caller's, which is only read, and must not change before the function that takes it returns. */
typedef struct qz_image {
  size_t struct_size;
  /* The memory that the pixels are in, and its length in bytes. Nothing outside is ever read. */
  const void *pixels;
  size_t size;
  /* Where the top left pixel begins, in bytes from the memory's first. */
  size_t offset;
  int32_t width;
  int32_t height;
  qz_format format;
  int32_t reserved;
  /* Bytes from a pixel to the one below it; negative if the last row comes first; 0: rows follow each other without a gap. */
  ptrdiff_t row_stride;
  /* Bytes from a pixel to the one on its right; 0: as many as the format has. */
  ptrdiff_t pixel_step;
  /* The part to look in, in pixels: what is not inside as a whole is not read. All 0: everywhere. */
  int32_t region_x;
  int32_t region_y;
  int32_t region_width;
  int32_t region_height;
} qz_image;
#define QZ_IMAGE_INIT {sizeof(qz_image), NULL, 0, 0, 0, 0, QZ_FORMAT_GREY, 0, 0, 0, 0, 0, 0, 0}

/* -- Results ------------------------------------------------------------------------------------------------------- */

/* A place in the picture, in pixels from its top left corner. */
typedef struct qz_point {
  double x;
  double y;
} qz_point;

/* GS1 content by application identifiers: "17" and "261231". Both end with a null. */
typedef struct qz_gs1_element {
  const char *identifier;
  const char *data;
} qz_gs1_element;

/* A stretch of the content in one character set. */
typedef struct qz_segment {
  const uint8_t *bytes;
  size_t byte_count;
  /* The number of its Extended Channel Interpretation, named by the symbol or guessed: 3 is ISO 8859-1, 26 UTF-8. */
  int32_t eci;
  int32_t reserved;
  /* The name that IANA registered; NULL if the number stands for no character set. */
  const char *character_set;
} qz_segment;

/* Where a symbol belongs in a message that is spread over several. */
typedef struct qz_structured_append {
  /* The first is 0. */
  int64_t index;
  int64_t count;
  /* The same in all symbols of a message. */
  const char *id;
} qz_structured_append;

/* What a Macro PDF417 symbol says of the file that it is a part of: NULL and -1 where it says nothing. */
typedef struct qz_macro_pdf417 {
  int64_t segment_index;
  int64_t segment_count;
  const char *file_id;
  const char *file_name;
  const char *sender;
  const char *addressee;
  /* Seconds since the beginning of 1970. */
  int64_t time_stamp;
  int64_t file_size;
  /* CCITT-16 over the whole file. */
  int64_t checksum;
  /* 1 if this is the last part. */
  int32_t is_last;
  int32_t reserved;
} qz_macro_pdf417;

/*
 * A symbol that was read. All texts are UTF-8 and end with a null; they and everything else belong to the results.
 * struct_size says how much of this the library knows: check it before a field that a later version of this header added.
 */
typedef struct qz_symbol {
  size_t struct_size;
  qz_symbology symbology;
  /* Each 1 or 0. */
  int32_t is_inverted;
  int32_t is_mirrored;
  /* A PDF417 without row indicators on the right. */
  int32_t is_compact;
  /* It is no data but programs the reader. */
  int32_t is_reader_programming;
  /* Of a QR Code, Micro QR Code or rMQR; the layers of an Aztec Code, the mode of a MaxiCode; otherwise -1. */
  int32_t version;
  /* Of modules of a matrix symbol, of data codewords of a PDF417; otherwise -1. */
  int32_t columns;
  int32_t rows;
  /* The data mask of a QR Code or a Micro QR Code; otherwise -1. */
  int32_t mask;
  int32_t reserved;
  const char *symbology_name;
  /* The content as text, which may hold nulls, and its length in bytes, without the null that ends it. */
  const char *text;
  size_t text_length;
  /* The content as the symbol holds it, before any character set. */
  const uint8_t *bytes;
  size_t byte_count;
  const qz_segment *segments;
  size_t segment_count;
  /* Top left, top right, bottom right and bottom left in the symbol's own order. */
  qz_point corners[4];
  /* ISO/IEC 15424: "]Q1". */
  const char *symbology_identifier;
  /* In the symbology's own notation; NULL where there is none. */
  const char *error_correction_level;
  /* The digits to the right of an EAN or UPC symbol; NULL where there are none. */
  const char *add_on;
  /* NULL and 0 if the content is no valid GS1 content. */
  const qz_gs1_element *gs1;
  size_t gs1_count;
  /* NULL unless the symbol is part of a message. */
  const qz_structured_append *structured_append;
  const qz_macro_pdf417 *macro_pdf417;
} qz_symbol;

/* Why a reading ended. */
typedef int32_t qz_end;
enum {
  QZ_END_COMPLETE = 0,
  /* A qz_cancel was set. */
  QZ_END_CANCELLED = 1,
  /* The reader's max_milliseconds were over. */
  QZ_END_TIME_OVER = 2
};

/* What was read in a picture. */
typedef struct qz_results qz_results;

/*
 * Reads the symbols in a picture, each once, line by line as one reads a page. That there are none is no error.
 *
 * cancel: a flag that may stop the reading, or NULL.
 * results: where to put them, for qz_results_free; set to NULL if the function fails.
 */
qz_status qz_read(
    const qz_reader *reader, const qz_image *image, const qz_cancel *cancel, qz_results **results, qz_error *error);
void qz_results_free(qz_results *results);

/* How many symbols there are; 0 of NULL. */
size_t qz_results_count(const qz_results *results);

/* A symbol, for as long as the results are there; NULL if there are not so many. */
const qz_symbol *qz_results_symbol(const qz_results *results, size_t index);

/* Whether the picture was read to its end. */
qz_end qz_results_end(const qz_results *results);

/*
 * The symbols as JSON, an array as "symbols" of what `quietzone scan --json` prints: UTF-8 that ends with a null, for as long as
 * the results are there; NULL of NULL.
 *
 * length: where to put its length in bytes, without the null; or NULL.
 */
const char *qz_results_json(const qz_results *results, size_t *length);

/* The version of the library, such as "0.1.0". */
const char *qz_version(void);

#ifdef __cplusplus
}
#endif

#endif
