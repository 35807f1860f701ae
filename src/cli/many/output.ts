/** Where lines go: standard output, or the file that is continued. Each piece is written whole or fails. */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
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

/** `offset`: where to go on; what stands behind is cut off. */
export function fileOutput(file: string, offset: number): Output {
  const descriptor = openSync(file, 'a');
  ftruncateSync(descriptor, offset);
  return descriptorOutput(descriptor);
}

/** Node's stream takes a short write for the whole, as on a disk that fills up midway. */
function descriptorOutput(descriptor: number): Output {
  return {
    write: async bytes => {
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
    },
    close: () => closeSync(descriptor),
  };
}
