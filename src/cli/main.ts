#!/usr/bin/env node
/** The command line: takes a request and prints a result. Only this file touches the process. */

import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { run } from './run.js';
import { wantsColour } from './tones.js';

// Writes text to standard output or error, either all of it or with an error.

/** Resolves when the system has taken every byte. Rejects with the system's error. */
function writeOutput(stream: NodeJS.WriteStream & { readonly fd: number }, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // This listener stays, because an error may be reported twice.
    stream.on('error', reject);
    const isPipeOrTerminal: boolean = stream instanceof Socket;
    if (isPipeOrTerminal) {
      stream.write(text, error => (error ? reject(error) : resolve()));
    } else {
      writeWhole(stream.fd, Buffer.from(text));
      resolve();
    }
  });
}

/** Files are written here, because Node's stream treats a short write as complete, for example when a disk fills up. */
function writeWhole(descriptor: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}

process.exitCode = await run(process.argv.slice(2), {
  print: text => writeOutput(process.stdout, text),
  tell: text => writeOutput(process.stderr, text),
  screen: {
    width: process.stdout.columns,
    isColoured: wantsColour(process.env, process.stdout.isTTY === true),
    isTerminal: process.stdout.isTTY === true,
  },
  showsStack: process.env['OPEN_BANKING_INSIGHTS_STACK'] === '1',
  worker: new URL('./manyWorker.js', import.meta.url).href,
});
