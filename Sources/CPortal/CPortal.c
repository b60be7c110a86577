#include "CPortal.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// libdbus's types, as far as they are used: an iterator has at most fourteen pointers.
typedef struct Connection Connection;
typedef struct Message Message;
typedef struct {
  void *private[16];
} Iterator;

enum { sessionBus = 0 };
enum { methodError = 3, signal = 4 };
enum { string = 's', number = 'u', array = 'a', variant = 'v', entry = 'e' };

typedef struct {
  Connection *(*dbus_bus_get_private)(int bus, void *error);
  void (*dbus_connection_set_exit_on_disconnect)(Connection *connection, uint32_t exits);
  void (*dbus_connection_close)(Connection *connection);
  void (*dbus_connection_unref)(Connection *connection);
  void (*dbus_bus_add_match)(Connection *connection, const char *rule, void *error);
  uint32_t (*dbus_connection_send)(Connection *connection, Message *message, uint32_t *serial);
  uint32_t (*dbus_connection_read_write)(Connection *connection, int milliseconds);
  Message *(*dbus_connection_pop_message)(Connection *connection);
  Message *(*dbus_message_new_method_call)(
      const char *name, const char *path, const char *interface, const char *method);
  int (*dbus_message_get_type)(Message *message);
  uint32_t (*dbus_message_get_reply_serial)(Message *message);
  uint32_t (*dbus_message_is_signal)(Message *message, const char *interface, const char *name);
  void (*dbus_message_unref)(Message *message);
  void (*dbus_message_iter_init_append)(Message *message, Iterator *iterator);
  uint32_t (*dbus_message_iter_append_basic)(Iterator *iterator, int type, const void *value);
  uint32_t (*dbus_message_iter_open_container)(Iterator *iterator, int type, const char *signature, Iterator *inner);
  uint32_t (*dbus_message_iter_close_container)(Iterator *iterator, Iterator *inner);
  uint32_t (*dbus_message_iter_init)(Message *message, Iterator *iterator);
  int (*dbus_message_iter_get_arg_type)(Iterator *iterator);
  void (*dbus_message_iter_get_basic)(Iterator *iterator, void *value);
  uint32_t (*dbus_message_iter_next)(Iterator *iterator);
  void (*dbus_message_iter_recurse)(Iterator *iterator, Iterator *inner);
} DBus;

struct QuietzonePortal {
  DBus dbus;
  Connection *connection;
  // Of the question.
  uint32_t serial;
};

static int load(DBus *dbus) {
  void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define LOOK_UP(name) \
  dbus->name = (__typeof__(dbus->name))dlsym(library, #name); \
  if (!dbus->name) return 0;
  LOOK_UP(dbus_bus_get_private)
  LOOK_UP(dbus_connection_set_exit_on_disconnect)
  LOOK_UP(dbus_connection_close)
  LOOK_UP(dbus_connection_unref)
  LOOK_UP(dbus_bus_add_match)
  LOOK_UP(dbus_connection_send)
  LOOK_UP(dbus_connection_read_write)
  LOOK_UP(dbus_connection_pop_message)
  LOOK_UP(dbus_message_new_method_call)
  LOOK_UP(dbus_message_get_type)
  LOOK_UP(dbus_message_get_reply_serial)
  LOOK_UP(dbus_message_is_signal)
  LOOK_UP(dbus_message_unref)
  LOOK_UP(dbus_message_iter_init_append)
  LOOK_UP(dbus_message_iter_append_basic)
  LOOK_UP(dbus_message_iter_open_container)
  LOOK_UP(dbus_message_iter_close_container)
  LOOK_UP(dbus_message_iter_init)
  LOOK_UP(dbus_message_iter_get_arg_type)
  LOOK_UP(dbus_message_iter_get_basic)
  LOOK_UP(dbus_message_iter_next)
  LOOK_UP(dbus_message_iter_recurse)
  return 1;
}

// Sends the question: a parent window, which there is none of, and no options.
static int ask(struct QuietzonePortal *portal) {
  const DBus *dbus = &portal->dbus;
  dbus->dbus_bus_add_match(
      portal->connection, "type='signal',interface='org.freedesktop.portal.Request',member='Response'", NULL);
  Message *message = dbus->dbus_message_new_method_call(
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Screenshot",
      "Screenshot");
  if (!message) return 0;
  const char *parent = "";
  Iterator arguments, options;
  dbus->dbus_message_iter_init_append(message, &arguments);
  const int isSent = dbus->dbus_message_iter_append_basic(&arguments, string, &parent)
      && dbus->dbus_message_iter_open_container(&arguments, array, "{sv}", &options)
      && dbus->dbus_message_iter_close_container(&arguments, &options)
      && dbus->dbus_connection_send(portal->connection, message, &portal->serial);
  dbus->dbus_message_unref(message);
  return isSent;
}

enum QuietzonePortalStatus quietzone_ask_portal(struct QuietzonePortal **result) {
  *result = NULL;
  struct QuietzonePortal *portal = calloc(1, sizeof *portal);
  if (!portal || !load(&portal->dbus)) {
    free(portal);
    return QuietzonePortalNoLibrary;
  }
  portal->connection = portal->dbus.dbus_bus_get_private(sessionBus, NULL);
  if (!portal->connection) {
    free(portal);
    return QuietzonePortalNoBus;
  }
  portal->dbus.dbus_connection_set_exit_on_disconnect(portal->connection, 0);
  if (!ask(portal)) {
    quietzone_end_portal(portal);
    return QuietzonePortalNoBus;
  }
  *result = portal;
  return QuietzonePortalWaiting;
}

// What a request came to: a number, 0 if it was granted, and a dictionary with the address of what was written.
static enum QuietzonePortalStatus answer(const DBus *dbus, Message *message, char *address, size_t capacity) {
  Iterator arguments, entries, pair, value;
  uint32_t response = 1;
  if (!dbus->dbus_message_iter_init(message, &arguments)) return QuietzonePortalRefused;
  if (dbus->dbus_message_iter_get_arg_type(&arguments) == number) dbus->dbus_message_iter_get_basic(&arguments, &response);
  if (response != 0 || !dbus->dbus_message_iter_next(&arguments)) return QuietzonePortalRefused;
  if (dbus->dbus_message_iter_get_arg_type(&arguments) != array) return QuietzonePortalRefused;
  dbus->dbus_message_iter_recurse(&arguments, &entries);
  for (; dbus->dbus_message_iter_get_arg_type(&entries) == entry; dbus->dbus_message_iter_next(&entries)) {
    const char *key = NULL, *text = NULL;
    dbus->dbus_message_iter_recurse(&entries, &pair);
    if (dbus->dbus_message_iter_get_arg_type(&pair) != string) continue;
    dbus->dbus_message_iter_get_basic(&pair, &key);
    if (strcmp(key, "uri") != 0 || !dbus->dbus_message_iter_next(&pair)) continue;
    if (dbus->dbus_message_iter_get_arg_type(&pair) != variant) continue;
    dbus->dbus_message_iter_recurse(&pair, &value);
    if (dbus->dbus_message_iter_get_arg_type(&value) != string) continue;
    dbus->dbus_message_iter_get_basic(&value, &text);
    strncpy(address, text, capacity - 1);
    address[capacity - 1] = 0;
    return QuietzonePortalTaken;
  }
  return QuietzonePortalRefused;
}

static enum QuietzonePortalStatus take(struct QuietzonePortal *portal, Message *message, char *address, size_t capacity) {
  const DBus *dbus = &portal->dbus;
  switch (dbus->dbus_message_get_type(message)) {
  case methodError:
    return dbus->dbus_message_get_reply_serial(message) == portal->serial ? QuietzonePortalMissing : QuietzonePortalWaiting;
  case signal:
    if (!dbus->dbus_message_is_signal(message, "org.freedesktop.portal.Request", "Response")) break;
    return answer(dbus, message, address, capacity);
  }
  return QuietzonePortalWaiting;
}

enum QuietzonePortalStatus quietzone_await_portal(
    struct QuietzonePortal *portal, int milliseconds, char *address, size_t capacity) {
  const int isConnected = portal->dbus.dbus_connection_read_write(portal->connection, milliseconds);
  enum QuietzonePortalStatus status = QuietzonePortalWaiting;
  Message *message;
  while (status == QuietzonePortalWaiting && (message = portal->dbus.dbus_connection_pop_message(portal->connection))) {
    status = take(portal, message, address, capacity);
    portal->dbus.dbus_message_unref(message);
  }
  return status == QuietzonePortalWaiting && !isConnected ? QuietzonePortalNoBus : status;
}

void quietzone_end_portal(struct QuietzonePortal *portal) {
  portal->dbus.dbus_connection_close(portal->connection);
  portal->dbus.dbus_connection_unref(portal->connection);
  free(portal);
}
