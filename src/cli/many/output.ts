/** The output of the lines: standard output, or the file that is continued. Each block is written whole, or writing fails. */
import { closeSync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';

export interface Output {
  write(bytes: Uint8Array): Promise<void>;
  close(): void;
}

export function standardOutput(): Output {
  const stream = process.stdout;
  const isPipeOrTerminal: boolean = stream instanceof Socket;
  if (!isPipeOrTerminal) return { ...descriptorOutput(stream.fd), close: () => undefined };
  const failure: { error?: Error } = {};
  stream.on('error', error => {
    failure.error ??= error;
  });
  return {
    // Waits until the system has the bytes, so that a slow reader slows the reading of the input.
    write: bytes =>
      new Promise((resolve, reject) => {
        if (failure.error !== undefined) return reject(failure.error);
        stream.write(bytes, error => (error ? reject(error) : resolve()));
      }),
    close: () => undefined,
  };
}

/** `offset` is where to continue. Everything after it is cut off. */
export function fileOutput(file: string, offset: number): Output {
  const descriptor = openSync(file, 'a');
  ftruncateSync(descriptor, offset);
  return descriptorOutput(descriptor);
}

/** Node's stream treats a short write as complete, for example when a disk fills up. */
function descriptorOutput(descriptor: number): Output {
  return {
    write: async bytes => {
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    },
    close: () => {
      try {
        fdatasyncSync(descriptor);
      } catch {
        // A device, or a file system that has no such call: nothing is kept back there.
      }
      closeSync(descriptor);
    },
  };
}
