/** Counts the steps of the planted functions; prints one JSON object of growths by kind and name. */
import './start.mjs';
import { stepsSoFar } from './counters.mjs';
import { growthOf } from './growth.mjs';

/** Small where cost is the square of it; large where logarithms must come out. */
const SIZES = { QUADRATIC: 250, LINEAR: 1000, SORTING: 2000 };
const planted = await import('./planted/functions.mjs');

const stepsOf = (call, size) => {
  const before = stepsSoFar();
  call(size);
  return stepsSoFar() - before;
};
const growths = Object.entries(planted).map(([kind, functions]) => [
  kind,
  Object.entries(functions).map(([name, call]) => {
    const [least, large, small] = [1, 4 * SIZES[kind], SIZES[kind]].map(size => stepsOf(call, size));
    return { name, growth: growthOf({ least, small, large }) };
  }),
]);
console.log(JSON.stringify(Object.fromEntries(growths)));
