/** Times calls in turn, so that a busy machine slows all of them alike. */

/** Kept, so that no call can be optimised away. */
let sink = 0;

/**
 * `contestants`: name to { prepare, call }. Each round runs all of them once, from another one first each time; only
 * `call` is timed. Gives the milliseconds of each, round by round.
 */
export function timed(contestants, { rounds, warmUp }) {
  const names = Object.keys(contestants);
  const times = Object.fromEntries(names.map(name => [name, []]));
  for (let round = -warmUp; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round + warmUp) % names.length];
      const { prepare, call } = contestants[name];
      const argument = prepare();
      const start = performance.now();
      const result = call(argument);
      const end = performance.now();
      sink += Object.keys(result).length;
      if (round >= 0) times[name].push(end - start);
    }
  }
  if (sink === 0) throw new Error('nothing was computed');
  return times;
}

const sorted = list => [...list].sort((a, b) => a - b);

/** The value below which a share of the list lies. */
export const quantile = (list, share) =>
  sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))];

export const median = list => quantile(list, 0.5);

export const mean = list => list.reduce((sum, value) => sum + value, 0) / list.length;

/** Round by round, how often the second fits into the first. */
export const ratios = (above, below) => above.map((value, round) => value / below[round]);
