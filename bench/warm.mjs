/** Times one engine of one or two builds against JSON.parse of the same body, in turn. */
import { argumentOf, run } from './engines.mjs';
import { median, quantile, ratios, timed } from './timing.mjs';

/** `builds`: 'new', and 'old' where there is another to compare with, to the library imported from it. */
export function measured(builds, engine, body, rounds) {
  const contestants = { parse: { prepare: () => body, call: text => JSON.parse(text) } };
  for (const [build, library] of Object.entries(builds))
    if (typeof library[engine] === 'function')
      contestants[build] = {
        prepare: () => argumentOf(engine, body),
        call: argument => run(library, engine, argument),
      };
  return summaryOf(timed(contestants, rounds));
}

function summaryOf(times) {
  const parse = median(times.parse);
  const build = list =>
    list && {
      milliseconds: median(list),
      range: [Math.min(...list), Math.max(...list)],
      multiple: median(list) / parse,
    };
  return { new: build(times.new), old: build(times.old), change: changeOf(times) };
}

/** New over old, round by round: the median and the middle half. */
export function changeOf({ new: after, old: before }) {
  if (!after || !before) return null;
  const list = ratios(after, before);
  return { middle: median(list), from: quantile(list, 0.25), to: quantile(list, 0.75) };
}
