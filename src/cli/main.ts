#!/usr/bin/env node
/** A thin shell over the library: a request in, a result out. The only part that touches files and the process. */
import { answer } from './answer.js';
import { readCommandLine } from './commandLine.js';
import { complaintOf } from './complain.js';
import { EXIT, type ExitCode } from './complaint.js';
import { wantsColour } from './tones.js';
import { writeOutput } from './writeOutput.js';

async function main(words: readonly string[]): Promise<ExitCode> {
  try {
    const line = readCommandLine(words);
    if (line.command === 'analyse-many') {
      // Its worker threads are not loaded for the commands of one account.
      const { analyseMany } = await import('./many/analyseMany.js');
      return await analyseMany(line, new URL('./manyWorker.js', import.meta.url).href);
    }
    const tell = (text: string) => writeOutput(process.stderr, text);
    const screen = {
      width: process.stdout.columns,
      isColoured: wantsColour(process.env, process.stdout.isTTY === true),
    };
    await writeOutput(process.stdout, await answer(line, screen, tell));
    return EXIT.done;
  } catch (error) {
    const showsStack = process.env['OPEN_BANKING_INSIGHTS_STACK'] === '1';
    const { text, exitCode } = complaintOf(error, showsStack);
    // When standard error fails too, the exit status has to say it all.
    await writeOutput(process.stderr, text).catch(() => undefined);
    return exitCode;
  }
}

process.exitCode = await main(process.argv.slice(2));
