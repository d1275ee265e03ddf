// Presage as a library in this process: predicts after each letter of its input, and writes the time of each prediction
// in nanoseconds, one per line. These times include no pipe.

#include <presage.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char text[1 << 16];
static char past[1 << 16];

static const char *before(void *unused) { return past; }
static const char *behind(void *unused) { return ""; }

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(void) {
  presage_t presage;
  if (presage_new(before, NULL, behind, NULL, &presage) != PRESAGE_OK) return 1;
  size_t length = fread(text, 1, sizeof text - 1, stdin);
  for (size_t index = 0; index < length; index++) {
    past[index] = text[index];
    char **words;
    long long start = now();
    if (presage_predict(presage, &words) != PRESAGE_OK) return 1;
    printf("%lld\n", now() - start);
    presage_free_string_array(words);
  }
  return 0;
}
