#include <libavcodec/avcodec.h>
#include <libavutil/pixdesc.h>

// Macros that do not come through to Swift by themselves.
static const int quietzoneAgain = AVERROR(EAGAIN);
static const int quietzoneUnsupported = AVERROR_PATCHWELCOME;
