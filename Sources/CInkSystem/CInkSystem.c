// System calls that Swift cannot import, and the signal handler.

#define _GNU_SOURCE
#include "CInkSystem.h"

#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int ink_pidfd_open(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int ink_eventfd(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int ink_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int ink_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int ink_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

static int endCounter = -1;

static void endAsked(int number) {
  uint64_t one = 1;
  // If the counter is full, it is readable already.
  if (write(endCounter, &one, sizeof one) < 0) return;
}

int ink_end_signals(void) {
  if (0 <= endCounter) return endCounter;
  endCounter = ink_eventfd();
  if (endCounter < 0) return -1;
  struct sigaction action = {.sa_handler = endAsked, .sa_flags = SA_RESTART | SA_RESETHAND};
  const int numbers[] = {SIGHUP, SIGTERM};
  for (int index = 0; index < 2; index++) {
    struct sigaction before;
    // A program started with nohup must keep ignoring the signal.
    if (sigaction(numbers[index], 0, &before) == 0 && before.sa_handler != SIG_IGN) {
      sigaction(numbers[index], &action, 0);
    }
  }
  return endCounter;
}
