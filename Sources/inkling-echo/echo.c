// The baseline of the benchmark: reads frames and sends back unchanged those that expect an answer. No JSON, no text,
// no allocation after the first: what remains is the cost of two pipes and two wake-ups.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *buffer;
static size_t capacity = 1 << 16, filled = 0;

static void write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written <= 0) exit(1);
    bytes += written;
    count -= (size_t)written;
  }
}

// Handles one complete frame at the front of the buffer; returns its length, or 0 if it is incomplete.
static size_t handle(const char *bytes, size_t count) {
  const char *end = memmem(bytes, count, "\r\n\r\n", 4);
  if (!end) return 0;
  size_t header = (size_t)(end - bytes) + 4;
  size_t length = header + strtoul(bytes + strlen("Content-Length: "), NULL, 10);
  if (count < length) return 0;
  if (memmem(bytes + header, length - header, "\"id\":", 5)) write_all(bytes, length);
  return length;
}

int main(void) {
  buffer = malloc(capacity);
  while (buffer) {
    if (filled == capacity) {
      capacity *= 2;
      buffer = realloc(buffer, capacity);
      if (!buffer) return 1;
    }
    ssize_t count = read(STDIN_FILENO, buffer + filled, capacity - filled);
    if (count <= 0) return count < 0;
    filled += (size_t)count;
    size_t done = 0, length;
    while ((length = handle(buffer + done, filled - done)) > 0) done += length;
    filled -= done;
    memmove(buffer, buffer + done, filled);
  }
  return 1;
}
