#!/usr/bin/env node
/** A thin shell over the library: a request in, a result out. The only part that touches the process. */
import { run } from './run.js';
import { wantsColour } from './tones.js';
import { writeOutput } from './writeOutput.js';

process.exitCode = await run(process.argv.slice(2), {
  print: text => writeOutput(process.stdout, text),
  tell: text => writeOutput(process.stderr, text),
  screen: {
    width: process.stdout.columns,
    isColoured: wantsColour(process.env, process.stdout.isTTY === true),
  },
  showsStack: process.env['OPEN_BANKING_INSIGHTS_STACK'] === '1',
  worker: new URL('./manyWorker.js', import.meta.url).href,
});
