// Devices of the kernel that are asked and told by ioctl.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Whether there is a camera at `path` that this user may open and that delivers pictures (V4L2): 0, or errno of what is in the way;
// ENOTTY where it is something else. `name` gets the camera's name.
int quietzone_video_device(const char *path, char name[33]);

// Makes a keyboard that has the `count` keys, by the kernel's uinput at `path`: its descriptor, which is the keyboard until it is closed,
// or errno of what is in the way, negated; -ENOTTY where `path` is something else.
int quietzone_make_keyboard(const char *path, const uint16_t *keys, size_t count);

// What a keyboard's reader gets for a change of a key, and behind such changes for their end: the bytes of an event of the kernel.
// Returns how many there are, at most 24.
size_t quietzone_key_event(uint16_t key, int isPressed, uint8_t bytes[24]);
size_t quietzone_end_of_events(uint8_t bytes[24]);
