#include "CDevices.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int describe(int device, const uint16_t *keys, size_t count) {
  if (ioctl(device, UI_SET_EVBIT, EV_KEY) < 0) return -1;
  for (size_t index = 0; index < count; index++) {
    if (ioctl(device, UI_SET_KEYBIT, keys[index]) < 0) return -1;
  }
  struct uinput_setup setup;
  memset(&setup, 0, sizeof setup);
  setup.id.bustype = BUS_VIRTUAL;
  strncpy(setup.name, "Quietzone barcode scanner", sizeof setup.name - 1);
  return ioctl(device, UI_DEV_SETUP, &setup) < 0 || ioctl(device, UI_DEV_CREATE) < 0 ? -1 : 0;
}

int quietzone_make_keyboard(const char *path, const uint16_t *keys, size_t count) {
  int device = open(path, O_WRONLY | O_CLOEXEC);
  if (device < 0) return -errno;
  if (describe(device, keys, count) == 0) return device;
  int failure = errno;
  close(device);
  return failure == EINVAL ? -ENOTTY : -failure;
}

static size_t event_bytes(uint16_t type, uint16_t code, int32_t value, uint8_t bytes[24]) {
  // The kernel puts in the time.
  struct input_event event;
  memset(&event, 0, sizeof event);
  event.type = type;
  event.code = code;
  event.value = value;
  _Static_assert(sizeof event <= 24, "an event has at most 24 bytes");
  memcpy(bytes, &event, sizeof event);
  return sizeof event;
}

size_t quietzone_key_event(uint16_t key, int isPressed, uint8_t bytes[24]) {
  return event_bytes(EV_KEY, key, isPressed ? 1 : 0, bytes);
}

size_t quietzone_end_of_events(uint8_t bytes[24]) { return event_bytes(EV_SYN, SYN_REPORT, 0, bytes); }
