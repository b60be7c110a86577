// Lets zbarcam read PipeWire's cameras by the library of pw-v4l2, for Benchmarks/live: zbarcam opens devices by libv4l2, which asks the
// kernel without libc, so that pw-v4l2 does not hear of it. To be loaded before that library.
//
// zbarcam has room for four buffers; pw-v4l2 gives more than were asked for, and stops where they do not all go round. So zbarcam has
// four of its own, to which frames are copied: the newest each time, so that it does not wait for those that nobody looked at.
#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>

enum { slotCount = 4, mostBuffers = 64 };

static unsigned bufferCount;
static void *buffers[mostBuffers];
static void *slots[slotCount];
static int isFree[slotCount];
static size_t size;

int v4l2_open(const char *path, int flags, ...) { return open(path, flags | O_NONBLOCK, 0); }

static struct v4l2_buffer buffer(unsigned index) {
  struct v4l2_buffer result = {.index = index, .type = V4L2_BUF_TYPE_VIDEO_CAPTURE, .memory = V4L2_MEMORY_MMAP};
  return result;
}

// All of pw-v4l2's buffers go round from here on.
static int start(int file) {
  for (unsigned index = 0; index < bufferCount; index++) {
    struct v4l2_buffer real = buffer(index);
    if (ioctl(file, VIDIOC_QUERYBUF, &real) != 0) return -1;
    buffers[index] = mmap(NULL, real.length, PROT_READ, MAP_SHARED, file, real.m.offset);
    if (buffers[index] == MAP_FAILED || ioctl(file, VIDIOC_QBUF, &real) != 0) return -1;
  }
  return 0;
}

static int take(int file, struct v4l2_buffer *wanted) {
  struct pollfd ready = {.fd = file, .events = POLLIN};
  struct v4l2_buffer real = buffer(0), newer = buffer(0);
  while (ioctl(file, VIDIOC_DQBUF, &real) != 0) {
    if (errno != EAGAIN) return -1;
    poll(&ready, 1, 1000);
  }
  while (ioctl(file, VIDIOC_DQBUF, &newer) == 0) {
    if (ioctl(file, VIDIOC_QBUF, &real) != 0) return -1;
    real = newer;
    newer = buffer(0);
  }
  unsigned slot = 0;
  while (slot < slotCount && !isFree[slot]) slot++;
  if (slot < slotCount) memcpy(slots[slot], buffers[real.index], real.bytesused < size ? real.bytesused : size);
  *wanted = real;
  wanted->index = slot;
  if (ioctl(file, VIDIOC_QBUF, &real) != 0) return -1;
  if (slot == slotCount) {
    errno = EAGAIN;
    return -1;
  }
  isFree[slot] = 0;
  return 0;
}

int v4l2_ioctl(int file, unsigned long request, ...) {
  va_list list;
  va_start(list, request);
  void *argument = va_arg(list, void *);
  va_end(list);
  struct v4l2_buffer *asked = argument;
  switch (request) {
  case VIDIOC_QBUF:
    isFree[asked->index] = 1;
    return 0;
  case VIDIOC_DQBUF: return take(file, asked);
  case VIDIOC_STREAMON:
    if (start(file) != 0) return -1;
    break;
  }
  int result = ioctl(file, request, argument);
  if (request == VIDIOC_REQBUFS && result == 0) {
    struct v4l2_requestbuffers *granted = argument;
    bufferCount = granted->count < mostBuffers ? granted->count : mostBuffers;
    if (granted->count > slotCount) granted->count = slotCount;
  }
  return result;
}

// zbarcam asks for the memory of one of its buffers after the other.
void *v4l2_mmap(void *start, size_t length, int protection, int flags, int file, int64_t offset) {
  (void)file, (void)offset, (void)flags;
  static unsigned next;
  size = length;
  return slots[next++ % slotCount] = mmap(start, length, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}
