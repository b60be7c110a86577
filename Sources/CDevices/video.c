#include "CDevices.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

int quietzone_video_device(const char *path, char name[33]) {
  int device = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (device < 0) return errno;
  struct v4l2_capability capability;
  memset(&capability, 0, sizeof capability);
  int failure = ioctl(device, VIDIOC_QUERYCAP, &capability) < 0 ? errno : 0;
  close(device);
  if (failure) return failure == EINVAL ? ENOTTY : failure;
  memcpy(name, capability.card, 32);
  name[32] = 0;
  // A camera has further devices, for what it tells about its pictures.
  const uint32_t abilities =
      capability.capabilities & V4L2_CAP_DEVICE_CAPS ? capability.device_caps : capability.capabilities;
  const uint32_t pictures = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_VIDEO_CAPTURE_MPLANE;
  return abilities & pictures ? 0 : ENOTTY;
}
