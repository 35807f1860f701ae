/** The errors that a user of the command line sees, with their exit statuses for scripts. */

export const EXIT = {
  done: 0,
  /** An error of the environment: the disk is full, or a device failed. */
  outside: 1,
  badInput: 2,
  /** In analyse-many: every line was answered, some with an error. */
  someErrors: 3,
  /** EX_SOFTWARE of sysexits.h. */
  bug: 70,
  /** 128 + SIGPIPE, as a shell reports it when the reader of a pipe has gone. */
  readerGone: 141,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The message is for a person, and may quote what was given: it is cleaned when it is printed. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode = EXIT.badInput,
    /** What there is to choose from, a line each. */
    readonly choices: readonly string[] = [],
  ) {
    super(message);
  }
}

/** A mistake in the words of the command line. The message points to the help, of the command if it is known. */
export class UsageComplaint extends Complaint {
  constructor(
    message: string,
    readonly command?: string,
  ) {
    super(message);
  }
}
