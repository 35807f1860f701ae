/** Times calls in turn, so that a busy machine slows all of them alike. */
import { started } from './clock.mjs';

/** Kept, so that no call can be optimised away. */
let sink = 0;

/**
 * `contestants`: name to { prepare, call }. Each round runs all of them once, from another one first each time; only
 * `call` is timed. Gives the milliseconds of each by both clocks, round by round.
 */
export function timed(contestants, { rounds, warmUp }) {
  const names = Object.keys(contestants);
  const times = timesOf(names);
  for (let round = -warmUp; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round + warmUp) % names.length];
      const { prepare, call } = contestants[name];
      const argument = prepare();
      const stop = started();
      const result = call(argument);
      const time = stop();
      sink += Object.keys(result).length;
      if (round >= 0) note(times[name], time);
    }
  }
  if (sink === 0) throw new Error('nothing was computed');
  return times;
}

/** Name to the lists of both clocks. */
export const timesOf = names => Object.fromEntries(names.map(name => [name, { passed: [], worked: [] }]));

export function note(times, { passed, worked }) {
  times.passed.push(passed);
  times.worked.push(worked);
}

const sorted = list => [...list].sort((a, b) => a - b);

/** The value below which a share of the list lies. */
export const quantile = (list, share) =>
  sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))];

export const median = list => quantile(list, 0.5);

export const mean = list => list.reduce((sum, value) => sum + value, 0) / list.length;

/** New over old by the work of the main thread, round by round: the median and the middle half; null without an old one. */
export function changeOf({ new: after, old: before }) {
  if (!after || !before) return null;
  const list = after.worked.map((value, round) => value / before.worked[round]);
  return { middle: median(list), from: quantile(list, 0.25), to: quantile(list, 0.75) };
}
