/** Where counted modules and built-ins put their steps. One table for the process, as prototypes are. */

const modules = [];
const builtIns = new Map();
const state = { samples: null, every: 0, next: 0, total: 0, isSampling: false };

/** The count of a built-in, or of the syntax that copies as built-ins do. Who adds to it finds it once, not at each step. */
export function builtIn(name) {
  const existing = builtIns.get(name);
  if (existing !== undefined) return existing;
  const made = { name, steps: 0 };
  builtIns.set(name, made);
  return made;
}

export function addSteps(to, count) {
  if (state.isSampling) return;
  to.steps += count;
  if (state.samples !== null) sample(to.name, count);
}

const JOINED = builtIn('text joined');
const COPIED = builtIn('items copied');
const MADE = builtIn('items made');

/** Deals out the counters of a module: one for each function. */
function countersOf(names) {
  const counts = new Float64Array(names.length);
  modules.push({ names, counts });
  return counts;
}

/** As if the text were copied whole: an engine may put that off, not spare it, once the text is read. */
function joined(value) {
  if (typeof value === 'string') addSteps(JOINED, value.length);
  return value;
}

function listed(value) {
  addSteps(COPIED, sizeOf(value));
  return value;
}

/** Of `new Set(list)`, `new Float64Array(5000)`: what it holds from the start. */
function made(value) {
  if (typeof value === 'object' && value !== null) addSteps(COPIED, sizeOf(value));
  if (typeof value === 'number' && value > 0) addSteps(MADE, value);
  return value;
}

function sizeOf(value) {
  if (typeof value === 'string' || Array.isArray(value) || ArrayBuffer.isView(value)) return value.length;
  if (value instanceof Set || value instanceof Map) return value.size;
  if (typeof value !== 'object' || value === null) return 0;
  // An iterator counts its own steps.
  return typeof value[Symbol.iterator] === 'function' ? 0 : Reflect.ownKeys(value).length;
}

export function install() {
  globalThis.$$growth = { countersOf, joined, listed, made };
}

/** Steps since the start. */
export function stepsSoFar() {
  let total = 0;
  for (const { counts } of modules) for (const count of counts) total += count;
  for (const { steps } of builtIns.values()) total += steps;
  return total;
}

/** The steps of each function and built-in since the start, by name. */
export function stepsByName() {
  const steps = new Map([...builtIns.values()].map(each => [each.name, each.steps]));
  for (const { names, counts } of modules) {
    names.forEach((name, index) => {
      steps.set(name, (steps.get(name) ?? 0) + counts[index]);
    });
  }
  return steps;
}

/** From now on, who calls built-ins is noted once in so many steps; returns the notes so far. */
export function sampleCallers(every) {
  const { samples } = state;
  Object.assign(state, { samples: every > 0 ? new Map() : null, every, next: every, total: 0 });
  return samples ?? new Map();
}

function sample(name, count) {
  state.total += count;
  if (state.total < state.next) return;
  const times = Math.floor((state.total - state.next) / state.every) + 1;
  state.next += times * state.every;
  state.isSampling = true;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 14;
  const frames = new Error('sample').stack
    .split('\n')
    .slice(1)
    .filter(line => !line.includes('support/growth'))
    .slice(0, 4)
    .map(line =>
      line
        .trim()
        .replace(/^at /, '')
        .replace(/file:\S*\//, ''),
    );
  Error.stackTraceLimit = limit;
  const key = `${name} < ${frames.join(' < ')}`;
  state.samples.set(key, (state.samples.get(key) ?? 0) + times * state.every);
  state.isSampling = false;
}
