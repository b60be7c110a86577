// The Screenshot portal of a desktop (org.freedesktop.portal.Screenshot), by libdbus, loaded when a screen is asked for. What is used of
// it is declared in CPortal.c, so that none is needed to build.
#pragma once

#include <stddef.h>

enum QuietzonePortalStatus {
  // It has not answered yet.
  QuietzonePortalWaiting,
  // It wrote a picture.
  QuietzonePortalTaken,
  // The user, or the desktop, does not want it.
  QuietzonePortalRefused,
  // This desktop has no such portal.
  QuietzonePortalMissing,
  // The session's bus is not there, or went away.
  QuietzonePortalNoBus,
  QuietzonePortalNoLibrary,
};

struct QuietzonePortal;

// Asks for a picture of the screen. What to ask on with is in `portal`; NULL unless the status is `QuietzonePortalWaiting`.
//
// The portal answers the connection that asked and no other, so it is kept until `quietzone_end_portal`.
enum QuietzonePortalStatus quietzone_ask_portal(struct QuietzonePortal **portal);

// Waits for the answer, for so long at most; `address` is the picture's then, cut off where it is longer than there is room for.
enum QuietzonePortalStatus quietzone_await_portal(
    struct QuietzonePortal *portal, int milliseconds, char *address, size_t capacity);

void quietzone_end_portal(struct QuietzonePortal *portal);
