/** Times one engine of one or two builds against JSON.parse of the same body, in turn. */
import { argumentOf, run } from './engines.mjs';
import { changeOf, median, timed } from './timing.mjs';

/**
 * `builds`: 'new', and 'old' where there is another to compare with, to the library imported from it. Gives each one's
 * milliseconds, and its multiples of JSON.parse by the time that passed and by the work of the main thread.
 */
export function measured(builds, engine, body, rounds) {
  const contestants = { parse: { prepare: () => body, call: text => JSON.parse(text) } };
  for (const [build, library] of Object.entries(builds))
    if (typeof library[engine] === 'function')
      contestants[build] = {
        prepare: () => argumentOf(engine, body),
        call: argument => run(library, engine, argument),
      };
  const times = timed(contestants, rounds);
  const multipleOf = (build, clock) => median(times[build][clock]) / median(times.parse[clock]);
  const resultOf = build =>
    times[build] && {
      milliseconds: median(times[build].worked),
      passed: multipleOf(build, 'passed'),
      worked: multipleOf(build, 'worked'),
    };
  return { new: resultOf('new'), old: resultOf('old'), change: changeOf(times) };
}
