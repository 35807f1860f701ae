#!/usr/bin/env node
/** A thin shell over the library: a request in, a result out. The only part that touches files and the process. */
import { type CommandLine, readCommandLine } from './commandLine.js';
import { complaintOf } from './complain.js';
import { Complaint, EXIT, type ExitCode } from './complaint.js';
import { readJson } from './readJson.js';
import { safeJson } from './terminalText.js';
import { USAGE } from './usage.js';
import { writeOutput } from './writeOutput.js';

async function main(words: readonly string[]): Promise<ExitCode> {
  try {
    const line = readCommandLine(words);
    await writeOutput(process.stdout, line === 'help' ? USAGE : await answer(line));
    return EXIT.done;
  } catch (error) {
    const showsStack = process.env['OPEN_BANKING_INSIGHTS_STACK'] === '1';
    const { text, exitCode } = complaintOf(error, showsStack);
    // When standard error fails too, the exit status has to say it all.
    await writeOutput(process.stderr, text).catch(() => undefined);
    return exitCode;
  }
}

async function answer({
  command,
  file,
  isPretty,
  members,
  options,
  rulesFile,
}: CommandLine): Promise<string> {
  const input = await readJson(file);
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const request = isObject ? { ...input, ...members } : input;
  // The library checks the request and the rules; here they are only read.
  const rules = rulesFile === undefined ? {} : { rules: (await readJson(rulesFile)) as never };
  const result = command.call(request as never, { ...options, ...rules });
  return written(() =>
    isPretty ? command.report(result as never) : safeJson(`${JSON.stringify(result, null, 2)}\n`),
  );
}

function written(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof RangeError && error.message === 'Invalid string length')) throw error;
    throw new Complaint('the result is too large to write: give fewer transactions or accounts at a time');
  }
}

process.exitCode = await main(process.argv.slice(2));
