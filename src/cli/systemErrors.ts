/** Puts errors of the operating system into plain words. */

const BAD_NAMES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  ENOTDIR: 'part of the path is not a directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the name is too long',
  ENXIO: 'there is no such device',
};

const OUTSIDE: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than the system allows',
  EROFS: 'the file system is read-only',
  EIO: 'the device failed',
  EMFILE: 'too many files are open',
};

const READER_GONE: ReadonlySet<string> = new Set(['EPIPE', 'ECONNRESET', 'EOF']);

export interface SystemError extends Error {
  readonly code: string;
}

export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

/** Whether the given name is the cause, and not the machine. */
export function isBadName({ code }: SystemError): boolean {
  return Object.hasOwn(BAD_NAMES, code);
}

/** Whether the output was a pipe whose reader has gone. */
export function isReaderGone(error: unknown): boolean {
  return isSystemError(error) && READER_GONE.has(error.code);
}

export function inWords({ code }: SystemError): string {
  return (Object.hasOwn(BAD_NAMES, code) ? BAD_NAMES[code] : OUTSIDE[code]) ?? code;
}
