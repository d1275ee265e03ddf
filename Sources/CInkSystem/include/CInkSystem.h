#pragma once
// What Glibc's importer lacks: calls behind feature macros and macros with arguments.
//
// Nothing is included here, or the importer would give Glibc's types to this module.

/// A descriptor that becomes readable when the process ends; -1 and errno where the kernel has none.
int ink_pidfd_open(int process);

/// A counter that wakes whoever polls it; closed on exec, never blocking.
int ink_eventfd(void);

/// A counter that becomes readable when SIGHUP or SIGTERM asks the process to end; a second one of the kind ends it. The same
/// one at every call; -1 and errno where it cannot be made.
int ink_end_signals(void);

/// The two ends of a pipe, closed on exec from the start, so that no child of another thread gets them.
int ink_pipe(int ends[2]);

/// The exit code of a wait status, or -1 if a signal ended the process.
int ink_exit_code(int status);

/// The signal that ended a process by its wait status, or 0.
int ink_signal(int status);
