#pragma once
// Calls that Swift cannot import from Glibc: those behind feature macros, and macros with arguments.
//
// Nothing is included here, or Swift would attribute Glibc's types to this module.

/// Returns a descriptor that becomes readable when the process ends; -1 with errno if the kernel does not support it.
int ink_pidfd_open(int process);

/// Returns an eventfd counter to poll; close-on-exec and non-blocking.
int ink_eventfd(void);

/// Returns a counter that becomes readable when SIGHUP or SIGTERM asks the process to end; a second signal of the same
/// kind ends it. Every call returns the same counter; -1 with errno if it cannot be created.
int ink_end_signals(void);

/// Creates a pipe that is close-on-exec from the start, so that no child of another thread inherits it.
int ink_pipe(int ends[2]);

/// Returns the exit code of a wait status, or -1 if a signal ended the process.
int ink_exit_code(int status);

/// Returns the signal that ended a process, from its wait status, or 0.
int ink_signal(int status);
