/** What can go wrong for the person at the keyboard, and the exit status that says so to a script. */

export const EXIT = {
  done: 0,
  /** Something outside went wrong: the disk is full, a device failed. */
  outside: 1,
  badInput: 2,
  /** Of many accounts: every line was answered, some of them with an error. */
  someErrors: 3,
  /** EX_SOFTWARE of sysexits.h. */
  bug: 70,
  /** 128 + SIGPIPE: what a shell reports of a tool whose reader went away. */
  readerGone: 141,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The message is for a person, and may quote what was given: it is cleaned when it is printed. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode = EXIT.badInput,
  ) {
    super(message);
  }
}

/** A slip in the words of the command line: the help, of the command where it is known, says how they go. */
export class UsageComplaint extends Complaint {
  constructor(
    message: string,
    readonly command?: string,
  ) {
    super(message);
  }
}
