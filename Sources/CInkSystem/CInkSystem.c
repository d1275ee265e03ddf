// One line of C each: calls that Swift cannot see.

#define _GNU_SOURCE
#include "CInkSystem.h"

#include <fcntl.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int ink_pidfd_open(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int ink_eventfd(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int ink_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int ink_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int ink_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
